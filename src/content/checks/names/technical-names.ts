import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import { blockPairAt, type ParsedPair } from '../parsed/parsed-pair';
import { KEPT, type TextBlock } from '../parsed/readable-text';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import type { ProblemCollector } from '../problem-collector';
import { isNamedKind } from '../placeholders/named-kind';
import { isNear } from '../code/similar';
import { isTransposed } from '../code/transposed-letters';
import { hasDashed } from '../code/option-dashes';
import { lowerOfBlock } from '../text/letter-runs';
import { isFileInWords, isRenamedFile } from './file-names';
import { isOneOfArguments, isTranslated, isWrittenOut } from './argument-names';
import { hasEnding, isDeclined, isInflected } from './inflected-names';
import { HOME, nameKinds, type NameKind } from './name-kinds';
import { hasOtherName } from './names-for-readers';
import { replacedBy } from './replaced-names';
import { isTranslatedExample } from './example-names';

/** Capitals without a vowel, which are neither the words of a title nor of an argument: HTTPS. */
const ABBREVIATION = /^[B-DF-HJ-NP-TV-XZ]{4,15}$/;

interface ProblemPlaces {
  readonly source: readonly ProblemSpan[];
  readonly target: readonly ProblemSpan[];
}

const SIGN_OF_NAME = /[_$#@/.]|--|\p{Ll}\p{Lu}|\p{Lu}{2}|[+-]\s?\p{Lu}/u;

/** Finds names of constants, options, files and products that were altered. */
export const technicalNames: FieldCheck = {
  ids: ['code'],
  find(pair, problems) {
    if (!SIGN_OF_NAME.test(pair.source.prose)) return;
    for (const kind of nameKinds) if (kind.sign.test(pair.source.prose)) compareKind(pair, kind, problems);
  },
};

function compareKind(
  pair: ParsedPair,
  { pattern, isMissing, furthest }: NameKind,
  problems: ProblemCollector,
): void {
  const { source, target, targetLanguage } = pair;
  const before = findAll(source, pattern);
  if (before.length === 0) return;
  const added = findAll(target, pattern).filter(({ text }) => !has(lowerOf(source), text));
  // A translation of another version has many other names.
  const few = added.length > mostAdded ? [] : added;
  // In code and in addresses a name counts too. Where it is said twice, one of them may have a slip.
  const lost = before.filter(
    ({ text, start }) =>
      (!has(lowerOf(target), text) ||
        (target.isHtml && !has(textOfPartner(pair, start), text)) ||
        few.some((one) => isSlipOf(text, one.text)) ||
        cutFile(text, source, lowerOf(target)) !== undefined) &&
      !isWordElsewhere(source.prose, text) &&
      !endsInArgument(text, source, target),
  );
  if (lost.length === 0) return;
  const seen = new Set<string>();
  const report = (name: string, other: string, places: ProblemPlaces): void => {
    const key = `${name} ${places.target[0]?.from}`;
    if (!seen.has(key)) problems.add('code', 'name-changed', { before: name, after: other }, places);
    seen.add(key);
  };
  for (const { text, start, end } of lost) {
    const places = { source: [source.readable.spanOf(start, end)] };
    if (isInTags(source, places.source)) continue;
    if (!ABBREVIATION.test(text) && isOneOfArguments(text, lost)) continue;
    const slip = /[/-]/.test(text) ? added.find((one) => isTransposed(text, one.text)) : undefined;
    if (slip !== undefined) {
      const span = target.readable.spanOf(slip.start, slip.end);
      report(text, slip.text, { ...places, target: [span] });
      continue;
    }
    if (!ABBREVIATION.test(text) && hasOtherName(pair, { text, start, end }, isMissing)) continue;
    if (isWrittenOtherwise(text, target)) continue;
    // With an ending of the language the name is there: "TeXu" beside "LaTeXu".
    if (added.some((one) => one.text.startsWith(text) && isInflected(text, one.text))) continue;
    const { source: own, target: place } = blockPairAt(pair, 'source', start) ?? {};
    const isInPlace = (one: { readonly start: number }): boolean =>
      place !== undefined && one.start >= place.start && one.start < place.end;
    const isBeside = (one: { readonly start: number }): boolean =>
      own !== undefined && one.start >= own.start && one.start < own.end;
    const similar = added.filter(
      (one) =>
        one.text !== text &&
        (isNear(one.text, text, furthest) || isOtherOption(text, one.text)) &&
        (text.length !== 3 || isExchanged(text, one.text)) &&
        !isInflected(text, one.text),
    );
    // "HTTP" may be said for "HTTPS" elsewhere; where the name itself is, a slip of it is in the same block.
    const other =
      similar.find(isInPlace) ??
      (has(lowerOf(target), text) ? undefined : similar[0]) ??
      replacedBy(text, lost.filter(isBeside), added.filter(isInPlace), pair);
    if (other !== undefined) {
      const span = target.readable.spanOf(other.start, other.end);
      if (similar.some((one) => isOtherExample(text, one.text))) continue;
      if (hasEnding(text, other.text, targetLanguage.base)) continue;
      if (!isMissing && isDeclined(text, other.text, targetLanguage.base)) continue;
      if (isPlural(text, target) || isRenamedFile(text, other.text, source, target)) continue;
      if (text.replace(HOME, '$1') === other.text.replace(HOME, '$1')) continue;
      if (plain(text) === plain(other.text) || isInTags(target, [span])) continue;
      if (places.source.some((said) => isWrittenOut([source, target], [said, span]))) continue;
      report(text, other.text, { ...places, target: [span] });
      continue;
    }
    const written = cutFile(text, source, lowerOf(target));
    if (written !== undefined) {
      const at = placeOf(written, target.prose, place?.start ?? 0);
      const found = at === -1 ? [] : [target.readable.spanAt(at, written)];
      report(text, written, { ...places, target: found });
    } else if (
      !has(lowerOf(target), text) &&
      isMissing &&
      !added.some((one) => place === undefined || !source.isHtml || isInPlace(one)) &&
      !(text.includes('_') && hasOther(target, source.raw, source.isHtml ? place : undefined))
    ) {
      const block = textOfPartner(pair, start);
      if (isTranslated(text, source, target, block) || isPlural(text, target)) continue;
      if (isPartOfOther(text, target.raw) || isFileInWords(text, source, block)) continue;
      if (LOG.test(text) || isNamedKind(text, source, target)) continue;
      problems.add('code', 'name-missing', { name: text }, places);
    }
  }
}

/** Where a text has a name that is not the beginning of a longer one: "list.xm" behind "list.xml". */
function placeOf(name: string, text: string, from: number): number {
  let at = text.indexOf(name, from);
  while (at !== -1 && NAME_END.test(text[at + name.length] ?? ' ')) at = text.indexOf(name, at + 1);
  return at;
}

/** The name of a file or a program whose last letter is lost, in a text in small letters: package.jso. */
function cutFile(name: string, source: ParsedValue, text: string): string | undefined {
  const cut = name.slice(0, -1);
  return /\.[a-z]{2,4}$/.test(name) && has(text, cut) && !has(lowerOf(source), cut) ? cut : undefined;
}

/** Whether two neighbouring letters of three stand in each other's place. */
const isExchanged = (name: string, other: string): boolean =>
  Array.from(name).toSorted().join('') === Array.from(other).toSorted().join('') &&
  (name[0] === other[0] || name[2] === other[2]);

/** Whether half of the words of an option are in the other one: --with-ssl, --avec-ssl. */
function isOtherOption(name: string, other: string): boolean {
  const [words, others] = [name.slice(2).split('-'), new Set(other.slice(2).split('-'))];
  return (
    name.startsWith('--') &&
    words.length === others.size &&
    words.filter((word) => others.has(word)).length * 2 >= words.length
  );
}

/** Whether names of an example were translated. A file keeps its name where only its ending is another. */
const isOtherExample = (name: string, other: string): boolean =>
  isTranslatedExample(name, other) && withoutEnding(name) !== withoutEnding(other);

const withoutEnding = (file: string): string => file.replace(/(?<=\w)\.[a-z\d]{1,5}$/, '');

/**
 * Whether the target has a variable in braces, as a shell does, a dash before an option, which is reported as
 * such, or a space before a version: "OpenGL 2".
 */
const isWrittenOtherwise = (name: string, target: ParsedValue): boolean =>
  (name.startsWith('$') && target.raw.includes(`\${${name.slice(1)}}`)) ||
  (name.startsWith('--') && hasDashed(name, target)) ||
  (/[A-Za-z]\d+$/.test(name) && target.prose.includes(name.replace(/(?<!\d)(?=\d+$)/, ' ')));

/** Returns what the target has in the block of a place of the source, in small letters. */
function textOfPartner(pair: ParsedPair, at: number): string {
  const block = blockPairAt(pair, 'source', at)?.target;
  return block === undefined ? lowerOf(pair.target) : lowerOfBlock(block, pair.target);
}

/** In HTML a line end is a space, and no line begins after it. */
const inLines = once(({ prose, isHtml }: ParsedValue): string =>
  isHtml ? prose.replaceAll('\n', ' ') : prose,
);

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

/**
 * Whether a path ends in the name of an argument, `/etc/alternatives/NAME`, that the source has elsewhere and
 * the target nowhere: it has another name for it, after the same folders.
 */
function endsInArgument(name: string, source: ParsedValue, target: ParsedValue): boolean {
  const [, folder, argument = ''] = /^(\/.{2,100}\/)([A-Z]{3,30})$/.exec(name) ?? [];
  const says = ({ prose }: ParsedValue): boolean => prose.split(/[^\p{L}\p{N}/]+/u).includes(argument);
  return folder !== undefined && target.raw.includes(folder) && says(source) && !says(target);
}

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
const isInTags = ({ isHtml, raw }: ParsedValue, spans: readonly ProblemSpan[]): boolean =>
  isHtml && spans.some(({ from, to }) => raw.slice(from, to).includes('<'));

/** Alt-X and Alt+X are one key, and the path of another locale is that of the reader: man/de_DE. */
const plain = (name: string): string =>
  /^\p{L}+\s?[+-]\s?./u.test(name)
    ? name.replaceAll(/[-+\s]/g, '')
    : name.replaceAll(/(?<![A-Za-z])[a-z]{2}_[A-Z]{2}(?![A-Za-z])/g, '');

const lowerOf = once(({ raw }: ParsedValue): string => raw.toLowerCase());

/** A name is there in any case and with any character for its hyphens; `text` is in lower case. */
function has(text: string, name: string): boolean {
  const wanted = name.toLowerCase();
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    // A name may end a compound: non-TeX.
    const last = text[at - 1] ?? ' ';
    const isCompound =
      last === '-' && /\p{L}/u.test(text[at - 2] ?? '') && /^[A-Za-z]*[A-Z][A-Za-z]*$/.test(name);
    // A space is lost before an option, which is there, and a path may go on from a placeholder: "%s/a/b".
    const isAfterPlace = wanted.startsWith('/') && /%[sd]$/.test(text.slice(Math.max(0, at - 2), at));
    const isBegun = isCompound || name.startsWith('--') || isAfterPlace || !NAME_PART.test(last);
    if (isBegun && !NAME_END.test(text[at + wanted.length] ?? ' ')) return true;
  }
  return false;
}

