import { once } from '../parsed/once';
import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';

/** Attributes whose values browsers understand, or don't: a translation has others only for good reason. */
const NAMES = ['dir', 'lang', 'style', 'alt'] as const;
type Name = (typeof NAMES)[number];

/** Finds values of attributes that browsers no longer understand, and a file's name in place of a text. */
export const valuesOfBrowser: FieldCheck = {
  ids: ['attribute-changed'],
  find(pair, problems) {
    if (pair.source.tags.length === 0) return;
    for (const name of NAMES) {
      const [before, after] = [attributesOf(pair.source)[name], attributesOf(pair.target)[name]];
      if (before.length !== after.length) continue;
      for (const [index, was] of before.entries()) {
        const is = after[index];
        if (is === undefined || was.tag !== is.tag || was.value === is.value) continue;
        if (!isBroken[name](was.value, is.value, pair)) continue;
        const detail = { tag: `<${was.tag}>`, attribute: name, before: was.value, after: is.value };
        const places = { source: [was.span], target: [is.span] };
        problems.add('attribute-changed', 'changed-likely', detail, places);
      }
    }
  },
};

const isBroken: Readonly<Record<Name, (was: string, is: string, pair: ParsedPair) => boolean>> = {
  // A page in another script has the other direction, but words in a third language keep theirs.
  dir: (was, is, { sourceLanguage, targetLanguage }) =>
    DIRECTION.test(was) &&
    (!DIRECTION.test(is) ||
      (!RIGHT_TO_LEFT.has(sourceLanguage.base) && !RIGHT_TO_LEFT.has(targetLanguage.base))),
  lang: (was, is) => isLocale(was) && !isLocale(is),
  style: (was, is) => {
    const known = new Set(was.toLowerCase().match(WORDS));
    const isKnown = (word: string): boolean => known.has(word);
    return is.split(';').some((part) => {
      const [property = '', value] = part
        .toLowerCase()
        .split(':')
        .map((side) => side.trim());
      if (property === '' || OF_LANGUAGE.test(property)) return false;
      return value === undefined || ![property, ...(value.match(WORDS) ?? [])].every(isKnown);
    });
  },
  alt: (was, is) => FILE.test(is.trim()) && !FILE.test(was.trim()),
};

const DIRECTION = /^(?:ltr|rtl|auto)$/i;
const RIGHT_TO_LEFT = new Set('ar he fa ur ps yi sd ug dv ckb ku'.split(' '));
/** The names of properties and values, without units and hexadecimal colors. */
const WORDS = /(?<![\w#.-])[a-z-]{3,}/g;
/** Properties that fit a text to its script and its length. */
const OF_LANGUAGE =
  /^(?:--|-\w+-|direction|unicode-bidi|text-|font-(?:family|size)|letter-|word-|line-|white-|writing-|hyphens|quotes|overflow|(?:max-|min-)?(?:width|height)|margin|padding|float)/;
const FILE = /^[\w.-]{1,60}\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag.trim()).length > 0;
  } catch {
    return false;
  }
}

interface Attribute {
  readonly tag: string;
  readonly value: string;
  readonly span: ProblemSpan;
}

const attributesOf = once(({ tags }: ParsedValue): Readonly<Record<Name, readonly Attribute[]>> => {
  const found: Record<Name, Attribute[]> = { dir: [], lang: [], style: [], alt: [] };
  for (const { name: tag, start, end, attributes } of tags) {
    for (const { name, value, valueRange } of attributes) {
      const span = { from: valueRange?.start ?? start, to: valueRange?.end ?? end };
      if (isOneOf(name)) found[name].push({ tag, value, span });
    }
  }
  return found;
});

const isOneOf = (name: string): name is Name => NAMES.some((one) => one === name);
