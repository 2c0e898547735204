// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  boxValue,
  chipBeside,
  fillBox,
  keepCaretPlaces,
  insertAtCaret,
  moveBeforeChips,
  pastedNodes,
  valuesBesideCaret,
  wrappedSelection,
} from '../../../../src/renderer/review/edit/tagged-text';
import { readRuns } from '../../../../src/content/html/editable-runs';
import { arbitraryHtml } from '../../../content/html/arbitrary-html';
import { anyCharacter } from '../../../support/content/any-character';

function box(html: string): { readonly element: HTMLElement; readonly value: () => string } {
  const element = document.createElement('div');
  document.body.append(element);
  const runs = readRuns(html);
  fillBox(element, runs);
  return { element, value: () => boxValue(element, runs) };
}

const chips = (element: ParentNode): (string | null)[] =>
  [...element.querySelectorAll('[data-raw]')].map((chip) => chip.textContent);

it('a value comes out of the box as it went in, byte for byte, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        arbitraryHtml,
        fc.string({ unit: anyCharacter }).filter((text) => !text.includes('\uFEFF')),
      ),
      (html) => {
        const { element, value } = box(html);
        expect(value()).toBe(html);
        keepCaretPlaces(element);
        expect(value()).toBe(html);
        element.remove();
      },
    ),
  );
});

it('nothing of a value becomes an element of the page', () => {
  const { element } = box('<img src=x onerror=alert(1)><script>alert(1)</script>&lt;b&gt;');
  expect([...element.querySelectorAll('*')].every((child) => child.className === 'tag-chip')).toBe(true);
  expect(element.textContent).toContain('<b>');
});

test.each([
  ['<h2>A</h2><p>B</p>', ['p']],
  ['<p>A <b>B</b> C<br>D</p>', ['br']],
  ['<p>A</p><ul><li>B</li><li>C<ul><li>D</li></ul></li></ul>', ['ul', 'li', 'ul']],
  ['A<p>B</p>', ['p']],
  ['<p>A</p>\n<p>B</p>', []],
])('each block of %s has a line of its own', (html, expected) => {
  const { element, value } = box(html);
  const lines = [...element.querySelectorAll('[data-line]')];
  expect(lines.map((chip) => chip.textContent)).toEqual(expected);
  expect(value()).toBe(html);
});

it('typed text is written as text; existing text keeps its notation', () => {
  const { element, value } = box('<p>caf&eacute; <b>x</b></p>');
  element.append('1 < 2 & 3');
  expect(value()).toBe('<p>caf&eacute; <b>x</b></p>1 &lt; 2 &amp; 3');
});

it('every chip has a place for the caret on both sides, and a deletion there meets the chip', () => {
  const { element } = box('<p><b>x</b></p>');
  for (const chip of element.querySelectorAll('[data-raw]')) {
    expect(chip.previousSibling).toBeInstanceOf(Text);
    expect(chip.nextSibling).toBeInstanceOf(Text);
  }
  const beside = (node: Node, offset: number, direction: 'before' | 'after') => {
    getSelection()?.collapse(node, offset);
    return chipBeside(element, direction)?.textContent;
  };
  const [first, , between, , text] = element.childNodes;
  expect(beside(first as Text, 0, 'after')).toBe('p');
  expect(beside(between as Text, 1, 'before')).toBe('p');
  expect(beside(between as Text, 0, 'after')).toBe('b');
  expect(beside(text as Text, 1, 'before')).toBeUndefined();
  expect(beside(text as Text, 0, 'before')).toBe('b');
});

it('pasted tags are chips when the field has them, and text otherwise', () => {
  const nodes = pastedNodes('<b>x</b><script>', new Set(['<b>', '</b>']));
  expect(chips(nodes)).toEqual(['b', '/b']);
  expect(nodes.textContent).toContain('<script>');
});

function select(element: HTMLElement, text: string): void {
  const nodes = [...element.childNodes].filter((node): node is Text => node instanceof Text);
  const node = nodes.find(({ data }) => data.includes(text));
  if (node === undefined) throw new Error(`no ${text} in the box`);
  const at = node.data.indexOf(text);
  getSelection()?.setBaseAndExtent(node, at, node, at + text.length);
}

it('a missing tag goes around the selection, and nothing of that is lost', () => {
  // jsdom has no editing commands; the browser's way is tested end to end.
  document.execCommand = () => false;
  const { element, value } = box('Anziehen mit 5 Nm, <i>fest</i>.');
  select(element, '5 Nm');
  const nodes = wrappedSelection(element, { before: '<strong>', after: '</strong>' });
  if (nodes !== undefined) insertAtCaret(element, nodes);
  expect(value()).toBe('Anziehen mit <strong>5 Nm</strong>, <i>fest</i>.');
  getSelection()?.collapse(element.firstChild, 2);
  expect(wrappedSelection(element, { before: '<b>' })).toBeUndefined();
  element.remove();
});

/** Returns the value with the tag inserted while the caret is elsewhere. */
function withTag(html: string, tag: string): string {
  getSelection()?.removeAllRanges();
  const { element, value } = box(html);
  expect(value().startsWith(valuesBesideCaret(element).before)).toBe(true);
  insertAtCaret(element, pastedNodes(tag, new Set([tag])));
  element.remove();
  return value();
}

it('without a caret in the box, a tag goes behind the last text, inside the blocks that end there', () => {
  document.execCommand = () => false;
  expect(withTag('<p>a <b>b</b>.</p>', '<br>')).toBe('<p>a <b>b</b>.<br></p>');
  expect(withTag('<ul>\n<li>a</li>\n</ul>\n', '<br>')).toBe('<ul>\n<li>a<br></li>\n</ul>\n');
  expect(withTag('<p>a <b>b</b></p>', '<br>')).toBe('<p>a <b>b</b><br></p>');
  expect(withTag('<p></p>', '<br>')).toBe('<p><br></p>');
  expect(withTag('a ', '<br>')).toBe('a <br>');
  expect(withTag('', '<br>')).toBe('<br>');
});

it('a chip that is selected in part is taken as a whole', () => {
  document.execCommand = () => false;
  const { element, value } = box('a <i>b</i> c');
  const inChip = element.querySelector('[data-raw]')?.firstChild;
  if (inChip === null || inChip === undefined || element.lastChild === null) throw new Error('no chip');
  getSelection()?.setBaseAndExtent(inChip, 0, element.lastChild, 1);
  const nodes = wrappedSelection(element, { before: '<b>', after: '</b>' });
  if (nodes !== undefined) insertAtCaret(element, nodes);
  expect(value()).toBe('a <b><i>b</i> </b>c');
  element.remove();
});

it('the caret moves before the tags around a text, and the value before it is known there', () => {
  const { element } = box('<p>One <b>two.</b></p>');
  getSelection()?.selectAllChildren(element);
  getSelection()?.collapseToEnd();
  expect(valuesBesideCaret(element).before).toBe('<p>One <b>two.</b></p>');
  moveBeforeChips(element, 1);
  expect(valuesBesideCaret(element).before).toBe('<p>One <b>two.</b>');
  moveBeforeChips(element, 1);
  expect(valuesBesideCaret(element).before).toBe('<p>One <b>two.');
  moveBeforeChips(element, 1);
  expect(valuesBesideCaret(element).before).toBe('<p>One <b>two.');
});
