/** Corresponding places of two boxes, both in pixels from the top. */
export interface Anchor {
  readonly own: number;
  readonly other: number;
}

/**
 * Returns the scroll position of the other box that aligns its content with the top of this one. Between two
 * anchors it is interpolated; both boxes reach their ends together.
 */
export function scrolledTogether(
  scrolled: number,
  anchors: readonly Anchor[],
  ends: { readonly own: number; readonly other: number },
): number {
  const inRange = anchors
    .filter(({ own, other }) => own > 0 && other > 0 && own < ends.own && other < ends.other)
    .toSorted((a, b) => a.own - b.own);
  let before: Anchor = { own: 0, other: 0 };
  for (const anchor of [...inRange, ends]) {
    // Columns and floats may place a counterpart higher up, but scrolling must not go backwards.
    const after = { own: anchor.own, other: Math.max(before.other, anchor.other) };
    if (scrolled <= after.own) {
      const share = after.own === before.own ? 1 : (scrolled - before.own) / (after.own - before.own);
      return before.other + share * (after.other - before.other);
    }
    before = after;
  }
  return ends.other;
}
