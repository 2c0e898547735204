import { anchoredHtml } from './anchored-html';
import { randomKey } from '../../lib/random-key';

/** A range of the rendered text, where all text of the page is one string. */
export interface TextPlace {
  /** Index of the requested place that it belongs to. */
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/** A rendered element, by its index in the page. */
export interface ElementPlace {
  readonly index: number;
  readonly element: number;
}

export interface RenderedPlaces {
  readonly texts: readonly TextPlace[];
  readonly elements: readonly ElementPlace[];
  readonly textLength: number;
  readonly elementCount: number;
}

interface ValuePlace {
  readonly from: number;
  readonly to: number;
}

const key = `place-${randomKey()}`;

/** Finds the places of a value in its sanitized and rendered form, by rendering a copy with anchors. */
export function renderedPlaces(
  html: string,
  places: readonly ValuePlace[],
  sanitize: (html: string) => DocumentFragment,
): RenderedPlaces {
  const ranges = places.map(({ from, to }) => ({ start: from, end: to }));
  const copy = sanitize(anchoredHtml(html, ranges, key));
  const texts: TextPlace[] = [];
  const elements: ElementPlace[] = [];
  const begun = new Map<number, number>();
  let [textLength, elementCount] = [0, 0];
  for (const node of nodesOf(copy)) {
    if (isText(node)) {
      textLength += node.data.length;
      continue;
    }
    const [name, ...indexes] = (node.getAttribute('title') ?? '').split(' ');
    if (name !== key) {
      const own = name === `${key}-tag` ? indexes.map(Number) : [];
      for (const index of own) elements.push({ index, element: elementCount });
      elementCount += 1;
      continue;
    }
    for (const index of indexes.map(Number)) {
      const from = begun.get(index);
      begun.delete(index);
      if (from === undefined) begun.set(index, textLength);
      else if (from < textLength) texts.push({ index, from, to: textLength });
    }
  }
  return { texts, elements, textLength, elementCount };
}

export interface DrawnPlace {
  readonly index: number;
  readonly at: Range | Element;
}

/**
 * Returns the places in the rendered content. None if it differs from the copy: no mark is better than a
 * wrong one.
 */
export function drawnPlaces(root: Element, places: RenderedPlaces): readonly DrawnPlace[] {
  const nodes = [...nodesOf(root)];
  const texts = nodes.filter(isText);
  const elements = nodes.filter(isElement);
  const length = texts.reduce((sum, { data }) => sum + data.length, 0);
  if (length !== places.textLength || elements.length !== places.elementCount) return [];
  return [
    ...places.elements.flatMap(({ index, element }) => {
      const at = elements[element];
      return at === undefined ? [] : [{ index, at }];
    }),
    ...rangesIn(texts, places.texts),
  ];
}

function rangesIn(texts: readonly Text[], places: readonly TextPlace[]): readonly DrawnPlace[] {
  const ranges: DrawnPlace[] = [];
  const sorted = places.toSorted((a, b) => a.from - b.from);
  let start = 0;
  let next = 0;
  const open: { readonly place: TextPlace; readonly range: Range }[] = [];
  for (const text of texts) {
    const end = start + text.length;
    for (let place = sorted[next]; place !== undefined && place.from < end; place = sorted[++next]) {
      const range = text.ownerDocument.createRange();
      range.setStart(text, place.from - start);
      open.push({ place, range });
    }
    for (const one of open.filter(({ place }) => place.to <= end)) {
      one.range.setEnd(text, one.place.to - start);
      ranges.push({ index: one.place.index, at: one.range });
      open.splice(open.indexOf(one), 1);
    }
    start = end;
  }
  return ranges;
}

/** Yields elements and text nodes below a node, in page order. */
function* nodesOf(root: Element | DocumentFragment): Generator<Element | Text> {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (isText(node) || isElement(node)) yield node;
  }
}

// Nodes of a frame belong to its window's classes, so `instanceof` fails.
const isText = (node: Node): node is Text => node.nodeType === 3;
// Images are shown in frames, which the copy doesn't have.
const isElement = (node: Node): node is Element => node.nodeType === 1 && node.nodeName !== 'IFRAME';
