/** Length of a text named in a message, in UTF-16 units. */
const namedLength = 80;

/** So much of an excerpt stands before the difference. */
const contextLength = 30;

/** A difference is seen in the beginnings of two texts if at least so much follows it there. */
const seenLength = 12;

/** The beginning of a text, by which a problem names it. */
export function cut(text: string): string {
  return text.length <= namedLength ? text : `${text.slice(0, namedLength - 1)}…`;
}

/**
 * Returns excerpts that show where two texts differ: their beginnings, or what is around the first difference
 * if it comes later. `whole` returns all of the other text, of which `beginning` is known; undefined if it
 * can't be read.
 */
export function differingExcerpts(
  text: string,
  beginning: string,
  whole: () => string | undefined,
): { readonly own: string; readonly other: string } {
  const beginnings = { own: cut(text), other: beginning };
  const seen = namedLength - seenLength;
  if (firstDifference(text, beginning) < seen) return beginnings;
  const other = whole();
  const at = other === undefined ? 0 : firstDifference(text, other);
  return other === undefined || at < seen ? beginnings : { own: around(text, at), other: around(other, at) };
}

/** Capitals don't tell two translations apart. */
function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && (one[at] === other[at] || one[at]?.toLowerCase() === other[at]?.toLowerCase()))
    at += 1;
  return at;
}

/** A word before the difference is not cut, unless it is very long. */
function around(text: string, at: number): string {
  const from = at - contextLength;
  const space = text.indexOf(' ', from);
  const start = space === -1 || space >= at ? from : space + 1;
  const excerpt = text.slice(start).replace(/^[\udc00-\udfff]/, '');
  if (excerpt.length < namedLength) return `…${excerpt}`;
  return `…${excerpt.slice(0, namedLength - 2).replace(/[\ud800-\udbff]$/, '')}…`;
}
