import { isEmphasis } from '../capitals/emphasized-words';
import { firstMatches } from '../counted';
import { isNear } from '../code/similar';
import { hasDashed } from '../code/option-dashes';
import { once } from '../parsed/once';
import { blockPairAt } from '../parsed/parsed-pair';
import type { TextBlock } from '../parsed/readable-text';
import type { ParsedValue } from '../parsed/parsed-value';
import { isNamedKind } from '../placeholders/named-kind';
import { isInTranslatedSyntax } from '../placeholders/stand-ins';
import { attributeOf } from '../tags/tag-parts';
import { areTranslations } from '../words/words-of-text';
import { isOneOfArguments, isTranslated, isWrittenOut } from './argument-names';
import { ARGUMENTS, isTranslatedExample } from './example-names';
import { isFileInWords, isRenamedFile } from './file-names';
import { hasEnding, isDeclined, isInflected } from './inflected-names';
import { has, lowerOf, textOfPartner, type FoundName, type LostName } from './lost-names';
import { HOME } from './name-kinds';
import { hasOtherName } from './names-for-readers';

/** A lost name, and the one that the target seems to have in its place. */
export interface ReplacedName {
  readonly name: LostName;
  readonly other: FoundName;
  /** The names of the target that look like the lost one. */
  readonly similar: readonly FoundName[];
}

/** Capitals without a vowel, which are neither the words of a title nor of an argument: HTTPS. */
const ABBREVIATION = /^[B-DF-HJ-NP-TV-XZ]{4,15}$/;

/** Returns whether what looks like a name is none. */
export const isNoName = (name: LostName): boolean =>
  isInTags(name.pair.source, name) ||
  isStressed(name) ||
  isNameOfImage(name) ||
  (!ABBREVIATION.test(name.text) && isOneOfArguments(name.text, name.lost));

/** A word that is stressed, as specifications do: "The request MUST name it." */
const isStressed = ({ text, pair }: LostName): boolean =>
  /^[A-Z]+$/.test(text) && isEmphasis(text, pair.sourceLanguage.base);

/** The text for an image that is made of the name of its file, which both sides have: "main_screen_png". */
const isNameOfImage = ({ text, pair: { source, target } }: LostName): boolean => {
  const file = text.replace(/_(?=(?:png|jpe?g|gif|svg|webp)$)/, '.');
  return file !== text && textsForImages(source).has(text) && target.raw.includes(file);
};

const textsForImages = once(
  ({ tags }: ParsedValue): ReadonlySet<string> =>
    new Set(tags.flatMap((tag) => attributeOf(tag, 'alt') ?? [])),
);

/** Returns whether the target has a name in another way: for its readers, or with an ending. */
export const isSaidOtherwise = (name: LostName): boolean =>
  (!ABBREVIATION.test(name.text) && hasOtherName(name.pair, name, name.kind.isMissing)) ||
  isInTranslatedSyntax(name.pair, blockPairAt(name.pair, 'source', name.start)) ||
  isWrittenOtherwise(name.text, name.pair.target) ||
  // With an ending of the language the name is there: "TeXu" beside "LaTeXu".
  name.added.some(({ text }) => text.startsWith(name.text) && isInflected(name.text, text));

/** Returns whether the other name is meant: a name of the target's readers, or the same in other letters. */
export const isMeant = (replaced: ReplacedName): boolean => reasons.some((isReason) => isReason(replaced));

type Reason = (replaced: ReplacedName) => boolean;

const isExample: Reason = ({ name, similar }) => similar.some((one) => isOtherExample(name.text, one.text));

/** Whether names of an example were translated. A file keeps its name where only its ending is another. */
const isOtherExample = (name: string, other: string): boolean =>
  isTranslatedExample(name, other) && withoutEnding(name) !== withoutEnding(other);

const withoutEnding = (file: string): string => file.replace(/(?<=\w)\.[a-z\d]{1,5}$/, '');

const isWithEnding: Reason = ({ name: { text, kind, pair }, other }) => {
  const { base } = pair.targetLanguage;
  return hasEnding(text, other.text, base) || (!kind.isMissing && isDeclined(text, other.text, base));
};

const isFileOfReaders: Reason = ({ name: { text, pair }, other }) =>
  isPlural(text, pair.target) || isRenamedFile(text, other.text, pair.source, pair.target);

const isWrittenAlike: Reason = ({ name: { text, pair }, other }) =>
  text.replace(HOME, '$1') === other.text.replace(HOME, '$1') ||
  plain(text) === plain(other.text) ||
  isInTags(pair.target, other);

