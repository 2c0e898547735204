import type { AlignedSpans } from './align-lengths';
import type { FieldSide } from '../../../content/search/found-places';
import { alignSentences, sentencesOf, type Sentence } from './align-sentences';
import { domBlocks, placeIn, rangeIn, type DomBlock } from './dom-blocks';
import { contentElements, elementRange, counterpartOf, type ContentElement } from './dom-elements';

/** A place in the page, of a pointer or a caret. */
export interface PagePlace {
  readonly node: Node;
  readonly offset: number;
  /** The element under the pointer, if it is one. */
  readonly element: Element | undefined;
}

export interface Counterparts {
  readonly sentences: readonly Range[];
  readonly elements: readonly Range[];
}

interface SideText {
  readonly blocks: readonly DomBlock[];
  readonly sentences: readonly Sentence[];
  readonly elements: readonly ContentElement[];
}

/** Longer content isn't aligned, because that would take too long for a pointer. */
const longestText = 150_000;

/** The rendered source and target of a field, with their alignment. */
export class CounterpartPair {
  readonly #sides: { readonly [S in FieldSide]: SideText };
  readonly #pairs: readonly AlignedSpans[];

  constructor(source: { root: Element; lang: string }, target: { root: Element; lang: string }) {
    this.#sides = { source: readSide(source.root, source.lang), target: readSide(target.root, target.lang) };
    this.#pairs = alignSentences(this.#sides.source.sentences, this.#sides.target.sentences);
  }

  /** Returns the sentence or element at a place of one side, and its counterpart. */
  at(side: FieldSide, place: PagePlace): Counterparts {
    const other = side === 'source' ? 'target' : 'source';
    const [own, far] = [this.#sides[side], this.#sides[other]];
    const { element } = place;
    const pointed = own.elements.findLast(
      ({ first, last }) => element !== undefined && (first.contains(element) || last.contains(element)),
    );
    const counterpart = pointed && counterpartOf(pointed, own.elements, far.elements);
    const elements =
      pointed === undefined || counterpart === undefined ? [] : [pointed, counterpart].map(elementRange);
    return { sentences: this.#sentencesAt(side, place), elements };
  }

  /** Ranges where corresponding sentences begin, for synchronized scrolling. */
  starts(): readonly { readonly source: Range; readonly target: Range }[] {
    return this.#pairs.flatMap((pair) => {
      const [source] = this.#ranges('source', pair);
      const [target] = this.#ranges('target', pair);
      return source === undefined || target === undefined ? [] : [{ source, target }];
    });
  }

  #sentencesAt(side: FieldSide, { node, offset }: PagePlace): readonly Range[] {
    const { blocks, sentences } = this.#sides[side];
    const place = placeIn(blocks, node, offset);
    if (place === undefined) return [];
    const at = sentences.findLastIndex(({ block, start }) => block === place.block && start <= place.at);
    const pair = this.#pairs.find((one) => one[side].from <= at && at < one[side].to);
    if (pair === undefined) return [];
    return [...this.#ranges('source', pair), ...this.#ranges('target', pair)];
  }

  #ranges(side: FieldSide, pair: AlignedSpans): readonly Range[] {
    const { blocks, sentences } = this.#sides[side];
    return sentences.slice(pair[side].from, pair[side].to).flatMap(({ block, start, end }) => {
      const text = blocks[block];
      const range = text && rangeIn(text, start, text.text.slice(start, end).trimEnd().length + start);
      return range === undefined ? [] : [range];
    });
  }
}

function readSide(root: Element, lang: string): SideText {
  const blocks = root.textContent.length > longestText ? [] : domBlocks(root);
  const texts = blocks.map(({ text }) => text);
  return { blocks, sentences: sentencesOf(texts, lang), elements: contentElements(root) };
}
