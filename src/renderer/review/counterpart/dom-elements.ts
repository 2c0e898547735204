import { chipName } from './dom-blocks';

/** An element of the content, as chips of its tags or rendered. */
export interface ContentElement {
  readonly name: string;
  /** The attributes that distinguish elements of one name. */
  readonly detail: string;
  readonly first: Element;
  readonly last: Element;
}

const inline =
  'a, abbr, b, cite, code, del, dfn, em, i, ins, kbd, mark, q, s, samp, small, span, strong, sub, sup, u, var';

/** Returns the inline elements of content in order. */
export function contentElements(root: Element): readonly ContentElement[] {
  const chips = root.querySelectorAll('.tag-chip');
  if (chips.length > 0) return elementsOfChips([...chips]);
  return [...root.querySelectorAll(inline)]
    .filter((element) => element.closest('.invisible, mark[data-kind]') === null)
    .map((element) => ({
      name: element.localName,
      detail: element.getAttribute('data-href') ?? element.getAttribute('title') ?? '',
      first: element,
      last: element,
    }));
}

/** A start tag forms an element with its end tag; an unclosed one is an element by itself. */
function elementsOfChips(chips: readonly Element[]): readonly ContentElement[] {
  const elements: ContentElement[] = [];
  const open: { readonly name: string; readonly index: number }[] = [];
  for (const chip of chips) {
    const name = chipName(chip) ?? '';
    if (chip.textContent.startsWith('/')) {
      const at = open.findLastIndex((entry) => entry.name === name);
      const found = open[at];
      const element = found && elements[found.index];
      if (element === undefined || found === undefined) continue;
      elements[found.index] = { ...element, last: chip };
      open.splice(at);
    } else {
      open.push({ name, index: elements.length });
      elements.push({ name, detail: chip.getAttribute('title') ?? '', first: chip, last: chip });
    }
  }
  return elements;
}

/**
 * Returns the counterpart: the element with this name and address, else the one with the same index among
 * those of its name.
 */
export function counterpartOf(
  element: ContentElement,
  own: readonly ContentElement[],
  others: readonly ContentElement[],
): ContentElement | undefined {
  const isAlike = (one: ContentElement): boolean =>
    one.name === element.name && one.detail === element.detail;
  const isNamesake = (one: ContentElement): boolean => one.name === element.name;
  const alike = others.filter(isAlike);
  if (alike.length > 0) return alike[Math.min(alike.length - 1, own.filter(isAlike).indexOf(element))];
  return others.filter(isNamesake)[own.filter(isNamesake).indexOf(element)];
}

export function elementRange({ first, last }: ContentElement): Range {
  const range = first.ownerDocument.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  return range;
}