const NAME_PART = /[\w-]/;
/** A name may begin a compound: package.json-Datei. */
const NAME_END = /\w/;

/** FILE and WORD of a usage line are words, which the target's usage line has in its own language. */
const isWordElsewhere = (prose: string, name: string): boolean =>
  /^[A-Z]*[AEIOUY][A-Z]*$/.test(name) && prose.includes(name.toLowerCase());

function findAll(value: ParsedValue, pattern: RegExp) {
  return firstMatches(inLines(value), pattern)
    .map(({ index, 0: text }) => ({ text: ownPart(text, index, value, pattern), start: index }))
    .map(({ text, start }) => ({ text, start, end: start + text.length }))
    .filter(({ text }) => !text.includes(KEPT) && text !== '' && !text.includes('-/'));
}

/** The part of a path before a tag, behind which an argument follows: `<b>/etc/init.d/</b><i>name</i>`. */
function ownPart(text: string, start: number, value: ParsedValue, pattern: RegExp): string {
  const seam = text.includes('/') ? seamIn(value, start, start + text.length) : undefined;
  if (seam === undefined) return text;
  const part = text.slice(0, seam - start);
  const [own] = part.endsWith('/') ? firstMatches(part, pattern) : [];
  return own?.index === 0 ? own[0] : text;
}

const seamIn = ({ readable: { seams } }: ParsedValue, from: number, to: number): number | undefined =>
  seams.find((seam) => seam > from && seam < to);

/** Whether a name is another one with a letter in place of one inside of it, or with two exchanged. */
const isSlipOf = (name: string, other: string): boolean =>
  name.length === other.length &&
  name.length >= shortestSlip &&
  name.slice(-1) === other.slice(-1) &&
  isNear(name, other, 1);
const shortestSlip = 6;
const mostAdded = 20;
