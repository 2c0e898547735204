import { isNear } from '../code/similar';
import { timesOf } from '../counted';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { attributeOf } from '../tags/tag-parts';
import { isLocal } from './own-place';

/**
 * Whether two links lead to places of one page that have another name in each language, as generators of
 * pages make it of a heading or count it: `1.Intro.html#executive-summary`, `1.Intro.html#id2`. Another
 * place of the source, a name with a slip or a part of it, and a place that the target still has under its
 * old name are mistakes.
 */
export function isAnchorOfTranslation(was: string, is: string, pair: ParsedPair): boolean {
  const { source, target } = pair;
  if (!isLocal(was) || !isLocal(is)) return false;
  const [[page, place = ''], [other, otherPlace = '']] = [was.split('#', 2), is.split('#', 2)];
  if (page !== other || !areOtherNames(place, otherPlace)) return false;
  const [before, after] = [placesIn(source), placesIn(target)];
  // Links to different places in the source must not all lead to one place in the target.
  if ((linksIn(target).get(is) ?? 0) > (linksIn(source).get(was) ?? 0)) return false;
  // The place is on the page itself, which must have it in the target as well.
  const isOfField = page === '' && (idsIn(source).has(was) || hasOwnIds(pair));
  if (isOfField && !idsIn(target).has(is)) return false;
  return !before.has(is) && !before.has(`#${otherPlace}`) && !after.has(was) && !after.has(`#${place}`);
}

/** Whether a link of the target leads to a place that its own page has. */
export const isAnchorThere = (address: string, { target }: ParsedPair): boolean => idsIn(target).has(address);

/** Names that differ by fewer letters have a slip. */
const longestSlip = 2;
/** In UTF-16 units: longer ones are not made of a heading, and take long to compare. */
const longestName = 300;

/** Whether neither name is a part of the other one, nor the same with another number or a slip. */
function areOtherNames(place: string, other: string): boolean {
  const [one, two] = [place, other].map((name) => name.toLowerCase().replaceAll(/\d+/g, '0'));
  if (one === undefined || two === undefined || one === '' || two === '') return false;
  if (Math.max(one.length, two.length) > longestName) return false;
  return !one.includes(two) && !two.includes(one) && !isNear(one, two, longestSlip);
}

/** The places that a value has, as links to them are written. */
const idsIn = once(
  ({ tags }: ParsedValue): ReadonlySet<string> =>
    new Set(
      tags.flatMap((tag) =>
        ['id', 'name'].flatMap((name) => {
          const id = attributeOf(tag, name);
          return id === undefined ? [] : [`#${id}`];
        }),
      ),
    ),
);

/** Whether the target has a place that the source lacks. */
const hasOwnIds = once(({ source, target }: ParsedPair): boolean =>
  [...idsIn(target)].some((id) => !idsIn(source).has(id)),
);

/** The places that a value has, and those that its links lead to. */
const placesIn = once(
  (value: ParsedValue): ReadonlySet<string> => new Set([...idsIn(value), ...linksIn(value).keys()]),
);

/** How many links of a value lead to each address. */
const linksIn = once(({ tags }: ParsedValue) =>
  timesOf(tags.flatMap((tag) => attributeOf(tag, 'href')?.trim() ?? [])),
);
