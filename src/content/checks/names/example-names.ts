import { exampleNames } from '../addresses/example-addresses';
import { isNear } from '../code/similar';

/** Words for "example" in the names of examples. */
const EXAMPLE = new RegExp(String.raw`^(?:${exampleNames})s?\d*$`, 'i');

/** Names of arguments that documentation translates. */
export const ARGUMENTS = new Set(
  'address directory dirname domain email file filename group host hostname key name number password path port server servername string text title type url user username value word'.split(
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
  if (before.length === 1)
    return (
      (ARGUMENTS.has(first) && after.length > 0 && !isSlip(first, is)) || isExample(first, after[0] ?? '')
    );
  if (before.length !== after.length) return false;
  const changed = before.flatMap((word, index) => {
    const other = after[index] ?? '';
    return other === word ? [] : [[word, other] as const];
  });
  // One word that may be a slip is none beside others that were translated.
  return (
    changed.some(([word, other]) => isExample(word, other) || (word.length > 3 && !isSlip(word, other))) &&
    !isCutFile(was, changed.at(-1)) &&
    changed.every(
      ([word, other]) =>
        isExample(word, other) ||
        ((SMALL.test(word) || ARGUMENTS.has(word.toLowerCase())) && PLAIN.test(other)),
    )
  );
}

/** Whether the last word is the ending of a file that lost its last letter: `/index.htm`. */
const isCutFile = (was: string, [word, other]: readonly [string, string] = ['', '']): boolean =>
  /^[a-z]{3,4}$/.test(word) && was.endsWith(`.${word}`) && other === word.slice(0, -1);

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
        (NAMED_AT_WILL.has(word) && /^[\p{Ll}\p{M}]{3,30}$/u.test(other) && !isNear(word, other, 1)),
    )
  );
}

/**
 * Whether an address ends in a name of several words that a reader replaces, in the target's words:
 * `http://bugs.site.org/bug_number` became `http://bugs.site.org/numéro_de_bogue`.
 */
export function endsInTranslatedName(was: string, is: string): boolean {
  const [before, after] = [was, is].map((address) =>
    address.replace(/^http:/, 'https:').split(/(?<=[^/:]\/)(?=[^/]*$)/),
  );
  return before?.[0] === after?.[0] && isNameInWords(before?.[1] ?? '', after?.[1] ?? '');
}

/** Whether a name that ends in a word for any argument, `source_directory`, is another one in words. */
export function isNameInWords(was: string, is: string): boolean {
  const words = was.split(/[_-]/);
  return (
    words.length > 1 &&
    words.every((word) => /^\p{L}+$/u.test(word)) &&
    NAMED_AT_WILL.has(words.at(-1)?.toLowerCase() ?? '') &&
    /^\p{L}[\p{L}\p{M}ー]*(?:[ _-]\p{L}[\p{L}\p{M}ー]*){0,9}$/u.test(is) &&
    !isNear(was, is, 1)
  );
}

/**
 * Whether an address in words, which leads nowhere, was said in the target's words: `http://path/to/a.jpg`
 * became `http://chemin/vers/a.jpg`. Its host has no domain, and its kind of file is the same.
 */
export function isTranslatedPath(was: string, is: string): boolean {
  const [before, after] = [PATH_IN_WORDS.exec(was), PATH_IN_WORDS.exec(is)];
  const [host, other] = [before?.[1] ?? '', after?.[1] ?? ''];
  if (host === '' || other === '' || host === 'localhost' || before?.[2] !== after?.[2]) return false;
  return !isSlip(host, other);
}

const PATH_IN_WORDS = /^https?:\/\/(\p{L}{3,20})(?:\/[\p{L}\p{M}-]{1,30}){1,6}(\.\w{2,5})$/u;

const WORD_OF_ADDRESS = /([\p{L}\p{M}]{1,60})/u;
/** Words that stand for what a reader names at will. */
export const NAMED_AT_WILL: ReadonlySet<string> = new Set([
  ...ARGUMENTS,
  'repository',
  'package',
  'project',
  'packager',
  'example',
  'version',
  'you',
]);

const isExample = (word: string, other: string): boolean =>
  isCalledExample(word, other) || isSaidExample(word, other);

/** Whether both begin with the word for an example, and end alike: `example_v1`, `exemplo_v1`. */
export function isCalledExample(word: string, other: string): boolean {
  const [before, after] = [word, other].map((name) => /^([^_-]*)([_-]\w{1,20})?$/.exec(name));
  return EXAMPLE.test(before?.[1] ?? '') && EXAMPLE.test(after?.[1] ?? '') && before?.[2] === after?.[2];
}

/**
 * Whether a word names a thing of an example, such as `photo1`, `myGraph` or `ExampleFile`, and the other one
 * is another name with the same number.
 */
const isSaidExample = (word: string, other: string): boolean =>
  OF_EXAMPLE.test(withoutPrefix(word, other)) &&
  /^\p{L}[\p{L}\p{M}_-]*\d{0,4}$/u.test(other) &&
  digitsOf(word) === digitsOf(other) &&
  !(/^my/i.test(word) && /^my/i.test(other));

/** `myexample` of `enable-myexample`, where the other name begins with "enable-", too. */
function withoutPrefix(word: string, other: string): string {
  const prefix = /^[a-z]{2,20}[-_]/.exec(word)?.[0];
  return prefix !== undefined && other.startsWith(prefix) ? word.slice(prefix.length) : word;
}

const OF_EXAMPLE =
  /^(?:photo|image|picture|archive|document|report|letter|song|movie|video|test|text)s?[-_]?\d{1,4}$|^(?:my|My|MY_|your|Your|YOUR_|some|Some)[-_]?[A-Za-z]{2,20}\d{0,4}$|^(?:Example|Sample)[A-Z][A-Za-z]{1,20}$/;
const digitsOf = (word: string): string => word.replaceAll(/\D/g, '');

const SMALL = /^[a-z][a-z\d_-]+$/;
const PLAIN = /^\p{L}[\p{Ll}\p{M}\d_-]*$/u;

const wordsOf = (code: string): readonly string[] =>
  code.match(/[\p{L}\p{M}\d]{1,60}(?:[-_][\p{L}\p{M}\d]{1,60}){0,9}/gu) ?? [];

const isSlip = (word: string, other: string): boolean =>
  isNear(word, other, Math.max(2, Math.min(word.length, other.length) / 3));
