import { describe } from 'vitest';
import { proveRows } from './found-problems';

/** Reports on real texts that were read and found wrong, in texts of our own, beside mistakes that stay. */
describe('code', () => {
  proveRows('code', [
    ['Open /Help/About Us', 'Öffnen Sie /Hilfe/Über uns', []],
    ['Use @name at the start', 'Verwenden Sie @imię am Anfang', []],
    ['#set the owner\nchown a b', '#Besitzer setzen\nchown a b', []],
    ['--days MAX_DAYS  change to MAX_DAYS', '--days TAGE  ändert auf TAGE', []],
    ['See <i>path_element</i> there', 'Siehe dort <i>Pfadelement</i>', []],
    ['THE ENTIRE RISK AS TO THE QUALITY', 'DAS GANZE RISC DER QUALITÄT IST', []],
    ['Read Example.jpg here', 'Lies Beispiel.jpg hier', []],
    ['Run <code>cut -d":" -f1</code> now', "Führe <code>cut -d':' -f1</code> aus", []],
    ['<code>Total dependencies</code> counts', '<code>Total de dependencias</code> cuenta', [], 'en es'],
    ['<code>~Dreplaces:PATTERN</code>', '<code>~Dreplaces:MUSTER</code>', []],
    [
      'Read /etc/munin/munin.conf now',
      'Lies jetzt /etc/muninin/munin.conf',
      ['name-changed: /etc/munin/munin.conf, /etc/muninin/munin.conf'],
    ],
    ['Set MAX_SIZE to it', 'Setzen Sie es', ['name-missing: MAX_SIZE']],
    ['Choose a file_name there', 'Wählen Sie ihn', ['name-missing: file_name']],
  ]);
});

describe('html', () => {
  proveRows('html', [
    ['<p>One.</p><p>Two.</p>', '<p>Eins.<p>Zwei.</p>', []],
    ['<p>One.</p><ul><li>Two.</li></ul>', '<p>Eins.<ul><li>Zwei.</li></ul>', []],
    [
      '<p>One.</p><ul><li>Two.</li></ul>',
      '<p>Eins.<ul><li>Zwei.</li></ul></p>',
      ['block-in-inline: <ul> in <p>'],
    ],
  ]);
});

describe('unsafe-html', () => {
  proveRows('unsafe-html', [
    ['<p>One</p>', '<meta name="keywords" content="eins"><p>Eins</p>', []],
    ['<p>One</p>', '<meta http-equiv="refresh" content="0;url=x"><p>Eins</p>', ['element: <meta>']],
  ]);
});

describe('tags-nesting', () => {
  proveRows('tags-nesting', [
    ['translator-credits', 'Anna <anna@example.org>, 2013\nOtto <otto@example.org>', []],
    ['run <hostname> now', 'jetzt <Rechnername> ausführen', []],
    ['<b>One</b>', '<b>Eins', ['unclosed: <b>']],
  ]);
});

describe('numbers', () => {
  proveRows('numbers', [
    ['A 25 cent piece ($.25)', 'Eine Münze zu 25 Cent (0,25 $)', []],
    ['The limit is 2000 MiB', 'La limite est de 2000 Mio', [], 'en fr'],
    ['In the 17th century', 'au dix-septième siècle', [], 'en fr'],
    ['About 20 files', 'une vingtaine de fichiers', [], 'en fr'],
    ['In the 11th century', 'tra l’undicesimo secolo', [], 'en it'],
    ['In the 11th century', 'au XIème siècle', [], 'en fr'],
    ['In the 17th century', '1600-luvulla', [], 'en fi'],
    ['For two decades he ruled', '20年間統治した', [], 'en ja'],
    ['One hundred and forty years ago', 'Vor 140 Jahren', []],
    ['The page ls(1) says it', 'Die Seite ls sagt es', []],
    ['The page open says it', 'Die Seite open(2) sagt es', []],
    ['The page open(2) says it', 'Die Seite open(3) sagt es', ['missing: 2', 'extra: 3']],
    ['an 80% chance', 'eine 80%ige Chance', []],
    ['Suffix MiB (2^20)', 'Endung MiB (2²⁰)', []],
    ['$1 pages were found', '{{PLURAL:$1|$1 Seite wurde|$1 Seiten wurden}} gefunden', []],
    ['(1809 -1886)', '(1809 –1886)', []],
    ['health, attack, defense and evade', '体力、攻撃、防御、回避の4種類', [], 'en ja'],
    ['Radius 1 Hex', 'Zone d’un hexagone', [], 'en fr'],
    ['Pay 64 now', 'Jetzt zahlen', ['missing: 64']],
  ]);
});

