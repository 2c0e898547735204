import { describe, expect, test } from 'vitest';
import { foundIn, proveRows } from '../found-problems';

describe('a soft hyphen in a long word says where it may be divided', () => {
  proveRows('invisible-added', [
    ['Failed', 'Mislukka mellomtenar\u00adautentisering', [], 'en nn'],
    ['Mail', 'Un e\u00admail', ['added: U+00AD soft hyphen'], 'en gl'],
    ['Street', 'Stra\u00adße', ['added: U+00AD soft hyphen']],
    ['Page', 'beispiel/dokumenten\u00adverwaltung', ['added: U+00AD soft hyphen']],
  ]);
});

describe('damaged letters make no other language', () => {
  proveRows('language', [
    [
      'To protect this host immediately, you must start it manually.',
      'Um diesen Rechner sofort zu schÃ¼tzen, mÃ¼ssen Sie Ufw manuell starten.',
      [],
    ],
    ['Remember display value on exit', 'Memoreaza valoarea afiºajului la ieºire', [], 'en ro'],
    [
      'You might face problems when using it and all of its parts.',
      'Vous devriez rÃ©gler le problÃ¨me en utilisant les outils de la page.',
      ['other: Vous devriez rÃ©gler le problÃ¨me en utilisant les outils de la page., French'],
      'en ro',
    ],
  ]);
});

describe('a comment of a text with markup is shown on no page', () => {
  const comment = '.. Common link and substitution definitions.';
  proveRows('language', [[`${comment}\n\nRead it.`, `${comment}\n\n読む。`, [], 'en ja']]);
});

describe('letters of another script belong to names and signs', () => {
  proveRows('script', [
    ['The theme of XSETTINGS.', 'Изабрана тема из XSETTINGSа.', [], 'en sr'],
    ['##BFree sources', '##BСвободные исходники', [], 'en ru'],
    ['Standard', 'Cтандарт', ['mixed: Cтандарт, C, Latin'], 'en ru'],
    ['<p>Special code</p>', '<p>Cпециальный код</p>', ['mixed: Cпециальный, C, Latin'], 'en ru'],
    ['Siebrand Mazeland', 'පසිඳු කාවින්ද', [], 'en bg'],
    ['The authority of it', 'Die Autorität [ɔːθɔriti]', []],
    ['The authority of it', 'Die Autorität σθένος', ['unexpected: σθένος, Greek']],
    ['Free Charge', 'Безплатно පසිඳු', ['unexpected: පසිඳු, Sinhala'], 'en bg'],
    ['Free of charge', 'Безплатно පසිඳු', ['unexpected: පසිඳු, Sinhala'], 'en bg'],
    [
      'The commit message was changed to ``Add beta and then the delta.``',
      'コミットログを ``Add beta and then the delta.`` に変更した。',
      [],
      'en ja',
    ],
  ]);
});

describe('names have capitals of their own', () => {
  proveRows('letter-case', [
    ['Amule', 'aMule', [], 'en uk'],
    ['Wayp.', 'PtEtp.', [], 'en fr'],
    ['Heard and MacDonald Islands', 'Islas Heard y McDonald', [], 'en es'],
    ['The common name is empty.', 'Der commonName ist leer.', []],
    ['<p>The data bits of it.</p>', '<p>Младшие <var>битыДанных</var> битов.</p>', [], 'en ru'],
    ['Settings...', 'Настроить DjView...', [], 'en ru'],
    ['The names', 'Der naMen', ['inside: naMen']],
    ['<p>There are files in it.</p>', '<p>Existem arquivos README nele.</p>', [], 'en pt'],
    ['<p>It kills them all.</p>', '<p>Es sendet <b>SIGKILL</b> an alle.</p>', []],
    ['<p>It has addresses.</p>', '<p>Es hat <i>ADRESSE</i>, sonst nichts.</p>', []],
    ['The server is named.', 'Сървърът е DCLXVI там.', [], 'en bg'],
    ['Implicit dependencies', 'IMPLIZITE ABHÄNGIGKEITEN', ['capitals: IMPLIZITE']],
    ['Put the NOT gate before the AND gate.', 'Setze das Gatter vor das andere.', []],
    ['Do NOT put it before the gate.', 'Setze es nie vor das Gatter.', ['no-capitals: NOT']],
    ['The server is named.', 'Der Server ist BENANNT.', ['capitals: BENANNT']],
    ['Hold the Shift key.', 'Tenere premuto il tasto MAIUSC.', [], 'en it'],
    ['Hold the left key.', 'Tenere premuto il tasto MAIUSC.', ['capitals: MAIUSC'], 'en it'],
    ['Hold the Shift key.', 'Tenere PREMUTO il tasto Maiusc.', ['capitals: PREMUTO'], 'en it'],
  ]);
});

