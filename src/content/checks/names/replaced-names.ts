import type { ParsedPair } from '../parsed/parsed-pair';
import { areTranslations } from '../words/words-of-text';
import { NAMED_AT_WILL } from './example-names';

interface FoundText {
  readonly text: string;
}

/**
 * Returns the name that stands for the only one of its kind that a block lacks, as `mod_alias` for
 * `mod_status`: the only other one there, with the same first part. The part that differs is no translation.
 */
export function replacedBy<Found extends FoundText>(
  name: string,
  lost: readonly FoundText[],
  added: readonly Found[],
  pair: ParsedPair,
): Found | undefined {
  const [other, ...more] = added;
  if (other === undefined || more.length > 0 || lost.some(({ text }) => text !== name)) return undefined;
  const [first, ...parts] = partsOf(name);
  const [begin, ...others] = partsOf(other.text);
  if (first !== begin || parts.length === 0 || others.length === 0) return undefined;
  const gone = parts.filter((part) => !others.includes(part));
  const come = others.filter((part) => !parts.includes(part));
  const isTranslated =
    gone.some((part) => NAMED_AT_WILL.has(part)) || areTranslations(pair, gone.join(' '), come.join(' '));
  return isTranslated ? undefined : other;
}

const partsOf = (name: string): readonly string[] => name.split(/[_.]/);
