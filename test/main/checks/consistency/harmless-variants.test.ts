import { describe, expect, test } from 'vitest';
import { checkLines } from '../../../../src/main/checks/line-checks';

type Texts = readonly [source: string, target: string];

/** The checks that compare two requests, each with one field, and find something. */
function found(target: string, ...texts: readonly Texts[]): readonly string[] {
  const lines = texts.map(([value, text]) => ({
    language: { source: 'en', target },
    fields: [{ id: 'a', value, target: text }],
  }));
  return [...checkLines(lines)].flatMap(({ problems }) =>
    problems.map(({ check }) => check).filter((check) => check === 'inconsistent' || check === 'same-target'),
  );
}

describe('two translations of a source are inconsistent', () => {
  test.each([
    ['sv', '&Paste', '&Klistra in', 'K&listra in', []],
    ['sv', '&Paste', '&Klistra in', '&Infoga här', ['inconsistent']],
    ['zh-CN', 'The program may not end.', '程序可能没有结束。 请关闭它', '程序可能没有结束。请关闭它', []],
    [
      'zh-CN',
      'The program may not end.',
      '程序可能没有结束。请关闭它',
      '程序也许没有结束。请关闭它',
      ['inconsistent'],
    ],
    // The word depends on the noun that is left out.
    ['sl', 'None', 'Noben', 'Brez', []],
    ['sl', 'Nothing', 'Noben', 'Brez', ['inconsistent']],
    [
      'de',
      'The program may not end.',
      'Die Weiter leitung endet',
      'Die Weiterleitung endet',
      ['inconsistent'],
    ],
  ])('%s: %s, %s, %s', (language, source, one, other, expected) => {
    expect(found(language, [source, one], [source, other])).toEqual(expected);
  });
});

describe('two sources have the same translation', () => {
  const [menu, target] = ['Select Quiz, Repeat Errors to repeat the', 'Wählen Sie Quiz, Fehler wiederholen'];
  test.each([
    ['cards you have counted as incorrect.', 'questions you answered incorrectly.', []],
    [
      'cards you have counted as incorrect.',
      'last week from its beginning, and to save it.',
      ['same-target'],
    ],
  ])('%s %s', (one, other, expected) => {
    expect(found('de', [`${menu} ${one}`, target], [`${menu} ${other}`, target])).toEqual(expected);
  });
});

test.each([
  [
    'The directory into which track-files are written',
    ['Directory in which the tracks should be written:', []],
  ],
  [
    'The directory into which track-files are written',
    ['Remove all of the settings and begin again', ['same-target']],
  ],
] as const)(
  'two sources that have nearly all words in common say the same: %s, %s',
  (one, [other, expected]) => {
    const target = 'Das Verzeichnis, in das die Dateien der Strecken geschrieben werden';
    expect(found('de', [one, target], [other, target])).toEqual(expected);
  },
);
