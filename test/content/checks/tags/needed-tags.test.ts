import { expect, test } from 'vitest';
import { certaintyOf } from '../../../../src/content/checks/certainty';
import { checkField } from '../../../../src/content/checks/check-field';

const certaintyIn = (source: string, target: string): readonly string[] =>
  checkField(
    { type: 'localizable', data: 'html', source, target },
    { source: 'en', target: 'de' },
    new Set(['tags-missing']),
  ).map(certaintyOf);

test.each([
  ['a link', 'See <a href="/a">this page</a>.', 'Siehe dort.', 'likely'],
  ['a heading with an ID', '<h3 id="a">Roses</h3><p>They are red.</p>', '<p>Sie sind rot.</p>', 'sure'],
  ['a heading', '<h3>Roses</h3><p>They are red.</p>', '<p>Sie sind rot.</p>', 'likely'],
  ['an item of a list', '<ul><li>Owl</li><li>Crow 7</li></ul>', '<ul><li>Krähe 7</li></ul>', 'sure'],
  ['a field of a form', 'Name <input name="n"> please', 'Name bitte', 'sure'],
  ['an element of a program', 'Press <shop-button>buy</shop-button>', 'Kaufen', 'sure'],
])('without %s, it is said how much breaks', (_name, source, target, expected) => {
  expect(certaintyIn(source, target)).toEqual([expected]);
});

test.each([
  [
    'the error stream',
    'They are shown on <code>STDERR</code>.',
    'Sie gehen an die Standardfehlerausgabe.',
    [],
  ],
  ['the error stream', 'They are shown on <code>STDERR</code>.', 'Standardmäßig sieht man sie.', ['likely']],
  [
    'another stream',
    'Write it to <code>STDOUT</code>.',
    'Sie geht an die Standardfehlerausgabe.',
    ['likely'],
  ],
  ['another stream', 'Write it to <code>STDOUT</code>.', 'Sie geht an die Standardausgabe.', []],
  ['the folder', 'Your <code>Home</code> folder is taken.', 'Ihr persönlicher Ordner wird genommen.', []],
  ['a key', 'Your <code>Home</code> key is taken.', 'Ihre persönliche Taste wird genommen.', ['likely']],
])('%s of a system has a name in each language: %s', (_name, source, target, expected) => {
  expect(certaintyIn(source, target)).toEqual(expected);
});
