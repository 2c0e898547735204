// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { TextContent } from '../../../../src/renderer/review/read/text-content';
import { domBlocks, rangeIn } from '../../../../src/renderer/review/counterpart/dom-blocks';
import { CounterpartPair } from '../../../../src/renderer/review/counterpart/counterpart-pair';

afterEach(cleanup);

/** A side in the text look. */
function textSide(value: string): Element {
  const root = render(<TextContent value={value} isHtml />).container.querySelector('.text-view');
  if (root === null) throw new Error('nothing was drawn');
  return root;
}

/** A side as a frame would render it. */
function renderedSide(html: string): Element {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

const pairOf = (source: Element, target: Element): CounterpartPair =>
  new CounterpartPair({ root: source, lang: 'en' }, { root: target, lang: 'de' });

/** The text node that has these words, as a pointer meets them. */
function placeOf(root: Element, words: string) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const offset = node.nodeValue?.indexOf(words) ?? -1;
    if (offset !== -1) return { node, offset, element: node.parentElement ?? undefined };
  }
  throw new Error(`"${words}" is not there`);
}

const texts = (ranges: readonly Range[]): string[] => ranges.map(String);

const source = '<h2>Title</h2><p>A short one. A <b>much</b> longer one follows.</p>';
const target = '<h2>Titel</h2><p>Ein kurzer. Ein <b>viel</b> längerer folgt dann.</p>';

describe.each([
  ['text', textSide],
  ['rendered', renderedSide],
] as const)('in the %s look', (look, side) => {
  test('pointing at a sentence marks it and its counterpart, over tags', () => {
    const [from, to] = [side(source), side(target)];
    const { sentences } = pairOf(from, to).at('target', placeOf(to, 'längerer'));
    expect(texts(sentences)).toEqual(
      look === 'text'
        ? ['A bmuch/b longer one follows.', 'Ein bviel/b längerer folgt dann.']
        : ['A much longer one follows.', 'Ein viel längerer folgt dann.'],
    );
  });

  test('pointing at an element marks its counterpart', () => {
    const value = '<p><a href="/1">one</a> and <a href="/2">two</a></p>';
    const turned = '<p><a href="/2">zwei</a> und <a href="/1">eins</a></p>';
    const [from, to] = [side(value), side(turned)].map((root) => {
      for (const link of root.querySelectorAll('a'))
        link.setAttribute('data-href', link.getAttribute('href') ?? '');
      return root;
    });
    if (from === undefined || to === undefined) throw new Error('no sides');
    const place = placeOf(from, look === 'text' ? 'a' : 'two');
    const element = look === 'text' ? from.querySelectorAll('.tag-chip')[3] : place.element;
    const { elements } = pairOf(from, to).at('source', { ...place, element });
    expect(texts(elements).map((text) => text.replaceAll(/\/?a(?=t|z|$)|\/a/g, ''))).toEqual(['two', 'zwei']);
  });

  test('beside all text nothing is marked', () => {
    const [from, to] = [side(source), side(target)];
    expect(pairOf(from, to).at('source', { node: from, offset: 0, element: from })).toEqual({
      sentences: [],
      elements: [],
    });
  });
});

test('paragraphs are the blocks of either look, without what tags say', () => {
  const value = '<ul><li>one</li><li>two <i>three</i></li></ul>four<br>five';
  const expected = ['one', 'two three', 'four', 'five'];
  expect(domBlocks(textSide(value)).map(({ text }) => text)).toEqual(expected);
  expect(domBlocks(renderedSide(value)).map(({ text }) => text)).toEqual(expected);
});

test('a stretch of a paragraph is found over the nodes it is drawn in', () => {
  const [block] = domBlocks(renderedSide('<p>ab<b>cd</b>ef</p>'));
  expect(block && String(rangeIn(block, 1, 5))).toBe('bcde');
});
