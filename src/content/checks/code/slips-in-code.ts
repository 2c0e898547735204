import { decodeText } from '../../html/decode-text';
import { withoutAccents } from '../../text/without-accents';
import { once, type WithFacts } from '../parsed/once';
import { plainCode } from './plain-code';
import { slipInWord, type WordSlip } from './slips-in-words';

/** In which way a piece of code differs from the one that it was. */
export type CodeSlip = WordSlip | 'signs' | 'letters' | 'case' | 'twice' | 'cut';

/** Code that is compared with others, each time by what was found out about it before. */
export interface ComparedCode extends WithFacts {
  readonly text: string;
}

/**
 * Returns in which way code was altered as no translation alters it: its words are there, and the signs
 * between them, the forms of letters or only capitals differ; one word became another as `slipInWord` says;
 * or its end is missing. Undefined where anything else differs, or nothing that matters.
 */
export function slipInCode(was: ComparedCode, is: ComparedCode): CodeSlip | undefined {
  const [before, after] = [plainOf(was), plainOf(is)];
  if (before === after) return undefined;
  if (KIND_OF_FILE.test(was.text) && KIND_OF_FILE.test(is.text)) return 'file';
  const [words, others] = [wordsOf(was), wordsOf(is)];
  if (words.length + others.length === 0) return areQuotedSigns(was.text, is.text) ? 'signs' : undefined;
  if (hasTypographicQuotes(before, after) && words.length === others.length) return 'signs';
  if (hasQuotesOfProse(was.text, is.text)) return 'signs';
  if (words.join(' ') === others.join(' ')) return signsOf(was) === signsOf(is) ? undefined : 'signs';
  if (foldedOf(was) === foldedOf(is)) return isLetterSlip(before, after) ? 'letters' : undefined;
  if (lettersOf(was) === lettersOf(is)) return 'signs';
  if (before.toLowerCase() === after.toLowerCase()) return isOneWord(before, after) ? undefined : 'case';
  if (lettersOf(was).toLowerCase() === lettersOf(is).toLowerCase())
    return before.includes(' ') ? undefined : 'signs';
  if (after === before + before) return 'twice';
  if (lacksVariable(before, after)) return 'signs';
  // Only the whole host of an example may lack its "www".
  if (isCut(before, after) || isCut(was.text, is.text)) return 'cut';
  if (signsOf(was) !== signsOf(is)) return undefined;
  const [at = -1, ...more] = [...words.keys()].filter((index) => words[index] !== others[index]);
  return more.length > 0 ? undefined : slipInWord({ code: before, words, at }, others[at] ?? '');
}

/** Whether all that a line of code lost is a variable or an escape: `cp a ${B}`, `printf("a\\n")`. */
export function lacksVariable(was: string, is: string): boolean {
  const length = was.length - is.length;
  if (length < 2 || !/\$\{|\\[nrt]/.test(was)) return false;
  let at = 0;
  while (at < is.length && was[at] === is[at]) at += 1;
  // The variable may end in the letters that are before it.
  for (const from of [at, at - 1]) {
    const gone = was.slice(from, from + length);
    if (VARIABLE.test(gone) && was.slice(from + length) === is.slice(from)) return true;
  }
  return false;
}

const VARIABLE = /^ ?\$\{[\w:.-]{1,60}\} ?$|^\\[nrt]$/;

/** *.deb */
const KIND_OF_FILE = /^\*?\.[a-z]{3,4}\d?$/;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const plainOf = once(({ text }: ComparedCode): string => plainCode(text));
const wordsOf = once((code: ComparedCode): readonly string[] => plainOf(code).match(WORD) ?? []);
const foldedOf = once((code: ComparedCode): string => folded(plainOf(code)));
const lettersOf = once((code: ComparedCode): string => foldedOf(code).replaceAll(/[^\p{L}\p{N}]+/gu, ''));

/** The signs between the words, whatever the spaces beside those that stand between two names. */
const signsOf = once((code: ComparedCode): string =>
  plainOf(code)
    .replaceAll(WORD, 'w')
    .replaceAll(/ ?([=|,()<>{}[\]:;+*&"^$?!%\\#]) ?/g, '$1'),
);

/** Whether quotation marks of prose stand for those of code. */
const hasTypographicQuotes = (was: string, is: string): boolean =>
  /[“”„]/.test(is) && !/[“”„]/.test(was) && is.split('"').length < was.split('"').length;

/** Whether a string is in quotation marks of prose, whatever it says, and all beside strings is the same. */
function hasQuotesOfProse(was: string, is: string): boolean {
  if (!/[“”„«»]/.test(is) || /[“”„«»]/.test(was)) return false;
  const [before, after] = [was, is].map((code) => decodeText(code).replaceAll(STRING, '""'));
  return before === after && /\p{L}/u.test(before ?? '');
}

const STRING = /"[^"]{0,200}"|“[^”]{0,200}”|„[^“”]{0,200}[“”]|«[^»]{0,200}»/g;

/** Whether the same signs are in quotation marks of prose: `'/'`, `‘/’`. */
const areQuotedSigns = (was: string, is: string): boolean =>
  !QUOTES_OF_PROSE.test(was) &&
  QUOTES_OF_PROSE.test(is) &&
  decodeText(was).replaceAll(/["'`]/g, '"') === decodeText(is).replaceAll(QUOTE, '"');

const QUOTES_OF_PROSE = /[“”„‘’‚«»]/;
const QUOTE = /["'`“”„‘’‚«»]/g;

/** Letters of full width, with accents and of other scripts as the plain ones that they look like. */
const folded = (code: string): string =>
  withoutAccents(code.normalize('NFKC')).replaceAll(
    /[\u0370-\u04ff]/g,
    (letter) => LOOK_ALIKES.get(letter) ?? letter,
  );

const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Array.from('АВЕЅІЈКМНОРСТУХаеѕіјорсухԁνοα').map((letter, at) => [
    letter,
    'ABESIJKMHOPCTYXaesijopcyxdvoa'[at] ?? '',
  ]),
);

/**
 * Whether letters of another width or script, or accents in a name of programs are a slip. The name of a
 * folder or a label has accents in its translation.
 */
const isLetterSlip = (was: string, is: string): boolean =>
  /[^\0-\u036f\u1e00-\u1eff]/.test(is) || /^[a-z\d_.-]+$|[_$%{}()=]|\p{Ll}\p{Lu}/u.test(was);

/** Whether the word begins a sentence, or is a noun of German. */
const isOneWord = (was: string, is: string): boolean =>
  was.slice(1) === is.slice(1) && /^\p{L}\p{Ll}+$/u.test(was);

/**
 * Whether the code ends inside of a word or of a joined name, and is neither a plain word nor one without its
 * English plural.
 */
const isCut = (was: string, is: string): boolean =>
  is.length > 2 &&
  !/^\p{Ll}+$/u.test(was) &&
  was.startsWith(is) &&
  /^(?:[\p{L}\p{N}]|_[a-z\d]{2}[a-z\d_]*$|\.\p{N})/u.test(was.slice(is.length)) &&
  was !== `${is}s`;
