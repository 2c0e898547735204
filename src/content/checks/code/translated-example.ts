import { isNear } from './similar';

/** Words for "example" in the names of examples. */
const EXAMPLE =
  /^(?:example|exemple|beispiel|ejemplo|esempio|exemplo|voorbeeld|ornek|mesela|przyklad|primer)s?\d*$/i;

/** Names of arguments that documentation translates. */
export const ARGUMENTS = new Set(
  'address directory dirname domain email file filename group host hostname key name number password path port server servername string text title type url user username value'.split(
    ' ',
  ),
);

/**
 * Whether the names of an example were translated: `/www/server` became `/siteler/sunucu`. Each word that
 * differs is a plain word in small letters, and is too different for a slip.
 */
export function isTranslatedExample(was: string, is: string): boolean {
  const [before, after] = [wordsOf(was), wordsOf(is)];
  const [first = ''] = before;
  if (before.length === 1) return ARGUMENTS.has(first) && after.length > 0 && !isSlip(first, is);
  if (before.length !== after.length) return false;
  const changed = before.flatMap((word, index) => {
    const other = after[index] ?? '';
    return other === word ? [] : [[word, other] as const];
  });
  // One word that may be a slip is none beside others that were translated.
  return (
    changed.some(([word, other]) => isExample(word, other) || (word.length > 3 && !isSlip(word, other))) &&
    changed.every(
      ([word, other]) =>
        isExample(word, other) ||
        ((SMALL.test(word) || ARGUMENTS.has(word.toLowerCase())) && PLAIN.test(other)),
    )
  );
}

/**
 * Whether names that stand for others were translated in an address: `username@host` became `usuario@host`,
 * `/PACKAGE` became `/PAQUETE`. The rest of the address is unchanged.
 */
export function hasTranslatedNames(was: string, is: string): boolean {
  const [before, after] = [was, is].map((address) => address.replaceAll('%40', '@').split(WORD_OF_ADDRESS));
  if (before === undefined || before.length !== after?.length) return false;
  const changed = before.flatMap((word, at) =>
    word === after[at] ? [] : ([[word, after[at] ?? '']] as const),
  );
  return (
    changed.length > 0 &&
    changed.every(
      ([word, other]) =>
        (/^\p{Lu}{4,30}$/u.test(word) && /^\p{Lu}{3,30}$/u.test(other) && !isNear(word, other, 1)) ||
        (IN_ADDRESSES.has(word) && /^[\p{Ll}\p{M}]{3,30}$/u.test(other) && !isNear(word, other, 1)),
    )
  );
}

const WORD_OF_ADDRESS = /([\p{L}\p{M}]{1,60})/u;
const IN_ADDRESSES = new Set([
  ...ARGUMENTS,
  'repository',
  'package',
  'project',
  'packager',
  'example',
  'you',
]);

const isExample = (word: string, other: string): boolean => EXAMPLE.test(word) && EXAMPLE.test(other);

const SMALL = /^[a-z][a-z\d_-]+$/;
const PLAIN = /^\p{L}[\p{Ll}\p{M}\d_-]*$/u;

const wordsOf = (code: string): readonly string[] =>
  code.match(/[\p{L}\p{M}\d]{1,60}(?:[-_][\p{L}\p{M}\d]{1,60}){0,9}/gu) ?? [];

const isSlip = (word: string, other: string): boolean =>
  isNear(word, other, Math.max(2, Math.min(word.length, other.length) / 3));
