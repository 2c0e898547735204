import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('marks that were lost', () => {
  proveRows('punctuation', [
    // A space after the mark that follows a tag.
    ['<p><code>x</code>. Then</p>', '<p><code>x</code>.Dann</p>', ['space-after: .']],
    ['<p><var>host</var> log</p>', '<p><var>host</var>.log</p>', []],
    // An apostrophe.
    [
      'the authorization, an authorization',
      'lautorisation et une autorisation',
      ['apostrophe-missing: lautorisation'],
      'en fr',
    ],
    ['having to know', 'savoir et avoir', [], 'en fr'],
    ['with the mouse', 'à laide de la souris', ['apostrophe-missing: laide'], 'en fr'],
    ['with the ugly mouse', 'de laide à la souris', [], 'en fr'],
    ['the files of Apache run', 'Apachenin dosyaları çalışır', ['apostrophe-missing: Apachenin'], 'en tr'],
    // Every longer word of a title has a capital.
    ['Factory for Test DBus Applet', 'Dbus Testi Uygulamacığı için Üretici', [], 'en tr'],
    ['_Add to Panel', 'Panele _Ekle', [], 'en tr', 'text'],
    ['Send Login Link', 'Giriş Linki Gönder', [], 'en tr'],
    // Quotation marks around a whole block.
    [
      '<p>The text is shown on it.</p>',
      '<p>"Le texte est affiché dessus."</p>',
      ['quotes-added: "Le texte est affiché dessus."'],
      'en fr',
    ],
    ["<p>'The text is shown on it.'</p>", '<p>"Le texte est affiché dessus."</p>', [], 'en fr'],
  ]);
});

describe('words that are said twice', () => {
  proveRows('doubled-words', [
    ['so that what you see', 'por lo que lo que vea', [], 'en es'],
    ['what you see', 'en lo que lo que vea', ['phrase: lo que'], 'en es'],
    ['from which you see it', 'por el que el que vea', ['phrase: el que'], 'en es'],
    ['for this, which you see', 'por isso que isso que vê', ['phrase: isso que'], 'en pt'],
    ['the HTTP message 400', 'un message HTTP message HTTP 400', ['phrase: message HTTP'], 'en fr'],
    ['step by step through it', 'paso a paso a través', [], 'en es'],
    ['launched by processes launched by it', 'iniciados por procesos iniciados por procesos', [], 'en es'],
    ['an icon of the MIME type', 'type MIME <var>type MIME</var>', [], 'en fr'],
    ['some of them', 'thể có thể có', [], 'en vi'],
  ]);
});

describe('the end before a list', () => {
  proveRows('end-punctuation', [
    ['<p>It has two benefits:</p><ul></ul>', '<p>Es hat zwei Vorteile.</p><ul></ul>', ['changed: :, .']],
    ['<p>It has two benefits:</p><img src="a">', '<p>Es hat zwei Vorteile.</p><img src="a">', []],
    [
      '<p>They are listed below because of it:</p><ul></ul>',
      '<p>Elles sont énumérées ici à cause de cela</p><ul></ul>',
      ['missing: :'],
      'en fr',
    ],
    ['<p>Examples of it:</p><ul></ul>', '<p>Exemples</p><ul></ul>', [], 'en fr'],
    [
      '<h2>Clients <a href="#c">&para;</a></h2>',
      '<h2>Clients. <a href="#c">&para;</a></h2>',
      ['extra: .'],
      'en fr',
    ],
    ['<h2>Running all of the sites.</h2>', '<h2>Alle Sites betreiben</h2>', []],
    ['<p>It is logged.</p><p>One.</p>', '<p>記録します、</p><p>一。</p>', ['changed: ., 、'], 'en ja'],
    ['<p>It is logged.<br>One.</p>', '<p>記録します、<br>一。</p>', [], 'en ja'],
  ]);
});

describe('a short word that lost its apostrophe in French', () => {
  proveRows('punctuation', [
    ['The value of an option', 'La valeur dune option', ['apostrophe-missing: dune'], 'en fr'],
    ['One of the files', 'Lun des fichiers', ['apostrophe-missing: Lun'], 'en fr'],
    ['The name of a file', 'Le nom dun fichier', ['apostrophe-missing: dun'], 'en fr'],
    ['The height of the dune', 'La hauteur de la dune est là', [], 'en fr'],
    ['The light of the moon', 'La lune des nuits', [], 'en fr'],
  ]);
});