describe('placeholders', () => {
  proveRows('placeholders', [
    ['{{PLURAL:$1|one page|$1 pages}} found', '{{PLURAL:$1|eine Seite|$1 Seiten}} gefunden', []],
    ['Rename this {{GENDER:$1|user}}', 'Nimeä tämä käyttäjä', [], 'en fi'],
    ['Search {{SITENAME}}', 'Hledání na {{grammar:6sg|{{SITENAME}}}}', [], 'en cs'],
    ['Search {{SITENAME}}', 'Suche', ['missing: {{SITENAME}}']],
    ['%1% %2%, %3%', '%3%年%1%月%2%日', [], 'en ja'],
    ['Too large ($1 bytes)', 'Zu groß ({{formatnum:$1}} Bytes)', []],
    ['inflicts ~%1% points', 'verursacht %1% Punkte', []],
    ['line[:column]', 'Zeile[:Spalte]', []],
    ['Single[[underlining]]', 'Einfach', []],
    ['Dear [[name]],', 'Guten Tag,', ['missing-likely: [[name]]']],
    ['Take __time__s for it', 'Dafür __time__ nehmen', []],
    ['Dear __name__, hello', 'Guten Tag', ['missing: __name__']],
  ]);
});

describe('corrupted', () => {
  proveRows('corrupted', [
    ['The pattern', 'Ett vackert monster', [], 'en sv'],
    ['It is changed by others', 'Den styrs av andras vilja', [], 'en sv'],
    ['The Rysssry clan', 'Клан Рисссри', [], 'en uk'],
    ['The Hallstatt era', 'De Hallstatttijd', [], 'en nl'],
    ['Print all of it', 'Print allle zinnen', ['three-times: allle'], 'en nl'],
  ]);
});

describe('leftovers', () => {
  proveRows('leftovers', [
    ['Read the log', '記録[訳注: 運用の記録]を読みます', [], 'en ja'],
    ['Read the log', 'Lies das Protokoll (Anm. d. Übers.: log)', []],
  ]);
});

describe('language', () => {
  const title = 'El nacimiento del sol y de la luna en los cuentos';
  proveRows('language', [
    // The letters of a formula are no words.
    [
      '<p>They mean what they should, that is (1&lt;x and x≤y and y&lt;5)</p>',
      '<p>Σημαίνουν ό,τι θα έπρεπε, δηλαδή (1&lt;x and x≤y and y&lt;5)</p>',
      [],
      'en el',
    ],
    [`A book: ${title}.`, `Книга: ${title}.`, [], 'en ru'],
    [
      'A book of old tales.',
      'El nacimiento del sol y de la luna en los cuentos.',
      ['other: El nacimiento del sol y de la luna en los cuentos., Spanish'],
      'en de',
    ],
  ]);
});

describe('target-equals-source', () => {
  const citation = 'Smith, J. (1985). The astronomical knowledge of the people in the south';
  const pages = 'one(1), two-a(1), three(1), four(8)';
  proveRows('target-equals-source', [
    [`<p>Read this:</p><p>${citation}</p>`, `<p>Lies das:</p><p>${citation}</p>`, []],
    [`<p>See also</p><p>${pages}</p>`, `<p>Siehe auch</p><p>${pages}</p>`, []],
    [
      '<p>Read this:</p><p>The knowledge of the people in the south</p>',
      '<p>Lies das:</p><p>The knowledge of the people in the south</p>',
      ['part: The knowledge of the people in the south'],
    ],
  ]);
});
