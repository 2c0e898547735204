import { timesOf } from '../counted';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';

/** How many start tags of each name a value has, and how many end tags, as `/name`. */
export const tagCounts = once(({ tags }: ParsedValue): ReadonlyMap<string, number> =>
  timesOf(tags.map(({ name, isEnd }) => (isEnd ? `/${name}` : name))),
);
