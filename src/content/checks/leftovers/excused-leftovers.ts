import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { BRACKETED_NOTE, EXPLAINED, hasBracketedTask, UNDECIDED } from './bracketed-notes';
import { CHOICE } from './leftover-patterns';
import { isNoteForReaders, TRANSLATORS_NOTE } from './translators-notes';

/** A place of the target that looks like something that a tool or a person left there. */
export interface FoundLeftover {
  readonly pair: ParsedPair;
  readonly variant: string;
  /** The pattern that found it. */
  readonly pattern: RegExp;
  readonly found: string;
  /** Where it begins in the readable prose of the target. */
  readonly index: number;
}

type Excuse = (leftover: FoundLeftover) => boolean;

/** Returns whether the source has the like, or the language or the kind of text explains what was found. */
export const isExcusedLeftover = (leftover: FoundLeftover): boolean =>
  isOfSource(leftover) || excuses.some((isExcuse) => isExcuse(leftover));

/** Marks of Markdown or of a doubt around words, which say nothing about where the marks come from. */
const MARKS_ADDED = /^(?:`|\*\*|\[.*\]\(|\(.*\?\)$)/s;

/**
 * A source with any match of its own, or with its words, may have it in the target in other words. The words
 * of what a machine says, like "Here is the translation", prove nothing.
 */
function isOfSource({ pair, variant, pattern, found }: FoundLeftover): boolean {
  const source = pair.source.readable.prose;
  const all =
    variant === 'machine' || MARKS_ADDED.test(found)
      ? []
      : (found.match(/\p{L}{4,}/gu) ?? found.match(/\p{L}{3,}/gu) ?? []);
  // The words behind a mark are those of the target.
  const words = /^\p{Lu}+$/u.test(all[0] ?? '') ? all.slice(0, 1) : all;
  const lower = source.toLowerCase();
  return (
    // The source underlines an access key: "__P__rint".
    (found.startsWith('__') && source.includes('__')) ||
    source.includes(found.trim()) ||
    source.search(pattern) !== -1 ||
    (words.length > 0 && words.every((word) => lower.includes(word.toLowerCase())))
  );
}

/** The source shows letters that stand for a year or a day, "ddd", or a text that fills a place. */
const isFillerOfSource: Excuse = ({ pair: { source }, variant }) =>
  variant === 'filler' &&
  (/\b(?:lorem|ipsum)\b/i.test(source.readable.text) || THRICE.test(source.readable.text));

/** A letter three times in a row, alone. */
const THRICE = /(?<![\p{L}\p{N}])(\p{L})\1{2,}(?![\p{L}\p{N}])/u;

/** A sign that the source sets as code: "in file <code>???</code>". */
const isSignInCode: Excuse = ({ pair: { source }, found }) =>
  !/\p{L}/u.test(found) && source.readable.text.includes(found);

const isNoteInOwnLanguage: Excuse = ({ pair: { targetLanguage }, pattern, found }) =>
  pattern === TRANSLATORS_NOTE && isNoteForReaders(found, targetLanguage.base);

const isTaskOfSource: Excuse = ({ pair: { source }, pattern }) =>
  pattern === BRACKETED_NOTE && hasBracketedTask(source.prose);

const isExplanationOfSource: Excuse = ({ pair: { source }, pattern }) =>
  pattern === EXPLAINED && /[([]|\b(?:notes?|remark|nb|n\.b\.|hint|caution|warning)\b/i.test(source.prose);

/** A source that speaks of tags itself. */
const isAboutTags: Excuse = ({ pair: { source }, variant, found }) =>
  variant === 'machine' && /HTML/.test(found) && /\btags?\b/i.test(source.prose);

/** A doubt of the source: "(auto-focus problem?)". */
const isDoubtOfSource: Excuse = ({ pair: { source }, found }) =>
  found.endsWith('?)') && source.prose.includes('?)');

/** Plain text has no elements for code, and a source in Markdown has code between backticks. */
const isCodeOfMarkdown: Excuse = ({ pair: { source, target }, variant, found }) =>
  (/^`(?!`)/.test(found) && (!target.isHtml || source.raw.includes('`'))) ||
  (variant === 'markdown' && !target.isHtml && CODE_OF_MARKDOWN.test(source.raw));

const CODE_OF_MARKDOWN = /(?<!`)`[^`\n]{1,60}`(?!`)/;

/** A name of a program's code: "__imag__". */
const isNameInUnderscores: Excuse = ({ variant, found }) => variant === 'markdown' && /^__\w+__$/.test(found);

/** A file that the source names, in a tag of its own: "see the file <code>TODO</code>". */
const isFileOfSource: Excuse = ({ pair: { source }, found }) => {
  const mark = /^[A-Z]{3,5}\b/.exec(found)?.[0];
  return mark !== undefined && source.raw.includes(mark);
};

/** Emphasis of a line of a terminal: "**Internal error**: …". */
const isStartOfMessage: Excuse = ({ pair: { target }, variant, found, index }) =>
  variant === 'markdown' &&
  index === 0 &&
  !target.isHtml &&
  /^\*\*.*(?::\*\*$|\*\*:)/su.test(found + (target.readable.prose[found.length] ?? ''));

/**
 * The letters of the words before it, "mémoire de traduction (MT)", or the short form of a command, where
 * the source has another one, "showsprite (ss)".
 */
const areInitials: Excuse = ({ pair: { source, target }, found, index }) =>
  /^\(mt\)$/i.test(found) &&
  (INITIALS_MT.test(target.readable.prose.slice(Math.max(0, index - 60), index)) ||
    TWO_LETTERS.test(source.readable.text));

const INITIALS_MT = /(?<!\p{L})m\p{L}{2,20} (?:\p{L}{1,4}['’ ]){0,2}t\p{L}{2,20} $/iu;
const TWO_LETTERS = /\(\p{Ll}{2}\)/u;

/** An argument, as the source has others, "{1}", or a number that the source has: "+7<5>" for "maj7b5". */
const isArgumentOrNumber: Excuse = ({ pair: { source }, found }) =>
  (/^\{\d\}$/.test(found) && /\{\d\}/.test(source.readable.text)) ||
  (/^<\d{1,3}>$/.test(found) && source.raw.includes(found.slice(1, -1)));

/**
 * Letters of an example with a sign, which the source has in small ones, "xxx$", or such letters at the end
 * of a quotation: "But what about xxx?", 「XXX」.
 */
const areLettersOfExample: Excuse = ({ pair: { source }, found }) => {
  if (/^X{3,9}[”»」』]/u.test(found)) return SMALL_LETTERS.test(source.readable.text);
  const example = /^X{3,9}[$%@#*+=^~]/.exec(found)?.[0].toLowerCase();
  return example !== undefined && source.readable.text.includes(example);
};

const SMALL_LETTERS = /(?<!\p{L})x{3,9}(?!\p{L})/u;

/** A note of the source in brackets: "(NOTE: I hope that …)". */
const isNoteOfSource: Excuse = ({ pair: { source }, found }) =>
  /^\(\p{L}+\s?:/u.test(found) && /\(note\s?:/i.test(source.readable.text);

/** In Spanish and Portuguese "todo" is a word, which titles have in capitals. */
const isWordTodo: Excuse = ({ pair: { source, targetLanguage }, found }) =>
  /^TODO(?!:)/.test(found) && SAY_TODO.has(targetLanguage.base) && !isAlone(found, source);

const SAY_TODO = new Set(['es', 'pt', 'gl', 'ast']);

/** Whether "TODO" is all that follows a text, or goes on in English, and translates nothing. */
const isAlone = (found: string, source: ParsedValue): boolean =>
  /^TODO(?: (?:check|revise|review|translate)\b.*)?$/.test(found) && !/\b\p{Lu}{2,}\b/u.test(source.prose);

/**
 * Bars of the source may stand between other words, or show that it is a list. Those of a template divide
 * the forms of a word: "{{GENDER:$1|skryt|skryta}}".
 */
const isChoiceOfSource: Excuse = ({ pair: { source, target }, pattern }) =>
  pattern === CHOICE && (source.raw.includes('|') || OF_TEMPLATE.test(target.raw));

const OF_TEMPLATE = /\{\{[A-Z]{3,12}:\$\d/;

/** A text in the markup of a wiki may have more of it: "//page//", "''Save''", "**''[Speichern]''**". */
const isOfWikiMarkup: Excuse = ({ pair: { source }, variant }) =>
  variant === 'markdown' && WIKI_MARKUP.test(source.readable.text);

const WIKI_MARKUP = /(?<!')''(?!')[^'\n]{1,80}''(?!')|={4,6} [^=\n]{1,80} ={4,6}|\[\[[^[\]\n]{1,80}\]\]/;

/** The source has brackets itself, of which an element may have made these. */
const isBracketOfSource: Excuse = ({ pair: { source }, pattern }) =>
  pattern === UNDECIDED && source.raw.includes('[');

/** In some languages "null" is a number. */
const isNumber: Excuse = ({ pair: { targetLanguage }, found }) =>
  found === 'null' && WITH_NULL.has(targetLanguage.base);

const WITH_NULL = new Set(['de', 'da', 'nb', 'nn', 'no', 'et', 'hu']);

/** A label of the source may have another word: "Amount: 3", "value: 3". */
const isLabelOfSource: Excuse = ({ pair: { source }, variant, found }) =>
  variant === 'tool-tag' && /[:=]$/.test(found) && /^[^:=：]{0,60}[:=：]/.test(source.readable.prose);

const excuses: readonly Excuse[] = [
  isChoiceOfSource,
  isOfWikiMarkup,
  isBracketOfSource,
  isNumber,
  isLabelOfSource,
  isFillerOfSource,
  isSignInCode,
  isNoteInOwnLanguage,
  isTaskOfSource,
  isExplanationOfSource,
  isAboutTags,
  isDoubtOfSource,
  isCodeOfMarkdown,
  isNameInUnderscores,
  isFileOfSource,
  isStartOfMessage,
  areInitials,
  isArgumentOrNumber,
  areLettersOfExample,
  isNoteOfSource,
  isWordTodo,
];
