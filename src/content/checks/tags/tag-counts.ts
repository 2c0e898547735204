import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';

/** How many start tags of each name a value has, and how many end tags, as `/name`. */
export const tagCounts = once(({ tags }: ParsedValue): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { name, isEnd } of tags) {
    const tag = isEnd ? `/${name}` : name;
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return counts;
});
