import { matchesOf } from '../../text/matches';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';

/**
 * Opening and closing brackets by kind. Characters of one kind may replace each other, such as full-width and
 * ASCII forms.
 */
export const KINDS: readonly (readonly [opening: string, closing: string])[] = [
  ['(（﹙⦅', ')）﹚⦆'],
  ['[［', ']］'],
  ['{｛', '}｝'],
  ['「｢﹁', '」｣﹂'],
  ['『﹃', '』﹄'],
  ['【', '】'],
  ['《', '》'],
  ['〔', '〕'],
];
/** Quotation marks, either of which may open: „…“ “…” ”…” «…» »…« and straight ones. */
export const QUOTES: readonly string[] = ['„“”‟', '«»', '"＂'];
export const MARKS = new RegExp(
  `[${KINDS.flat()
    .join('')
    .replaceAll(/[[\]]/g, String.raw`\$&`)}${QUOTES.join('')}]`,
  'g',
);

/**
 * Returns where the source has the brackets of a block of the target, by their places there. A kind of which
 * one side has more is left out.
 */
export function originalBrackets(
  { source, target }: ParsedPair,
  from: TextBlock,
  to: TextBlock,
): ReadonlyMap<number, number> {
  const [before, after] = [placesBySide(source, from), placesBySide(target, to)];
  return new Map(
    [...after].flatMap(([side, places]) => {
      const others = before.get(side);
      if (others?.length !== places.length) return [];
      return places.map((at, index) => [at, others[index] ?? 0] as const);
    }),
  );
}

/** The places of opening and of closing brackets, by the kind that they have. */
const placesBySide = (
  { prose }: ParsedValue,
  { start, end }: TextBlock,
): ReadonlyMap<string | undefined, readonly number[]> => {
  const places = matchesOf(prose.slice(start, end), MARKS).map(({ 0: char, index }) => ({
    side: KINDS.flat().find((marks) => marks.includes(char)),
    at: start + index,
  }));
  const bySide = Map.groupBy(places, ({ side }) => side);
  bySide.delete(undefined);
  return new Map([...bySide].map(([side, all]) => [side, all.map(({ at }) => at)]));
};
