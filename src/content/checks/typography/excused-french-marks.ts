import { firstWhere } from '../../text/first-where';
import { matchesOf } from '../../text/matches';
import type { TextRange } from '../../html/tokenize';
import { once } from '../parsed/once';
import { blockPairAt, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { textOf } from '../parsed/text-of';
import { endsPluralForm } from '../placeholders/template-choices';
import { isInQuotation } from '../sentences/quotations';
import { isQuotedMark } from './quoted-marks';

/** A mark of a French target behind a word, with the space before it. */
export interface FrenchMark {
  readonly pair: ParsedPair;
  readonly mark: string;
  /** Empty where there is none. */
  readonly space: string;
  /** Where the space, or the mark without one, begins in the prose. */
  readonly start: number;
  /** Where the mark ends in the prose. */
  readonly end: number;
  /** Where space and mark begin in the value. */
  readonly from: number;
  /** Where the mark ends in the value. */
  readonly to: number;
}

type Excuse = (mark: FrenchMark) => boolean;

/** Returns whether a mark is no punctuation of a French sentence, so that its space is none, either. */
export const isExcusedMark = (mark: FrenchMark): boolean => excuses.some((isExcuse) => isExcuse(mark));

/** The block is as in the source. A label of one word, "Gamma: %1", is a word of both languages. */
const isInSourceLanguage: Excuse = ({ pair, start }) => {
  const block = blockPairAt(pair, 'target', start)?.target;
  return block !== undefined && keptBlocksOf(pair).has(block);
};

const keptBlocksOf = once(({ source, target, blocks }: ParsedPair): ReadonlySet<TextBlock> => {
  const kept = blocks.filter(({ source: before, target: after }) => {
    const text = textOf(source, before).trim();
    return text === textOf(target, after).trim() && !LABEL.test(text);
  });
  return new Set(kept.map(({ target: block }) => block));
});

const LABEL = /^\s*\p{Lu}\S*(?:\s+[^\p{L}\s]\S*)?\s*$/u;

/** The mark is the name of a key or a sign, in a tag of its own. */
const isAloneInTag: Excuse = ({ pair: { target }, from, to }) =>
  />.$/.test(target.raw.slice(from, to)) && target.raw.startsWith('</', to);

/** A letter of a formula: "k!". */
const isFactorial: Excuse = ({ pair: { source, target }, mark, start }) =>
  mark === '!' &&
  FACTORIAL.test(target.prose.slice(Math.max(0, start - 2), start + 1)) &&
  hasFactorial(source);

const hasFactorial = once(({ prose }: ParsedValue): boolean => FACTORIAL.test(prose));
const FACTORIAL = /(?<![\p{L}'’-])\p{L}!/u;

/** A mark on both sides of a word belongs to it: "!image!". */
const isAroundWord: Excuse = ({ pair: { target }, mark, start }) =>
  OPENED[mark]?.test(target.prose.slice(Math.max(0, start - 60), start)) === true;

/** Words that begin with a mark. */
const OPENED: Readonly<Record<string, RegExp>> = {
  '!': /(?<![^\s\u001c(])![^\s!\u001c]{1,58}$/,
  ':': /(?<![^\s\u001c(]):[^\s:\u001c]{1,58}$/,
};

/** The source names the mark, too: "Use ? for one character". */
const isNamedInSource: Excuse = ({ pair: { source }, mark, space }) =>
  space !== '' && marksAlone(source).has(mark);

const marksAlone = once(
  ({ prose }: ParsedValue): ReadonlySet<string> =>
    new Set(['!', '?'].filter((mark) => prose.includes(` ${mark} `))),
);

const endsReference: Excuse = ({ pair: { target }, mark, space, from }) =>
  mark === ';' && /&[\w.-]{1,40}$/.test(target.raw.slice(Math.max(0, from - 41), from + space.length));

const isInTagOfPlainText: Excuse = ({ pair: { target }, from }) =>
  /<[a-z!/][^<>]{0,400}$/i.test(target.raw.slice(Math.max(0, from - 400), from));

/** The query of an address begins with the mark: "http://localhost/?". */
const beginsQuery: Excuse = ({ pair: { target }, mark, space, to }) =>
  mark === '?' && space === '' && ADDRESS_END.test(target.raw.slice(Math.max(0, to - 200), to));

const ADDRESS_END = /[a-z]:\/\/[^\s<>"']{1,190}\/\?$/i;

/** The beginning of addresses, and the letter of a drive: "http:, ftp:", "le lecteur D: correspond". */
const isOfProtocolOrDrive: Excuse = ({ pair: { target }, mark, space, start }) => {
  if (mark !== ':' || space !== '') return false;
  const before = target.prose.slice(Math.max(0, start - 12), start);
  return PROTOCOL.test(before) || DRIVE.test(before);
};

const PROTOCOL = /(?<![\p{L}\p{N}])(?:https?|s?ftps?|file|mailto|smb|ssh|dav|data)$/iu;
const DRIVE = /(?:lecteur|unité|disque|volume)s? [A-Z]$/iu;

/** The colon of a template, or of a time that was divided: "03: 45.2". */
const isColonOfForm: Excuse = ({ pair: { target }, mark, space, start }) =>
  mark === ':' &&
  (endsPluralForm(target.prose, start + space.length) ||
    /\d:\s?\d/.test(target.prose.slice(start - 1, start + 3)));

/**
 * A sentence names something with its mark, in an element that the source has as well: "the field
 * <i>Default:</i>". An element at the beginning of a paragraph or a sentence is a label.
 */
const isInName: Excuse = ({ pair: { source, target }, space, from, to }) => {
  if (space !== '') return false;
  const before = target.raw.slice(Math.max(0, from - longestElement), from);
  const after = target.raw.slice(from, to + longestElement);
  const [, name] = IN_ELEMENT.exec(before) ?? [];
  const end = after.indexOf('<');
  return name !== undefined && end >= to - from && source.raw.includes(`>${name}${after.slice(0, end)}</`);
};

/** In UTF-16 units. */
const longestElement = 120;
const IN_ELEMENT = /[\p{L}\p{M},]\s<(?:b|i|em|strong|tt|var|span|u|cite)>([^<>]{1,80})$/u;

/** An optional part of a synopsis, with what follows it: "[epoch:]version". */
const isInSynopsis: Excuse = ({ pair: { source, target }, mark, space, start }) =>
  mark === ':' &&
  space === '' &&
  OPTIONAL_PART.test(target.prose.slice(Math.max(0, start - 40), start + 3)) &&
  OPTIONAL_PART_WITHIN.test(source.prose);

const OPTIONAL_PART = /\[[\p{L}\d_-]{1,36}:\][\w<[]$/u;
const OPTIONAL_PART_WITHIN = /\[[\p{L}\d_-]{1,36}:\][\w<[]/u;

/** A smiley, and the end of an argument: ":)", "(\key action;)". */
const isSmileyOrArgument: Excuse = ({ pair: { target }, space, start }) => {
  const mark = start + space.length;
  if (!/^[:;]-?[()]/.test(target.prose.slice(mark, mark + 3))) return false;
  return space !== '' || ARGUMENT.test(target.prose.slice(Math.max(0, start - 60), start));
};

const ARGUMENT = /\\\w{1,20} \w{1,30}$/;

/** The output of a program, or a quotation in another language. */
const isQuoted: Excuse = ({ pair, start, end }) =>
  isQuotedMark(pair.source, pair.target.readable.text, start) || isInQuotation(pair, start, end);

/** Code between grave accents, as Markdown has it, of the target that is the same in the source. */
const isInKeptCode: Excuse = ({ pair, start }) => {
  const code = keptCodeOf(pair);
  const next = code[firstWhere(code, ({ end }) => end > start)];
  return next !== undefined && next.start <= start;
};

const keptCodeOf = once(({ source, target }: ParsedPair): readonly TextRange[] => {
  if (!target.raw.includes('`')) return [];
  const [before, after] = [source, target].map(({ readable: { text } }) => matchesOf(text, CODE));
  const kept = new Set(before?.map(([code]) => code));
  return (after ?? [])
    .filter(([code]) => kept.has(code))
    .map(({ index, 0: code }) => ({ start: index, end: index + code.length }));
});

const CODE = /`[^`\n\u001c]{1,200}`/g;

const excuses: readonly Excuse[] = [
  isInSourceLanguage,
  isAloneInTag,
  isFactorial,
  isAroundWord,
  isNamedInSource,
  endsReference,
  isInTagOfPlainText,
  beginsQuery,
  isOfProtocolOrDrive,
  isColonOfForm,
  isInName,
  isInSynopsis,
  isSmileyOrArgument,
  isQuoted,
  isInKeptCode,
];
