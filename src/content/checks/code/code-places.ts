import type { TagPiece } from '../../html/tokenize';
import type { ParsedPair } from '../parsed/parsed-pair';

/** A piece of code of one side, with the tag that is around it. */
interface PlacedCode {
  readonly text: string;
  readonly tag: TagPiece;
}

/** Words change their order in a sentence; a piece of code moves past fewer others than this. */
const mostMoved = 4;

/**
 * Returns whether two pieces of code can be in each other's place: in blocks that belong together or, where
 * that is uncertain, between the same unchanged pieces.
 */
export function codePlaces<T extends PlacedCode>(
  pair: ParsedPair,
  before: readonly T[],
  after: readonly T[],
): (was: T, is: T) => boolean {
  const placeOf = new Map(before.map((code, index) => [code, index]));
  const gapOf = gapsBetween(after, placesOfSingle(before), placesOfSingle(after));
  return (was, is) => {
    const partner = pair.partnerOf(pair.source.blockOfTag.get(was.tag));
    if (partner !== undefined) return partner === pair.target.blockOfTag.get(is.tag);
    const [place, gap] = [placeOf.get(was), gapOf.get(is)];
    if (place === undefined || gap === undefined || gap.to < gap.from) return true;
    return place > gap.from - mostMoved && place < gap.to + mostMoved;
  };
}

interface Gap {
  readonly from: number;
  readonly to: number;
}

/** For each piece of the target, the places in the source of the nearest unchanged ones around it. */
function gapsBetween<T extends PlacedCode>(
  after: readonly T[],
  inSource: ReadonlyMap<string, number>,
  inTarget: ReadonlyMap<string, number>,
): ReadonlyMap<T, Gap> {
  const anchors = after.map(({ text }) => (inTarget.has(text) ? inSource.get(text) : undefined));
  const next: number[] = [];
  for (let index = after.length - 1, to = Infinity; index >= 0; index--)
    next[index] = to = anchors[index] ?? to;
  let from = -1;
  return new Map(
    after.map((code, index) => {
      from = anchors[index] ?? from;
      return [code, { from, to: next[index] ?? Infinity }];
    }),
  );
}

/** The places of the texts that are there once. */
function placesOfSingle(codes: readonly PlacedCode[]): ReadonlyMap<string, number> {
  const groups = Map.groupBy(codes.entries(), ([, { text }]) => text);
  return new Map(
    [...groups].flatMap(([text, [first, ...others]]) =>
      first === undefined || others.length > 0 ? [] : [[text, first[0]] as const],
    ),
  );
}
