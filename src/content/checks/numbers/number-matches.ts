import type { NumberToken } from './number-tokens';

export interface NumberMatches {
  readonly matched: readonly (readonly [source: NumberToken, target: NumberToken])[];
  readonly missing: readonly NumberToken[];
  readonly extra: readonly NumberToken[];
}

/**
 * Matches each number of the source with one of the target that may have its value, in any order; of several
 * with its value, with one that has its unit, too.
 */
export function matchNumbers(source: readonly NumberToken[], target: readonly NumberToken[]): NumberMatches {
  const waiting = new Map<string, NumberToken[]>();
  const wait = (key: string, token: NumberToken): void => {
    const list = waiting.get(key);
    if (list === undefined) waiting.set(key, [token]);
    else list.push(token);
  };
  // Reversed, so that `pop` returns the numbers in order.
  for (const token of target.toReversed()) {
    for (const reading of new Set([...token.readings, token.text])) {
      wait(reading, token);
      for (const unit of token.unit?.ids ?? []) wait(withUnit(reading, unit), token);
    }
  }
  const used = new Set<NumberToken>();
  const pairs = new Map<NumberToken, NumberToken>();
  const take = (token: NumberToken, keyOf: (value: string) => string): void => {
    for (const value of [token.text, ...token.values]) {
      const list = waiting.get(keyOf(value)) ?? [];
      let other = list.pop();
      while (other !== undefined && used.has(other)) other = list.pop();
      if (other === undefined) continue;
      used.add(other);
      pairs.set(token, other);
      return;
    }
  };
  for (const token of source) {
    for (const unit of token.unit?.ids ?? [])
      if (!pairs.has(token)) take(token, (value) => withUnit(value, unit));
  }
  for (const token of source) if (!pairs.has(token)) take(token, (value) => value);
  const matched = [...pairs];
  const missing = source.filter((token) => !pairs.has(token));
  const extra = target.filter((token) => !used.has(token));
  return { matched, ...withoutParts(missing, extra) };
}

const withUnit = (value: string, unit: string): string => `${value} ${unit}`;

/**
 * `21.11.2026` matches 11/21/2026 and `10.30` matches 10:30: a number with parts matches numbers that equal
 * its parts.
 */
function withoutParts(
  source: readonly NumberToken[],
  target: readonly NumberToken[],
): { missing: readonly NumberToken[]; extra: readonly NumberToken[] } {
  const first = takeParts(source, target);
  const second = takeParts(first.others, first.joined);
  return { missing: second.others, extra: second.joined };
}

/** A year with four digits among the numbers, which ends in the only part of a date that is none of them. */
function longYear(
  parts: readonly string[],
  single: ReadonlyMap<string, readonly NumberToken[]>,
): NumberToken | undefined {
  const short = parts.filter((part) => /^\d{2}$/.test(part));
  const found = short.flatMap((part) => ['19', '20'].flatMap((century) => single.get(century + part) ?? []));
  return found.length === 1 ? found[0] : undefined;
}

/** Removes each of `joined` whose parts all occur in `others`, together with those parts. */
function takeParts(
  joined: readonly NumberToken[],
  others: readonly NumberToken[],
): { joined: readonly NumberToken[]; others: readonly NumberToken[] } {
  if (!joined.some(({ parts }) => parts.length > 1)) return { joined, others };
  const single = new Map<string, NumberToken[]>();
  for (const token of others) {
    const [value = ''] = token.values;
    const list = single.get(value);
    if (list === undefined) single.set(value, [token]);
    else list.push(token);
  }
  const used = new Set<NumberToken>();
  const left = joined.filter(({ parts }) => {
    if (parts.length < 2) return true;
    const found = parts.map((part) => single.get(part)?.pop()).filter((token) => token !== undefined);
    // The month may be written as a word, while the other side has the remaining parts.
    const isSame = found.length >= Math.max(2, parts.length - 1);
    // The year may have two digits here, and four there.
    const year = isSame && found.length < parts.length ? longYear(parts, single) : undefined;
    if (year !== undefined) used.add(year);
    for (const token of found) {
      if (isSame) used.add(token);
      else single.get(token.values[0] ?? '')?.push(token);
    }
    return !isSame;
  });
  return { joined: left, others: others.filter((token) => !used.has(token)) };
}
