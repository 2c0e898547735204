import { describe, expect, it } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { proveRows } from '../found-problems';

const sentence = (text: string, times: number): string => `<p>${`${text} `.repeat(times).trim()}</p>`;

const options = (...items: readonly (readonly [string, string])[]): string =>
  `<dl>${items.map(([term, meaning]) => `<dt>${term}</dt><dd>${meaning}</dd>`).join('')}</dl>`;
const [item, eines] = ['modify one item with a value '.repeat(4), 'ändere eines mit einem Wert '.repeat(4)];

describe('a paragraph whose text stands in another one is not said to be too short or too long', () => {
  const [first, long] = ['The rocket needs steel.', 'The tech level at the launch is its probability.'];
  const [erster, langer] = [
    'Die Rakete braucht Stahl.',
    'Die Technik beim Start ist ihre Wahrscheinlichkeit.',
  ];
  proveRows('length', [
    // The long paragraph became the third one.
    [
      sentence(first, 6) + sentence(long, 8) + sentence('Rockets need no roads.', 2),
      sentence(erster, 6) + sentence('Misslingt ein Start, dann folgen fünf.', 2) + sentence(langer, 8),
      [],
    ],
    // A list of options in another order, and one whose meanings alone were exchanged.
    [options(['-o value', item], ['-debug', 'debug']), options(['-debug', 'prüfe'], ['-o Wert', eines]), []],
    [
      options(['-o value', item], ['-debug', 'debug']),
      options(['-o Wert', 'prüfe'], ['-debug', eines]),
      ['short: 5 %, 110 %'],
    ],
    // Both are the translation of the other one's source.
    [
      sentence(first, 12) + sentence(long, 1),
      sentence(langer, 1) + sentence(erster, 12),
      ['short: 19 %, 110 %', 'long: 646 %, 110 %'],
    ],
    // A text that stands nowhere else is missing.
    [
      sentence(first, 6) + sentence(long, 8) + sentence('Rockets need no roads.', 2),
      sentence(erster, 6) + sentence(langer, 2) + sentence('Raketen brauchen keine Straßen.', 2),
      ['short: 28 %, 110 %'],
    ],
  ]);
});

it('no sentence of a paragraph is said to be missing where its text stands in another one', () => {
  const field = {
    type: 'localizable',
    data: 'html',
    source: `<p>Rockets fly.</p>${sentence('The tech level is its probability of success.', 6)}<p>No roads are needed by the rockets of a town.</p>`,
    target: `<p>Raketen fliegen.</p><p>Fünf.</p>${sentence('Die Technik ist die Wahrscheinlichkeit des Erfolgs.', 6)}`,
  };
  expect(checkField(field, { source: 'en', target: 'de' }, new Set(['length', 'missing-sentences']))).toEqual(
    [],
  );
});

describe('words said twice on purpose are no slip', () => {
  proveRows('doubled-words', [
    // An interjection.
    ['Uh-oh! It is gone.', 'Oh oh ! Il a disparu.', [], 'en fr'],
    // A small word is a slip before an exclamation mark, too.
    ['Go out of it!', 'Sors de de !', ['doubled: de'], 'en fr'],
    // A conjunction and a variable.
    [
      '<p><tt><i>a</i>*</tt> and <tt><i>a</i>+</tt> are short.</p>',
      '<p><tt><i>a</i>*</tt> a <tt><i>a</i>+</tt> jsou zkratky.</p>',
      [],
      'en cs',
    ],
    // The name of a column and a preposition.
    [
      '<p>Select the <b>From</b> cell of a row.</p>',
      '<p>Selecteer de cel <b>Van</b> van een rij.</p>',
      [],
      'en nl',
    ],
    [
      '<p>Select the cell of a row.</p>',
      '<p>Selecteer de cel <b>van</b> van een rij.</p>',
      ['doubled: van'],
      'en nl',
    ],
    // A letter of two bytes before a letter.
    ['Tripwire no longer mails', 'Por omissÃ£o o Tripwire nÃ£o envia', [], 'en pt'],
    ['Tripwire no longer mails', 'Por isso o o Tripwire não envia', ['doubled: o'], 'en pt'],
    // Two words of a name, and a word that was added to it.
    ['Primary Major Horizontal', 'Основной Основной Горизонтальный', [], 'en ru'],
    ['Primary Horizontal', 'Основной Основной Горизонтальный', ['doubled: Основной'], 'en ru'],
    ['One word', 'Ein Wort Wort', ['doubled: Wort']],
    // A particle and a preposition.
    ['Adds to green based on red level', 'Lägger till till grönt beroende på rödnivån', [], 'en sv'],
    ['Adds to green based on red level', 'Lägger till grönt grönt på rödnivån', ['doubled: grönt'], 'en sv'],
    // The names of letters.
    ['AAC', 'أي أي سي', [], 'en ar'],
    // The ends of two phrases.
    [
      'Show the untagged images tag as a normal tag',
      'Erakutsi gabekoen etiketa etiketa arrunt gisa',
      [],
      'en eu',
    ],
    [
      'Show the untagged images as a normal tag',
      'Erakutsi gabekoen etiketa etiketa arrunt gisa',
      ['doubled: etiketa'],
      'en eu',
    ],
    // Three times.
    ['Great-great-grandparents are 25.', 'Stare stare starše: stare stare stare starše 25.', [], 'en sl'],
    ['Way, Way Down', '밑으로 밑으로', [], 'en ko'],
    ['Open, open it.', 'Abrir la la carpeta.', [], 'en es'],
    ['It is open, open it.', 'Abrir de de carpeta.', ['doubled: de'], 'en es'],
    ['Way', '밑으로 밑으로', ['doubled: 밑으로'], 'en ko'],
  ]);
});

