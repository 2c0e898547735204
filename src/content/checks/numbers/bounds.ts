import { matchesOf } from '../../text/matches';
import type { NumberToken } from './number-tokens';

/**
 * Returns the number that says a bound in the other way: "4 letters or less" is the same as shorter than 5,
 * and "less than 31" is at most 30. Undefined for a number that is no bound, and where the
 * target says in the same way that something is more or less than the other number.
 */
export function boundBeyond(
  { text, start, end }: Pick<NumberToken, 'text' | 'start' | 'end'>,
  from: string,
  to: string,
): number | undefined {
  if (!/^\d{1,3}$/.test(text)) return undefined;
  const word = /^ \p{L}+ or (less|fewer|more)\b/u.exec(from.slice(end, end + 40))?.[1];
  const than = /\b(less|fewer|shorter|more|greater|larger|longer) than $/.exec(
    from.slice(Math.max(0, start - 14), start),
  )?.[1];
  const isUpwards = word === undefined ? UNDER.test(than ?? '') : word !== 'more';
  if (word === undefined && than === undefined) return undefined;
  const beyond = Number(text) + (isUpwards === (word === undefined) ? -1 : 1);
  const isSaid =
    word === undefined &&
    matchesOf(to.slice(0, mostSearched), COMPARED).some((found) => found.slice(1).includes(String(beyond)));
  return isSaid ? undefined : beyond;
}

/** A number that something is more or less than, and not equal to. */
const COMPARED =
  /(?<!\p{L}|(?<!\p{L})(?:nicht|not?|non|pas|não|nie|niet|не) )(?:(?:größer|kleiner|mehr|weniger|länger|kürzer) als|(?:maior|menor|mais|menos)(?:es)? (?:do )?que|(?:mayor|menor|más|menos)(?:es)? (?:que|de)|(?:supérieur|inférieur)e?s? à|plus (?:grand|petit|long|court)e?s? que|(?:plus|moins) de|(?:maggior|minor)[ei] (?:di|a)|(?:più|meno) (?:lungh?[oaie] )?di|(?:groter|kleiner|meer|minder|langer|korter) dan|больше|меньше|более|менее|(?:większ|mniejsz|dłuższ|krótsz)\p{L}{1,4} (?:niż|od)|(?:więcej|mniej) niż) ?(\d{1,4})(?![\d.,]\d)|(?<!不)(?:大于|小于|多于|少于) ?(\d{1,4})(?![\d.,]\d)|(?<!\d)(\d{1,4})(?:より(?:大き|小さ|多|少|長|短)|未満| ?미만|['’]?[dt][ae]n (?:büyük|küçük|fazla|az|uzun|kısa)(?! ol(?:a|mam)))/giu;

const UNDER = /^(?:less|fewer|shorter)$/;

/** The search is made for each number: a hostile value has very many. */
const mostSearched = 2000;
