import { matchesOf } from '../../text/matches';
/**
 * An ICU MessageFormat argument with a type (`{count, plural, one {# item} other {# items}}`), parsed one
 * level deep.
 */
export interface IcuArgument {
  readonly name: string;
  readonly type: string;
  /** How a number or a date is shown: "short" in `{date, date, short}`. */
  readonly style: string;
  /** Branch texts of plural, select and selectordinal by key; empty for other types. */
  readonly branches: ReadonlyMap<string, string>;
}

const HEAD = /^\{\s*([^\s,{}]{1,100})\s*,\s*([a-zA-Z]{1,20})\s*(?:,|\}$)/;
const TYPES = new Set(
  'number date time plural select selectordinal spellout ordinal duration choice list'.split(' '),
);
const CHOOSING = new Set(['plural', 'select', 'selectordinal']);

/** Parses `text`, from `{` to `}`; undefined when it is not such an argument. Linear in its length. */
export function readIcuArgument(text: string): IcuArgument | undefined {
  const head = HEAD.exec(text);
  if (head === null) return undefined;
  const [matched, name = '', type = ''] = head;
  if (!TYPES.has(type)) return undefined;
  const rest = text.slice(matched.length, -1);
  const isChoice = CHOOSING.has(type);
  const branches = isChoice ? readBranches(rest) : new Map<string, string>();
  return { name, type, style: isChoice ? '' : rest.trim(), branches };
}

function readBranches(body: string): ReadonlyMap<string, string> {
  const branches = new Map<string, string>();
  let depth = 0;
  let keyStart = 0;
  let open = 0;
  for (const { 0: brace, index } of matchesOf(body, /[{}]/g)) {
    if (brace === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      // `offset:1` may precede the first key.
      const key = /\S+$/.exec(body.slice(Math.max(keyStart, open - 100), open).trimEnd())?.[0];
      if (key !== undefined) branches.set(key, body.slice(open + 1, index));
      keyStart = index + 1;
    }
  }
  return branches;
}