describe('a word is said twice on purpose in one construction alone', () => {
  proveRows('doubled-words', [
    ['No matching data', 'No hay datos que que coincidan', ['doubled: que'], 'en es'],
    ['It is better that it wait.', 'Es mejor que esperes que que falle.', [], 'en es'],
    ['Tasks you left alone', 'Tarefas que que você deixou', ['doubled: que'], 'en pt'],
    ['There is more than there seems', 'Há mais do que que parece', [], 'en pt'],
    ['Hide the walk on foot', 'Anweisungen für den den Fußweg', ['doubled: den']],
    ['The options that control the view', 'Die die Anzeige steuernden Optionen', []],
    ['Formats made by it are known.', 'Es kennt die die von ihm definierten Formate.', ['doubled: die']],
    ['The file for which the user waits', 'Die Datei, auf die die Person wartet', []],
    ['Those who write and those who read', 'Die schreiben und die die lesen', []],
    ['Could not save the file', 'Kon het het bestand niet opslaan', ['doubled: het'], 'en nl'],
    ['When it opens the file', 'Als het het bestand opent', [], 'en nl'],
    ['In the window', 'Dans la la fenêtre', ['doubled: la'], 'en fr'],
    ['It can be used.', '사용할 수 수 있습니다.', ['doubled: 수'], 'en ko'],
    ['It can be used again.', '각 각 사용합니다.', [], 'en ko'],
  ]);
});

describe('a list whose items have the same word says it twice in a row', () => {
  const twice = "<p>Pot contenir la UID del segment, la UID del segment, la UID de l'anterior.</p>";
  proveRows('repeated-text', [
    ['<p>It can have the family UID, segment UID, previous segment UID.</p>', twice, [], 'en ca'],
    [
      '<p>It can have the number of the segment and of the one before it.</p>',
      twice,
      ['twice: la UID del segment, la UID del segment,'],
      'en ca',
    ],
  ]);
});

describe('a clause that ends two sentences of the source is a sentence said twice', () => {
  const twice =
    '<p>リクエストは成功するか失敗します。両方は起こりえません。約束は守るか破ります。両方は起こりえません。</p>';
  proveRows('repeated-text', [
    [
      '<p>It may succeed or fail, never both. They may fulfill or reject, never both.</p>',
      twice,
      [],
      'en ja',
    ],
    [
      '<p>It may succeed or fail, never both. They may fulfill or reject.</p>',
      twice,
      ['twice: 両方は起こりえません。'],
      'en ja',
    ],
  ]);
});

describe('a sign or name that the source sets as code, and a name of code, are no notes', () => {
  proveRows('leftovers', [
    ['<p>See the <code>TODO</code> file.</p>', '<p>Siehe die Datei TODO für mehr.</p>', []],
    ['<p>See the <code>NEWS</code> file.</p>', '<p>Siehe die Datei TODO.</p>', ['note: TODO.']],
    ['<p>It is an extension.</p>', '<p>Die Erweiterung heißt __imag__.</p>', []],
    ['<p>It is an extension.</p>', '<p>Die __neue Erweiterung__.</p>', ['markdown: __neue Erweiterung__']],
    ['<p>It is line 0 of <code>???</code>.</p>', '<p>Es Zeile 0 von „???“.</p>', []],
    ['<p>It is line 0 of <code>main</code>.</p>', '<p>Es Zeile 0 von „???“.</p>', ['note: ???']],
  ]);
});