describe('numbers and days are small in German', () => {
  proveRows('letter-case', [
    ['Two', 'zwei', []],
    ['Mondays', 'montags', []],
    ['Add/Remove a user', 'ajouter/Supprimer un utilisateur', ['small-start: ajouter'], 'en fr'],
    ['Input/output error', 'i/o hatası', [], 'en tr'],
    ['Recurring', 'wiederkehrend', ['small-start: wiederkehrend']],
  ]);
});

describe('the stop of an abbreviation ends no sentence', () => {
  proveRows('letter-case', [
    ['Dep. Method', 'Afschr. methode', [], 'en nl'],
    [
      '<p>Enter the name and more. Then you click OK.</p>',
      '<p>Geben Sie den Namen, usw. ein und klicken dann OK.</p>',
      [],
    ],
    [
      '<p>If you delete one, all go. Then it ends.</p>',
      '<p>Hvis du f.eks. sletter en, slettes alle.</p>',
      [],
      'en da',
    ],
    ['<p>Read the page on it.</p>', '<p>Lies https://zen. coderdojo. com/charter dazu.</p>', []],
    [
      '<p>It takes both. Check your disc now.</p>',
      '<p>Accepta tots dos. comproveu el vostre disc.</p>',
      ['small-start: comproveu'],
      'en ca',
    ],
    ['The tag is twice. Ignoring.', 'Étiquette en double. ignorée.', ['small-start: ignorée'], 'en fr'],
    ['You set it. You can use it.', 'Dit is de instelling. u kunt het.', ['small-start: u'], 'en nl'],
    // The stop at the end, which the source lacks, tells no abbreviation.
    ['Open it at start. This saves time', 'Beim Start öffnen. dies spart Zeit.', ['small-start: dies']],
    ['Metering of the scene', 'Měření osvětl. scény', [], 'en cs'],
    [
      'Use <code>para</code> for names. Stop the program then.',
      'Use <code>para</code> como nombre. para el programa entonces.',
      ['small-start: para'],
      'en es',
    ],
    ['You set it. You can use it.', 'Dit is de inst. u kunt het.', [], 'en nl'],
    [
      '<p>It ends. If they go, it stops.</p>',
      '<p>On finit. s’ils partent, on finit.</p>',
      ['small-start: s'],
      'en fr',
    ],
    ['<p>It ends. If they go, it stops.</p>', '<p>On finit. S’ils partent, on finit.</p>', [], 'en fr'],
    [
      'Not valid. Expected a word but got {type}.',
      'Geçersiz veri. sözlük yerine {type}.',
      ['small-start: sözlük'],
      'en tr',
    ],
  ]);
});

describe('signs of a pattern and names of commands are not damaged', () => {
  proveRows('corrupted', [
    ['In r, a? matches one.', 'Em r, a?corresponde a um.', [], 'en pt'],
    ['Is it the café?', 'É o caf?da rua.', ['question-marks: É o caf?da rua.'], 'en pt'],
    ['Encoding', 'Codifica??o', ['question-marks: Codifica??o'], 'en pt'],
    ['Why is it so?', 'Porque?? Não se sabe', [], 'en pt'],
    ['Keyboard', 'Teclado - \\mattt{}', [], 'en es'],
    ['Keyboard', 'Teclado matttes', ['three-times: matttes'], 'en es'],
  ]);
});

describe('words of a sentence are in no other language', () => {
  proveRows('language', [
    [
      'The browser separates the list in Jouyou, Jinmeiyou and non-Jouyou kanji.',
      'Kanji-bläddraren separerar listan i jōyō, jinmeiyō och icke-jōyō kanji.',
      [],
      'en sv',
    ],
  ]);
});

test('an address with words for its signs is in no language', () => {
  const address = '<smann at cgl uwaterloo ca>';
  const target = `Igro za izkušene igralce je sestavil Steve Mann ${address}, z nekaj idejami.`;
  expect(foundIn('language', `It is by Steve Mann ${address}.`, target, 'en sl', 'text')).toEqual([]);
});