/** Alt-X and Alt+X are one key, and the path of another locale is that of the reader: man/de_DE. */
const plain = (name: string): string =>
  /^\p{L}+\s?[+-]\s?./u.test(name)
    ? name.replaceAll(/[-+\s]/g, '')
    : name.replaceAll(/(?<![A-Za-z])[a-z]{2}_[A-Z]{2}(?![A-Za-z])/g, '');

const isArgumentInWords: Reason = ({ name: { pair, start, end }, other }) =>
  isWrittenOut(
    [pair.source, pair.target],
    [pair.source.readable.spanOf(start, end), pair.target.readable.spanOf(other.start, other.end)],
  );

/** The words of an argument's name that differ are translated: "new_name", "neuer_name". */
const hasWordsTranslated: Reason = ({ name: { text, pair }, other }) => {
  const [words, others] = [text.split('_'), other.text.split('_')];
  if (words.length !== others.length || !words.every((word) => /^[a-z]+$/.test(word))) return false;
  return (
    words.some((word) => ARGUMENTS.has(word)) &&
    words.every((word, at) => {
      const instead = others[at] ?? '';
      return word === instead || (!isNear(word, instead, 1) && areTranslations(pair, word, instead));
    })
  );
};

const reasons: readonly Reason[] = [
  isExample,
  isWithEnding,
  isFileOfReaders,
  isWrittenAlike,
  isArgumentInWords,
  hasWordsTranslated,
];

/** Returns whether a target without a name says it in words, or has another name of its own for it. */
export function isPutIntoWords({ text, start, pair, added }: LostName): boolean {
  const { source, target } = pair;
  const place = blockPairAt(pair, 'source', start)?.target;
  const isThere = (one: FoundName): boolean => place === undefined || !source.isHtml || isIn(place, one);
  if (has(lowerOf(target), text) || added.some(isThere)) return true;
  if (text.includes('_') && hasOther(target, source.raw, source.isHtml ? place : undefined)) return true;
  const block = textOfPartner(pair, start);
  if (isTranslated(text, source, target, block) || isPlural(text, target)) return true;
  if (isPartOfOther(text, target.raw) || isFileInWords(text, source, block)) return true;
  return LOG.test(text) || isNamedKind(text, source, target);
}

export const isIn = (block: TextBlock, { start }: FoundName): boolean =>
  start >= block.start && start < block.end;

/**
 * Whether the target has a variable in braces, as a shell does, a dash before an option, which is reported as
 * such, or a space before a version: "OpenGL 2".
 */
const isWrittenOtherwise = (name: string, target: ParsedValue): boolean =>
  (name.startsWith('$') && target.raw.includes(`\${${name.slice(1)}}`)) ||
  (name.startsWith('--') && hasDashed(name, target)) ||
  (/[A-Za-z]\d+$/.test(name) && target.prose.includes(name.replace(/(?<!\d)(?=\d+$)/, ' ')));

/**
 * Whether a path has other first folders, `/a/src/apr` for `/root/src/apr`, or a name a longer form:
 * `mod_example_hooks` for `example_hooks`.
 */
function isPartOfOther(name: string, raw: string): boolean {
  const end = /(?<=\/.{1,200})(?:\/[\w.-]{2,60}){2}$/.exec(name)?.[0];
  return end === undefined ? /^[a-z\d]+_/.test(name) && raw.includes(`_${name}`) : raw.includes(end);
}

/** A log by the name of its file, which prose may say in words: "the error_log of the server". */
const LOG = /^(?:error|access|server|system|debug)[_.]logs?$/;

/** English puts names into the plural: "many math_renderers". */
const isPlural = (name: string, target: ParsedValue): boolean =>
  /^[a-z_]{4,60}s$/.test(name) && has(lowerOf(target), name.slice(0, -1));

/** A name of an example was translated: periodical_aberration, periodische_Abweichung. */
const hasOther = (target: ParsedValue, source: string, place: TextBlock | undefined): boolean =>
  joinedNames(target).some(
    ({ 0: name, index }) =>
      !source.includes(name) && (place === undefined || (index >= place.start && index < place.end)),
  );

const joinedNames = once(({ prose }: ParsedValue): readonly RegExpExecArray[] =>
  firstMatches(prose, /(?<!\p{L})\p{L}{2,40}_\p{L}[\p{L}_]{1,60}/gu),
);

/** Words of two neighbouring tags look like one name. */
function isInTags({ isHtml, raw, readable }: ParsedValue, { start, end }: FoundName): boolean {
  if (!isHtml) return false;
  const { from, to } = readable.spanOf(start, end);
  return raw.slice(from, to).includes('<');
}
