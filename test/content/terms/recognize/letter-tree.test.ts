import { expect, test } from 'vitest';
import { LetterTree, none, root } from '../../../../src/content/terms/recognize/letter-tree';

/** The values of all beginnings of a word. */
function valuesAlong(tree: LetterTree<string>, word: string): readonly string[] {
  const found: string[] = [];
  let node = root;
  for (const letter of word) {
    node = tree.step(node, letter.charCodeAt(0));
    if (node === none) break;
    found.push(tree.valueOf(node) ?? '');
  }
  return found.filter((value) => value !== '');
}

test('a word is found by all of its beginnings, the shortest first', () => {
  const tree = new LetterTree<string>();
  for (const text of ['dat', 'datei', 'datum', 'da', 'x']) tree.setValue(tree.add(text), text);
  expect(valuesAlong(tree, 'dateien')).toEqual(['da', 'dat', 'datei']);
  expect(valuesAlong(tree, 'datums')).toEqual(['da', 'dat', 'datum']);
  expect(valuesAlong(tree, 'y')).toEqual([]);
});

test('a text that was added before has the same node', () => {
  const tree = new LetterTree<string>();
  expect(tree.add('файл')).toBe(tree.add('файл'));
  expect(tree.add('')).toBe(root);
});
