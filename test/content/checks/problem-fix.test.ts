import { expect, test } from 'vitest';
import { checkField } from '../../../src/content/checks/check-field';
import { fixEverywhere } from '../../../src/content/checks/fix-everywhere';
import type { Finding, FoldedFinding } from '../../../src/content/checks/problem';
import { fixOf } from '../../../src/content/checks/problem-fix';

/** The fixes of all problems of a field, as `act text → target`. */
function fixesOf(source: string, target: string, languages = 'en de'): readonly string[] {
  const [from = '', to = ''] = languages.split(' ');
  const field = { type: 'localizable', data: 'html', source, target };
  const problems = checkField(field, { source: from, target: to });
  return problems.flatMap((problem) => {
    const fix = fixOf(problem, { source, target, data: 'html', problems });
    return fix === undefined ? [] : [`${fix.act} ${fix.text} → ${fix.target}`];
  });
}

test.each([
  // One number that became another is one problem.
  ['Use 85 of them.', 'Nimm 58 davon.', ['use 85 → Nimm 85 davon.']],
  ['Dear {name}, hello.', 'Liebe {nom}, hallo.', ['use {name} → Liebe {name}, hallo.']],
  ['See <a href="/a">this</a>.', 'Siehe <a href="/b">dies</a>.', ['use /a → Siehe <a href="/a">dies</a>.']],
  [
    'Use <code class="x">git</code> for it.',
    'Nimm git dafür.',
    ['insert <code> → Nimm <code class="x">git</code> dafür.'],
  ],
  ['One space here.', 'Ein  Leerzeichen hier.', ['one-space  → Ein Leerzeichen hier.']],
  ['Name: ', 'Name:', ['insert-space  → Name: ']],
  ['Name:', 'Name: ', ['remove-space  → Name:']],
  ['Sugar and salt.', 'Zucker und und Salz.', ['remove-word und → Zucker und Salz.']],
  ['Salt.', 'Sa\u200blz.', ['remove-character  → Salz.']],
])('%s → %s', (source, target, expected) => {
  expect(fixesOf(source, target)).toEqual(expected);
});

test('a misspelled word is replaced in all its places, by the word that was probably meant', () => {
  const problem = {
    check: 'spelling',
    variant: 'slip',
    detail: { word: 'Beipsiele', expected: 'Beispiele' },
    source: [],
    target: [
      { from: 0, to: 9 },
      { from: 14, to: 23 },
    ],
  } as const;
  const field = { source: 'Examples of examples', data: 'html', problems: [problem] };
  expect(fixOf(problem, { ...field, target: 'Beipsiele für Beipsiele' })).toEqual({
    act: 'use',
    text: 'Beispiele',
    target: 'Beispiele für Beispiele',
  });
  // The text was changed since.
  expect(fixOf(problem, { ...field, target: 'Beispiele für Beipsiele' })).toBeUndefined();
});

test('French gets its no-break spaces', () => {
  const source = 'Really “yes”: {name}?';
  expect(fixesOf(source, 'Vraiment « oui »\u00a0: {name} ?', 'en fr-FR')).toContain(
    'no-break-space  → Vraiment « oui »\u00a0: {name}\u00a0?',
  );
  expect(fixesOf('Stop!', 'Stop !', 'en fr-CA')).toEqual(['remove-space  → Stop!']);
});

test.each([
  ['two numbers were lost', 'Use 85 or 86 of them.', 'Nimm 58 davon.'],
  ['the number is written differently', 'It has 1,234,567 words.', 'Es hat 7.654.321 Wörter.'],
  ['the text of the tag occurs twice', 'Use <b>git</b> now, git.', 'Nimm git jetzt, git.'],
  ['the text of the tag was translated', 'The <b>red</b> one.', 'Das rote hier.'],
  ['the text of the tag is in a tag', 'See <b>git</b>.', 'Siehe <img alt="git">.'],
  ['the text of the tag is a part of a word', 'The <b>git</b>.', 'Das Digital.'],
  ['an attribute could be ended by its value', 'A <i class="a b">x</i>.', 'Ein <i class="c">x</i>.'],
])('no fix where %s', (_why, source, target) => {
  expect(fixesOf(source, target)).toEqual([]);
});

const spaced = (target: string, mark: string): Finding => ({
  check: 'french-spacing',
  variant: 'breaks',
  detail: { mark },
  source: [],
  target: [{ from: target.indexOf(` ${mark}`), to: target.indexOf(mark) + 1 }],
});
const field = (position: number, target?: string) => ({
  position,
  source: 'Set: it works!',
  data: 'text',
  ...(target === undefined ? {} : { target }),
});
const text = 'Fait : bravo !';
const whole = 'Fait\u00a0: bravo\u00a0!';
const inField = (position: number, mark: string): FoldedFinding => ({
  ...spaced(text, mark),
  fieldId: `f${position}`,
  position,
});
const problem = {
  ...spaced(text, ':'),
  position: 0,
  target: [...spaced(text, ':').target, ...spaced(text, '!').target],
  folded: [spaced(text, '!'), inField(2, ':'), inField(2, '!'), inField(3, ':')],
};

test('corrects all places of a problem in each field that has a part of it', () => {
  const fields = [field(0, text), field(1, text), field(2, text), field(3), field(4, text)];
  const fixed = fixEverywhere(problem, 'no-break-space', fields);
  expect(fixed.map(({ field: { position }, value }) => [position, value])).toEqual([
    [0, whole],
    [2, whole],
  ]);
});

test('leaves out what another check found, and what would be corrected in another way', () => {
  const other = { ...inField(1, ':'), check: 'double-spaces' } as const;
  const canadian = { ...inField(2, ':'), variant: 'not-in-canada' };
  const mixed = { ...problem, folded: [other, canadian] };
  const fields = [field(1, text), field(2, text)];
  expect(fixEverywhere(mixed, 'no-break-space', fields)).toEqual([]);
});
