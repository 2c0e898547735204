import { describe, expect, it } from 'vitest';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { proveRows } from '../found-problems';

type Shortcut = readonly [key: string, action: string];

const table = (rows: readonly Shortcut[]): string =>
  `<table>${rows.map(([key, action]) => `<tr><td>${key}</td><td>${action}</td></tr>`).join('')}</table>`;
const terms = (rows: readonly Shortcut[]): string =>
  `<dl>${rows.map(([key, text]) => `<dt>${key}</dt><dd>${text}</dd>`).join('')}</dl>`;

const english: readonly Shortcut[] = [
  ['Ctrl+A', 'Select all'],
  ['Ctrl+F', 'Find...'],
  ['Ctrl+N', 'New'],
  ['Ctrl+O', 'Open...'],
  ['Ctrl+Q', 'Quit'],
  ['Ctrl+Shift+E', 'Copy'],
  ['Ctrl+Shift+N', 'Print...'],
];
const [all, find, create, open, quit]: readonly Shortcut[] = [
  ['Ctrl+A', 'Tout sélectionner'],
  ['Ctrl+F', 'Rechercher...'],
  ['Ctrl+N', 'Nouveau'],
  ['Ctrl+O', 'Ouvrir...'],
  ['Ctrl+Q', 'Quitter'],
];
const moved: readonly Shortcut[] = [
  ['Ctrl+Maj+E', 'Copier'],
  ['Ctrl+Maj+N', 'Imprimer...'],
];
const known = [all, find, create, open, quit].flatMap((row) => (row === undefined ? [] : [row]));
/** The keys of French, sorted anew: “Ctrl+Maj+E” is before “Ctrl+N”. */
const sorted = [...known.slice(0, 2), ...moved, ...known.slice(2)];
const inOrder = [...known, ...moved];
/** Actions that slipped away from their keys by one row. */
const slipped = inOrder.map(([key], at): Shortcut => [inOrder[at + 1]?.[0] ?? key, inOrder[at]?.[1] ?? '']);
const changed = (rows: readonly Shortcut[], was: string, is: string): readonly Shortcut[] =>
  rows.map(([key, action]) => [key, action === was ? is : action]);

/** How many blocks of the English table have a partner in a French one. */
const pairsOf = (rows: readonly Shortcut[]): number =>
  parsePair(
    { type: 'localizable', data: 'html', source: table(english), target: table(rows) },
    { source: 'en', target: 'fr' },
  ).blocks.length;

describe('rows that the target has in another order', () => {
  proveRows('end-punctuation', [
    [table(english), table(sorted), [], 'en fr'],
    [terms(english), terms(sorted), [], 'en fr'],
    // A row whose key is in its place is compared, and so are all others of a table that is in order.
    [table(english), table(changed(sorted, 'Rechercher...', 'Rechercher')), ['missing: ...'], 'en fr'],
    [table(english), table(changed(inOrder, 'Imprimer...', 'Imprimer')), ['missing: ...'], 'en fr'],
    [table(english), table(changed(inOrder, 'Quitter', 'Quitter...')), ['extra: ...'], 'en fr'],
  ]);
  it('leaves rows in pairs where two alone were exchanged, or all keys slipped by one', () => {
    const exchanged = [known.slice(0, 3), known.slice(4), known.slice(3, 4), moved].flat();
    for (const rows of [inOrder, exchanged, slipped]) expect(pairsOf(rows)).toBe(pairsOf(inOrder));
    expect(pairsOf(sorted)).toBeLessThan(pairsOf(inOrder));
  });
});

const items = (rows: readonly string[]): string =>
  `<ul>${rows.map((text) => `<li><a href="${text.split(' ')[0] ?? ''}.html">${text.split(' ')[1] ?? ''}</a></li>`).join('')}</ul>`;

describe('items with links that the target has in another order', () => {
  const source = items(['blind Blind', 'board Checkerboard', 'ball Snow-Ball', 'flake Snow-Flake']);
  const pairs = (target: string): number =>
    parsePair(
      { type: 'localizable', data: 'html', source, target },
      { source: 'en', target: 'fr' },
    ).blocks.filter(({ source: { opener } }) => opener === 'li').length;
  it('leaves items out that are in the order of the alphabet, or of which three have moved', () => {
    expect(pairs(items(['blind Aveugle', 'board Damier', 'ball Boule', 'flake Flocon']))).toBe(4);
    expect(pairs(items(['blind Aveugle', 'ball Boule', 'board Damier', 'flake Flocon']))).toBe(2);
    expect(pairs(items(['flake Flocon', 'blind Aveugle', 'ball Boule', 'board Damier']))).toBe(1);
  });
  it('leaves items in pairs of which two alone were exchanged, or whose texts were', () => {
    expect(pairs(items(['board Damier', 'blind Aveugle', 'ball Boule', 'flake Flocon']))).toBe(4);
    expect(pairs(items(['blind Boule', 'board Damier', 'ball Aveugle', 'flake Flocon']))).toBe(4);
  });
});

const paragraphs = (rows: readonly Shortcut[]): string =>
  `<table>${rows.map(([key, action]) => `<tr>\n<td>\n<p>${key}</p>\n</td>\n<td>${action}</td></tr>`).join('')}</table>`;

describe('rows whose cells have paragraphs', () => {
  proveRows('end-punctuation', [
    [paragraphs(english), paragraphs(sorted), [], 'en fr'],
    [paragraphs(english), paragraphs(changed(inOrder, 'Imprimer...', 'Imprimer')), ['missing: ...'], 'en fr'],
  ]);
});
