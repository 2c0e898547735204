import type { TextRange } from '../../html/tokenize';
import { firstMatches } from '../counted';
import { isNear } from '../code/similar';
import { isTransposed } from '../code/transposed-letters';
import { once } from '../parsed/once';
import { blockPairAt, type ParsedPair } from '../parsed/parsed-pair';
import { KEPT } from '../parsed/readable-text';
import type { ParsedValue } from '../parsed/parsed-value';
import { lowerOfBlock } from '../text/letter-runs';
import type { NameKind } from './name-kinds';

/** A name of a kind, and where it stands in the prose. */
export interface FoundName extends TextRange {
  readonly text: string;
}

/** A name of the source that the target lacks, or has with a slip. */
export interface LostName extends FoundName {
  readonly pair: ParsedPair;
  readonly kind: NameKind;
  /** All names of the kind that are lost, and those that only the target has. */
  readonly lost: readonly FoundName[];
  readonly added: readonly FoundName[];
}

/** Returns the names of a kind that the target lacks; one that is said twice can be lost in one place. */
export function lostNames(pair: ParsedPair, kind: NameKind): readonly LostName[] {
  const { source, target } = pair;
  const before = findAll(source, kind.pattern);
  if (before.length === 0) return [];
  const added = findAll(target, kind.pattern).filter(({ text }) => !has(lowerOf(source), text));
  // A translation of another version has many other names.
  const few = added.length > mostAdded ? [] : added;
  // In code and in addresses a name counts too. Where it is said twice, one of them may have a slip.
  const lost = before.filter(
    ({ text, start }) =>
      (!has(lowerOf(target), text) ||
        (target.isHtml && !has(textOfPartner(pair, start), text)) ||
        few.some((one) => isSlipOf(text, one.text)) ||
        cutFile(text, pair) !== undefined) &&
      !isWordElsewhere(source.prose, text) &&
      !endsInArgument(text, source, target),
  );
  return lost.map((name) => ({ ...name, pair, kind, lost, added }));
}

const mostAdded = 20;

/** The name of a file or a program whose last letter is lost, in a target in small letters: package.jso. */
export function cutFile(name: string, { source, target }: ParsedPair): string | undefined {
  if (!/\.[a-z]{2,4}$/.test(name)) return undefined;
  const cut = name.slice(0, -1);
  return has(lowerOf(target), cut) && !has(lowerOf(source), cut) ? cut : undefined;
}

/** Where a text has a name that is not the beginning of a longer one: "list.xm" behind "list.xml". */
export function placeOf(name: string, text: string, from: number): number {
  let at = text.indexOf(name, from);
  while (at !== -1 && NAME_END.test(text[at + name.length] ?? ' ')) at = text.indexOf(name, at + 1);
  return at;
}

/**
 * Whether a name is another one with one letter changed inside of it, or with two exchanged; a path may also
 * have a letter more or less.
 */
const isSlipOf = (name: string, other: string): boolean =>
  ABBREVIATION.test(name)
    ? isTransposed(name, other)
    : isShorterConstant(name, other) || hasOtherLetter(name, other);

function hasOtherLetter(name: string, other: string): boolean {
  const [longer, length] = [other.length - name.length, name.length];
  if (length < shortestSlip || (longer !== 0 && !(name.startsWith('/') && Math.abs(longer) === 1)))
    return false;
  return name.slice(-1) === other.slice(-1) && isNear(name, other, 1);
}

/** Whether the name of a constant lacks a letter, which is not that of a plural: "SM_NOTIFY", "SM_NOTIF". */
export const isShorterConstant = (name: string, other: string): boolean =>
  other.length === name.length - 1 &&
  /^[A-Z\d]+(?:_[A-Z\d]+)+$/.test(name) &&
  isNear(name, other, 1) &&
  !(name.endsWith('S') && name.startsWith(other));

const ABBREVIATION = /^[A-Z]{3,5}$/;

const shortestSlip = 6;

/** Returns what the target has in the block of a place of the source, in small letters. */
export function textOfPartner(pair: ParsedPair, at: number): string {
  const block = blockPairAt(pair, 'source', at)?.target;
  return block === undefined ? lowerOf(pair.target) : lowerOfBlock(block, pair.target);
}

function findAll(value: ParsedValue, pattern: RegExp): readonly FoundName[] {
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

/** In HTML a line end is a space, and no line begins after it. */
const inLines = once(({ prose, isHtml }: ParsedValue): string =>
  isHtml ? prose.replaceAll('\n', ' ') : prose,
);

/** The value as it is written, in small letters. */
export const lowerOf = once(({ raw }: ParsedValue): string => raw.toLowerCase());

/** A name is there in any case and with any character for its hyphens; `text` is in lower case. */
export function has(text: string, name: string): boolean {
  const wanted = name.toLowerCase();
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    // A name may end a compound: non-TeX.
    const last = text[at - 1] ?? ' ';
    const isCompound =
      last === '-' && /\p{L}/u.test(text[at - 2] ?? '') && /^[A-Za-z]*[A-Z][A-Za-z]*$/.test(name);
    // An option has one dash before its name: "-dump_source".
    const isOption = last === '-' && /[^\p{L}\p{N}_-]/u.test(text[at - 2] ?? ' ');
    // A space is lost before an option, which is there, and a path may go on from a placeholder: "%s/a/b".
    const isAfterPlace = wanted.startsWith('/') && /%[sd]$/.test(text.slice(Math.max(0, at - 2), at));
    const isBegun = isCompound || isOption || name.startsWith('--') || isAfterPlace || !NAME_PART.test(last);
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

/**
 * Whether a path ends in the name of an argument, `/etc/alternatives/NAME`, that the source has elsewhere and
 * the target nowhere: it has another name for it, after the same folders.
 */
function endsInArgument(name: string, source: ParsedValue, target: ParsedValue): boolean {
  const [, folder, argument = ''] = /^(\/.{2,100}\/)([A-Z]{3,30})$/.exec(name) ?? [];
  const says = ({ prose }: ParsedValue): boolean => prose.split(/[^\p{L}\p{N}/]+/u).includes(argument);
  return folder !== undefined && target.raw.includes(folder) && says(source) && !says(target);
}
