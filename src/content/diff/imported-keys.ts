import type { ImportedText } from './imported-text';

/** Names in a key behind that of the text itself: what systems put a value into, and languages. */
const container =
  /^(?:rendered|raw|value|values|text|html|processed|data|string|translation|target|\d{1,4}|[a-z]{2,3}(?:[-_][a-z\d]{2,8})?)$/i;

type Names = readonly string[];

/**
 * Returns the texts under the key of each field, those of one value together. A key is the field's ID, ends
 * with it, or is its end. Nothing where fewer than half of the fields have one, because then the keys of the
 * file are not those of the fields.
 */
export function textsByField(
  ids: readonly string[],
  texts: readonly ImportedText[],
): ReadonlyMap<string, readonly (readonly ImportedText[])[]> | undefined {
  const keyed = texts.filter(({ keys }) => keys !== undefined);
  if (keyed.length === 0) return undefined;
  const byKey = Map.groupBy(
    keyed.flatMap((text) => (text.keys ?? []).map((key) => ({ key, text }))),
    ({ key }) => key,
  );
  const byLast = Map.groupBy(
    [...byKey.keys()].flatMap((key) => variantsOf(namesOf(key)).map((names) => ({ key, names }))),
    ({ names }) => names.at(-1) ?? '',
  );
  const keysOf = ids.map((id) => closestKeys(namesOf(id), byLast));
  /** The end of an ID may be that of several. */
  const uses = Map.groupBy(
    keysOf.flatMap(({ keys, isPart }) => (isPart ? keys : [])),
    (key) => key,
  );
  const found = new Map(
    ids.flatMap((id, at) => {
      const { keys = [], isPart = false } = keysOf[at] ?? {};
      const own = isPart ? keys.filter((key) => uses.get(key)?.length === 1) : keys;
      const values = own.flatMap((key) => byKey.get(key) ?? []).map(({ text }) => text);
      return values.length === 0 ? [] : [[id, [...Map.groupBy(values, valueOf).values()]] as const];
    }),
  );
  return found.size * 2 < ids.length || found.size === 0 ? undefined : found;
}

/** Readings of one value in several ways are compared one by one. */
const valueOf = ({ value, reading }: ImportedText): string => `${value} ${reading}`;

interface Found {
  readonly keys: readonly string[];
  /** The keys are only the end of the ID. */
  readonly isPart: boolean;
}

function closestKeys(
  id: Names,
  byLast: ReadonlyMap<string, readonly { readonly key: string; readonly names: Names }[]>,
): Found {
  const near = byLast.get(id.at(-1) ?? '') ?? [];
  const keysWhere = (fits: (names: Names) => boolean): readonly string[] => [
    ...new Set(near.filter(({ names }) => fits(names)).map(({ key }) => key)),
  ];
  const whole = near.filter(
    ({ key, names }) =>
      names.length === id.length && endsWith(names, id) && namesOf(key).length === id.length,
  );
  if (whole.length > 0) return { keys: [...new Set(whole.map(({ key }) => key))], isPart: false };
  const same = keysWhere((names) => names.length === id.length && endsWith(names, id));
  if (same.length > 0) return { keys: same, isPart: false };
  const longer = keysWhere((names) => endsWith(names, id));
  if (longer.length > 0) return { keys: longer, isPart: false };
  return { keys: keysWhere((names) => endsWith(id, names)), isPart: true };
}

const endsWith = (names: Names, end: Names): boolean =>
  end.length > 0 && end.length <= names.length && end.every((name, at) => name === names.at(at - end.length));

const namesOf = (key: string): Names =>
  key
    .toLowerCase()
    .split(/[./\\:[\]|>#\s]/)
    .filter((name) => name !== '');

/** The names of a key, and those left when containers at its end are left out. */
function variantsOf(names: Names): readonly Names[] {
  const variants = [names];
  for (let left = names; left.length > 1 && container.test(left.at(-1) ?? '');) {
    left = left.slice(0, -1);
    variants.push(left);
  }
  return variants;
}
