import { describe, expect, test } from 'vitest';
import { certaintyOf } from '../../../../src/content/checks/certainty';
import { checkField } from '../../../../src/content/checks/check-field';
import { proveRows } from '../found-problems';

const span = (of: string, text: string): string => `<span class="${of}">${text}</span>`;

const kbd = (text: string): string => `<kbd>${text}</kbd>`;

const textsAfter = (value: string, places: readonly { readonly to: number }[]): readonly string[] =>
  places.map(({ to }) => /">([^<]*)/.exec(value.slice(to))?.[1] ?? '');

/** The texts after the classes that are said to differ, on both sides. */
function placesIn(source: string, target: string): readonly string[] {
  const field = { type: 'localizable', data: 'html', source, target };
  const found = checkField(field, { source: 'en', target: 'de' }, new Set(['attribute-changed']));
  return found.flatMap((problem) => [
    ...textsAfter(source, problem.source),
    ...textsAfter(target, problem.target),
  ]);
}

test('a changed class is said at the tags that have one place in the order of a block', () => {
  expect(
    placesIn(
      `<p>Click ${span('guibutton', '+')} in the ${span('guilabel', 'Dates')} tab.</p>`,
      `<p>Klicken Sie auf ${span('guilabel', 'Plus')} im Reiter ${span('guilabel', 'Termine')}.</p>`,
    ),
  ).toEqual(['+', 'Plus']);
});

test('a changed class is not said where the order is another one', () => {
  expect(
    placesIn(
      `<p>Press ${span('guibutton', 'Zoom')}, ${span('key', 'right')}, then ${span('guimenu', 'Edit')}.</p>`,
      `<p>In ${span('guimenu', 'Bearbeiten')} mit ${span('guilabel', 'Lupe')} und ${span('key', 'rechts')}.</p>`,
    ),
  ).toEqual([]);
});

test('a changed class is not said of words of another kind, which the text marks elsewhere too', () => {
  const source = `<p>Click it with the ${span('mousebutton', 'right')} button.</p><p>${span('orgname', 'ODF')}</p>`;
  const other = `<p>Der Knopf von ${span('orgname', 'KDE')} rechts.</p><p>${span('orgname', 'ODF')}</p>`;
  const mistyped = `<p>Mit der ${span('knopf', 'rechten')} Taste.</p><p>${span('orgname', 'ODF')}</p>`;
  expect(placesIn(source, other)).toEqual([]);
  const [first, second] = [span('application', 'KMag'), span('guilabel', 'Inhalt')];
  expect(placesIn(`<p>Use ${first} for it.</p>`, `<p>Von ${second} dafür.</p>`)).toEqual([]);
  expect(placesIn(source, mistyped)).toEqual(['right', 'rechten']);
});

describe('rows of keys are in their order', () => {
  proveRows('tags-reordered', [
    [
      '<table><tr><td>Atom Left</td><td><kbd>Left</kbd> Arrow</td></tr></table>',
      '<table><tr><td>Atome vers la gauche</td><td>Flèche <kbd>Left</kbd></td></tr></table>',
      [],
    ],
    [
      '<p>There are 12 in Firefox.</p><p>There are 30 in Thunderbird.</p>',
      '<p>Es gibt 30 in Thunderbird.</p><p>Es gibt 12 in Firefox.</p>',
      ['exchanged: Es gibt 30 in Thunderbird.'],
    ],
  ]);
});

describe('a link to the encyclopedia in the target’s language is a translation', () => {
  proveRows('attribute-changed', [
    [
      '<p><a href="httpis://en.wikipedia.org/wiki/Pretty_Good_Privacy#OpenPGP">OpenPGP</a></p>',
      '<p><a href="https://ru.wikipedia.org/wiki/PGP">OpenPGP</a></p>',
      [],
      'en ru',
    ],
  ]);
});

describe('an element that sets a font alone needs no text', () => {
  proveRows('tag-contents', [
    [
      '<p><span style="color: red">Read </span><b>Help</b><span style="color: red"> now.</span></p>',
      '<p><span style="color: red">Lesen Sie jetzt </span><b>Hilfe</b><span style="color: red"></span></p>',
      [],
    ],
    ['<p>Read <b>Help</b> now.</p>', '<p>Lesen Sie jetzt Hilfe<b></b>.</p>', ['empty: <b>']],
  ]);
});

describe('the ending of a number is set higher in some languages only', () => {
  proveRows('tags-extra', [
    ['<p>January 1, 4713</p>', '<p>1<sup>er</sup> janvier 4713</p>', [], 'en fr'],
    ['<p>The value of x2</p>', '<p>La valeur de x<sup>2</sup></p>', ['inline: <sup>'], 'en fr'],
  ]);
  proveRows('tags-missing', [
    ['<p>The 1<sup>st</sup> of May</p>', '<p>Der 1. Mai</p>', []],
    ['<p>The value x<sup>2</sup></p>', '<p>Der Wert von x2</p>', ['inline: <sup>']],
  ]);
});

describe('a declaration without an end takes the tag behind it', () => {
  proveRows('tags-missing', [
    ['<!DOCTYPE html><html><p>Page</p></html>', '<!DOCTYPE html <html><p>Seite</p></html>', []],
    ['<!DOCTYPE html><html><p>Page</p></html>', '<p>Seite</p></html>', ['missing: <html>']],
  ]);
});

describe('marked words of two parts of a text have not changed places', () => {
  proveRows('tag-contents', [
    [
      `<p>Faster than the rule ${kbd('RegExpr')}.</p><p>The rule StringDetect is slow.</p>`,
      `<div><p>Regeln:</p><p>Erlaubt ist ${kbd('StringDetect')}.</p></div><p>Langsam ist RegExpr.</p>`,
      [],
    ],
    [
      `<p>The rule ${kbd('RegExpr')} is faster than StringDetect.</p>`,
      `<p>Die Regel RegExpr ist schneller als ${kbd('StringDetect')}.</p>`,
      ['moved: <kbd>, RegExpr, StringDetect'],
    ],
  ]);
});

describe('what the source has in its way is no fault of the target', () => {
  proveRows('html', [
    [
      '<p>Enter <kbd>Hit &lt;i&gt;softly&lt;/i&gt;</kbd> here.</p>',
      '<p>Hier <span>Triff &lt;i&gt;sanft&lt;/i&gt;</span> eingeben.</p>',
      [],
    ],
    ['<p>Hit <i>softly</i></p>', '<p>Triff &lt;i&gt;sanft</i></p>', ['text-tag: &lt;i&gt;']],
    ['<p>One<br/>Two</p>', '<p>Eins<br />/>Zwei</p>', ['text-tag: <br />/>']],
    ['<p>One<br/>/ Two</p>', '<p>Eins<br />/ Zwei</p>', []],
    [
      '<dl><dt><p>One</p></dt><dd>A</dd></dl>',
      '<dl><dt><p>Eins</p></dt><dd>A</dd><dt><p>Zwei</p></dt><dd>B</dd></dl>',
      [],
    ],
    ['<p><b>One</b></p>', '<p><b><p>Eins</p></b></p>', ['block-in-inline: <p> in <b>']],
  ]);
});

const certaintyIn = (source: string, target: string) =>
  checkField(
    { type: 'localizable', data: 'html', source, target },
    { source: 'en', target: 'de' },
    new Set(['attribute-changed']),
  ).map(certaintyOf);

test('a class that an inline element lost is a matter of style, that of a block may be needed', () => {
  expect(certaintyIn('<code class="name">x</code>', '<code>x</code>')).toEqual(['style']);
  expect(certaintyIn('<code>x</code>', '<code class="name">x</code>')).toEqual(['style']);
  expect(certaintyIn('<p class="note">x</p>', '<p>x</p>')).toEqual(['likely']);
});
