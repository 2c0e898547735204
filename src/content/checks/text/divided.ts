/** Translations of a block are rarely 40 % longer than others of the text. */
const mostOff = Math.log(1.4);
/** Characters by which the lengths of any two blocks may differ. */
const margin = 20;
/** Shorter blocks are told by their names and numbers. */
const shortestDivided = 60;

/**
 * Returns the index of the first of two blocks that were one on the other side, which has one block less: the
 * blocks before and after them are in step, and the two together have the length of their partner rather than
 * one of them alone. `usual` is the usual length relative to the other side.
 */
export function dividedAt(
  lengths: readonly number[],
  partners: readonly number[],
  usual: number,
  mayBe: (index: number) => boolean = () => true,
): number | undefined {
  if (lengths.length !== partners.length + 1) return undefined;
  const offBy = (length: number, partner: number): number => Math.abs(Math.log(length / (partner * usual)));
  const isOdd = (length: number, partner = 0): boolean => offBy(length + margin, partner + margin) >= mostOff;
  const first = lengths.findIndex((length, index) => isOdd(length, partners[index]));
  const last = lengths.findLastIndex((length, index) => index > 0 && isOdd(length, partners[index - 1]));
  let found: number | undefined;
  let least = mostOff;
  for (const [index, partner] of partners.entries()) {
    if ((first !== -1 && index > first) || index + 1 < last || partner <= shortestDivided) continue;
    const [one = 0, two = 0] = [lengths[index], lengths[index + 1]];
    const off = offBy(one + two, partner);
    if (off >= Math.min(least, offBy(one, partner), offBy(two, partner)) || !mayBe(index)) continue;
    [found, least] = [index, off];
  }
  return found;
}
