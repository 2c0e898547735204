import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { textOf, type Stretch } from '../parsed/text-of';

/**
 * Whether a label of one word is one of the tags that a page explains: the target keeps all such labels, and
 * several of them have the sign of a name: "@title:", "@see_also:", "Description:".
 */
export const isOneOfTags = (pair: ParsedPair, stretch: Stretch): boolean =>
  labelsOf(pair.source).has(textOf(pair.target, stretch).trim()) && keepsTags(pair);

const keepsTags = once(({ source, target }: ParsedPair): boolean => {
  const [labels, kept] = [labelsOf(source), labelsOf(target)];
  return (
    labels.size === kept.size &&
    [...labels].every((one) => kept.has(one)) &&
    [...labels].filter((one) => WITH_SIGN.test(one)).length > 1
  );
});

/** The blocks of one word and a colon. */
const labelsOf = once(
  (value: ParsedValue): ReadonlySet<string> =>
    new Set(
      value.readable.blocks.map((block) => textOf(value, block).trim()).filter((label) => LABEL.test(label)),
    ),
);

const LABEL = /^[^\s:]{2,40}:$/;
const WITH_SIGN = /^(?:[@\\$]|--)[A-Za-z]|[a-z]_[a-z]/;
