import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isLocal } from './own-place';
import { attributeOf } from '../tags/tag-parts';

/**
 * Whether a link to a place of its own page leads to that place of the page in the source's language, as all
 * such links of the target do: `#get`, `#set`; `../../api/mm.html#get`, `../../api/mm.html#set`.
 */
export function isOnOnePage(was: string, is: string, pair: ParsedPair): boolean {
  if (!was.startsWith('#') || !isLocal(is) || !is.endsWith(was)) return false;
  const page = is.slice(0, -was.length);
  return page !== '' && page === onePageOf(pair);
}

/** The page before all places that the source has on its own page and no other, at least two of them. */
const onePageOf = once(({ source, target }: ParsedPair): string | undefined => {
  const places = linksOf(source).filter((link) => /^#./.test(link));
  const links = linksOf(target);
  const pages = new Set(
    places.flatMap((place) =>
      links.filter((link) => link.endsWith(place)).map((link) => link.slice(0, -place.length)),
    ),
  );
  const [page = '', ...more] = pages;
  const isOther = more.length > 0 || linksOf(source).some((link) => link.split('#', 1)[0] === page);
  return new Set(places).size < fewestPlaces || isOther ? undefined : page;
});

const fewestPlaces = 2;

const linksOf = once(({ tags }: ParsedValue): readonly string[] =>
  tags.flatMap((tag) => (tag.name === 'a' ? (attributeOf(tag, 'href')?.trim() ?? []) : [])),
);
