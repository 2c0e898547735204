import { describe, expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { hasTranslatedWords } from '../../../../src/content/checks/text/translated-words';
import {
  fieldWords,
  untranslatedFields,
  type FieldWords,
} from '../../../../src/content/checks/text/untranslated-fields';
import { readWordPairs } from '../../../../src/content/checks/words/word-pairs';

/** Words of labels with their Italian; "server" is the word of both languages. */
const pairs = readWordPairs(
  'rename 90 rinom\nlinked 90 colle\nreset 90 ripri\nupload 90 caric\nqueued 90 coda\nserver 90 serve\ntoday 90 oggi\nsheet 90 fogli\ngasket 90 guarn\ntanker 90 petro\ndimmer 90 regol\npreview 90 antep previ\npreview 90 antep\nbackend 90 motor\nundo 90 annul\ntimer 90 tempo timer\nreport 90 rappo repor\nformat 90 forma\n\noggi 90\n',
);
const languages = { source: 'en', target: 'it' };

/** The labels of a field that are left in English. */
function leftIn(value: string, target: string, data = 'html'): readonly unknown[] {
  const field = { type: 'localizable', data, source: value, target };
  return checkField(field, languages, new Set(['target-equals-source'] as const), pairs).map(
    ({ detail }) => detail['text'],
  );
}

describe('a label whose words are known in the target’s language', () => {
  test.each([
    ['of a link', '<a href="/x">Rename queued items</a>', ['Rename queued items']],
    ['of an attribute, beside abbreviations', '<img src="a.png" alt="Reset TOTP code">', ['Reset TOTP code']],
    [
      'of an attribute, beside one that is not known',
      '<img src="a.png" alt="Upload foxglove">',
      ['Upload foxglove'],
    ],
    ['of a list item', '<ul><li>Upload Queued Tasks</li></ul>', ['Upload Queued Tasks']],
    [
      'with function words',
      '<table><tr><td>Linked gasket to foxglove</td></tr></table>',
      ['Linked gasket to foxglove'],
    ],
    ['with an article', '<h3>Reset an foxglove sheet</h3>', ['Reset an foxglove sheet']],
    ['with a possessive', '<h3><i>Foxglove</i>’s sheet wikipedia</h3>', ['Foxglove’s sheet wikipedia']],
    [
      'that begins with an article',
      '<a href="https://a.example/">the Foxglove handbook</a>',
      ['the Foxglove handbook'],
    ],
  ])('%s is reported', (_why, label, expected) => {
    expect(leftIn(`<p>See it here.</p>${label}`, `<p>Si veda qui.</p>${label}`)).toEqual(expected);
  });

  test.each([
    ['of a name of three words', '<h3>Gasket Tanker Dimmer</h3>'],
    ['that may be the title of another site', '<a href="https://a.example/">Gaskets of Foxglove</a>'],
    ['of code in small letters', '<p><b>gasket tanker</b></p>'],
    ['with its abbreviation', '<a href="/x">Gasket Dimmer (GD)</a>'],
    ['whose words Italian has as well', '<a href="/x">Server Dimmer Foxglove</a>'],
    ['with options', '<p><b>gasket -t, --tanker</b></p>'],
  ])('%s is none', (_why, label) => {
    expect(leftIn(`<p>See it here.</p>${label}`, `<p>Si veda qui.</p>${label}`)).toEqual([]);
  });
});

test.each([
  ['GNOME Gasket', []],
  ['Reset Gasket', ['Reset Gasket']],
])('a line of a text may be a name with an abbreviation: %s', (line, expected) => {
  expect(leftIn(`See it here.\n${line}`, `Si veda qui.\n${line}`, 'text')).toEqual(expected);
});

test.each([
  ['Account Settings', true],
  ['Sheet of Settings', true],
  // Italian has the word as well.
  ['Format Settings', false],
  ['GNOME Settings', false],
  ['ON UPDATE', false],
  ['Foxglove Settings', false],
  ['Amber Settings', true],
  ['Account 365', false],
])('all words of a label have a translation: %s', (text, expected) => {
  const field = { type: 'localizable', data: 'html', source: 'The amber light.', target: 'La luce gialla.' };
  expect(hasTranslatedWords(text, parsePair(field, languages, pairs))).toBe(expected);
});

/** The fields that are left in English, of a request with these sources and targets. */
function fieldsLeft(fields: readonly (readonly [source: string, target: string])[]): readonly number[] {
  return [...untranslatedFields(fields.map(([source, target]) => wordsOf(source, target))).keys()];
}

const wordsOf = (source: string, target: string): FieldWords =>
  fieldWords(parsePair({ type: 'localizable', data: 'text', source, target }, languages, pairs), []);

describe('a field that is a word alone', () => {
  const rest = Array.from({ length: 10 }, (_, at) => [`Item ${at}`, `Voce ${at}`] as const);
  test.each([
    ['whose translation is known', [['Today', 'Today']], [0]],
    ['that both languages have', [['Server', 'Server']], []],
    ['for a part of a program', [['Backend', 'Backend']], []],
    ['for a part of a machine', [['Gasket', 'Gasket']], [0]],
    ['that a few keep', [['Report', 'Report']], [0]],
    ['that is rare, and always translated', [['Undo', 'Undo']], [0]],
    ['that is short, and that some keep', [['Timer', 'Timer']], []],
    ['in capitals', [['TODAY', 'TODAY']], []],
    [
      'that another field keeps',
      [
        ['Today', 'Today'],
        ['Open Today', 'Apri Today'],
      ],
      [],
    ],
    [
      'among names',
      [
        ['Today', 'Today'],
        ['Foxglove', 'Foxglove'],
        ['Tansy', 'Tansy'],
        ['Sorrel', 'Sorrel'],
      ],
      [],
    ],
  ] as const)('%s', (_why, fields, expected) => {
    expect(fieldsLeft([...fields, ...rest])).toEqual(expected);
  });

  test.each([
    ['two names', ['undo', 'char', 'bool'], []],
    ['one name', ['undo', 'char'], [0]],
    ['another word of English', ['undo', 'char', 'value'], [0]],
    ['one that is translated elsewhere', ['undo', 'char', 'gasket'], [0, 2]],
    ['names with capitals', ['undo', 'Char', 'Bool'], [0]],
    ['two names, with a capital', ['Undo', 'char', 'bool'], [0]],
  ] as const)('in small letters beside %s', (_why, words, expected) => {
    expect(fieldsLeft([...words.map((word) => [word, word] as const), ...rest, ...rest])).toEqual(expected);
  });

  test('in small letters far from names', () => {
    const names = ['char', 'bool'].map((word) => [word, word] as const);
    expect(fieldsLeft([...names, ...Array.from({ length: 4 }, () => rest).flat(), ['undo', 'undo']])).toEqual(
      [2 + 4 * rest.length],
    );
  });

  test('may be one of the target’s language, and two are left in English', () => {
    const [word, words] = ['Today', 'Today it was renamed'].map((text) => {
      const field = { type: 'localizable', data: 'text', source: text, target: text };
      const left = untranslatedFields([
        fieldWords(parsePair(field, languages, pairs), []),
        ...rest.map(([source, target]) =>
          fieldWords(parsePair({ ...field, source, target }, languages, pairs), []),
        ),
      ]);
      return left.get(0)?.variant ?? checkField(field, languages)[0]?.variant;
    });
    expect([word, words]).toEqual(['word', 'whole']);
  });
});

test('the words of fields are read only where one of them is left as it is in the source', () => {
  const [left, rest] = [wordsOf('Today', 'Today'), [wordsOf('Open today', 'Apri oggi')]];
  untranslatedFields(rest);
  expect(rest.map(({ source }) => source.facts)).toEqual([undefined]);
  untranslatedFields([left, ...rest]);
  expect(rest.map(({ source }) => source.facts?.size)).toEqual([1]);
});
