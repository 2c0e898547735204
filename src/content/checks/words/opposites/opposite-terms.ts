import { perLanguage } from '../../parsed/per-language';
import { negationsOf, wordPattern } from '../negations/negations';
import { germanic } from './germanic';
import { others } from './others';
import { romance } from './romance';
import { slavic } from './slavic';
import type { TermsOfLanguages } from './terms-of-languages';

const TERMS: TermsOfLanguages = { ...germanic, ...romance, ...slavic, ...others };

/** Two English words that mean the opposite of each other, and patterns of their forms. */
const ENGLISH: Readonly<Record<string, readonly [name: string, other: string, one: RegExp, two: RegExp]>> = {
  enable: [
    'enable',
    'disable',
    formsOf('(?:re-?)?enabl[a-z]{1,4}|activat[a-z]{1,4}|(?:turn|switch)[a-z]{0,3} (?:[a-z]{1,12} )?on'),
    formsOf('disabl[a-z]{1,4}|deactivat[a-z]{1,4}|(?:turn|switch)[a-z]{0,3} (?:[a-z]{1,12} )?off'),
  ],
  show: ['show', 'hide', formsOf('show(?:s|n|ed|ing)?'), formsOf('hid(?:e|es|den|ing)')],
  minimum: [
    'minimum',
    'maximum',
    formsOf('min|minimum|minimal|at least'),
    formsOf('max|maximum|maximal|at most'),
  ],
  left: ['left', 'right', formsOf('left'), formsOf('right')],
  before: ['before', 'after', formsOf('before'), formsOf('after')],
  first: ['first', 'last', formsOf('first'), formsOf('last')],
  next: ['next', 'previous', formsOf('next'), formsOf('previous')],
  import: ['import', 'export', formsOf('import(?:s|ed|ing)?'), formsOf('export(?:s|ed|ing)?')],
  upload: ['upload', 'download', formsOf('upload(?:s|ed|ing)?'), formsOf('download(?:s|ed|ing)?')],
  increase: ['increase', 'decrease', formsOf('increas(?:e|es|ed|ing)'), formsOf('decreas(?:e|es|ed|ing)')],
  top: ['top', 'bottom', formsOf('top'), formsOf('bottom')],
  connect: ['connect', 'disconnect', formsOf('connect(?:s|ed|ing)?'), formsOf('disconnect(?:s|ed|ing)?')],
  older: ['older', 'newer', formsOf('older'), formsOf('newer')],
  encrypt: ['encrypt', 'decrypt', formsOf('encrypt(?:s|ed|ing)?'), formsOf('decrypt(?:s|ed|ing)?')],
  ascending: ['ascending', 'descending', formsOf('ascending'), formsOf('descending')],
  clockwise: [
    'clockwise',
    'counterclockwise',
    formsOf('(?<!counter |anti )clockwise'),
    formsOf('(?:counter|anti)[ -]?clockwise'),
  ],
  later: [
    'or later',
    'or earlier',
    formsOf('or (?:later|newer|above|higher|more)'),
    formsOf('or (?:earlier|older|below|lower|less)'),
  ],
  required: ['required', 'optional', formsOf('required|mandatory'), formsOf('optional')],
  tomorrow: ['tomorrow', 'yesterday', formsOf('tomorrow'), formsOf('yesterday')],
  'sign-in': [
    'sign in',
    'sign out',
    formsOf('(?:sign|log|logg)(?:s|ing|ed)?[ -]?in|login|logon'),
    formsOf('(?:sign|log|logg)(?:s|ing|ed)?[ -]?(?:out|off)|logout|logoff'),
  ],
  lock: ['lock', 'unlock', formsOf('lock(?:s|ed|ing)?'), formsOf('unlock(?:s|ed|ing)?')],
};

/** Languages without spaces between words, or with particles behind them. */
const JOINED: ReadonlySet<string> = new Set(['ja', 'ko', 'zh']);

function formsOf(forms: string): RegExp {
  return new RegExp(String.raw`(?<![\w-])(?:${forms})(?![\w-])`, 'i');
}

interface TermPair {
  readonly names: readonly [name: string, other: string];
  readonly english: readonly [one: RegExp, two: RegExp];
  readonly words: readonly [one: RegExp, two: RegExp];
}

const termsOf = perLanguage((language): readonly TermPair[] =>
  (TERMS[language] ?? []).flatMap((line): readonly TermPair[] => {
    const [key = '', ...rest] = line.split(' ');
    const english = ENGLISH[key];
    const [one, two] = rest
      .join(' ')
      .split('/')
      .map((words) => (JOINED.has(language) ? partPattern(words) : wordPattern(words)));
    if (english === undefined || one === undefined || two === undefined) return [];
    return [{ names: [english[0], english[1]], english: [english[2], english[3]], words: [one, two] }];
  }),
);

const partPattern = (words: string): RegExp => new RegExp(words.replaceAll(' ', '|'), 'iu');

/** Sources of which either may be said, or less where something else is more. */
const EITHER = /\b(?:not?|never|n't)\b|n't\b|\bon\b.{0,100}\boff\b|\bwhether\b|opacity|transparen/i;

/** A word of a source, and a word of its target that says the opposite of it. */
export interface OppositeTerm {
  readonly word: string;
  /** The English word that the target translates. */
  readonly other: string;
  readonly text: string;
}

/**
 * Returns the first word of a source of which the target has only the opposite. A negated opposite says the
 * same: "hidden", "no visible".
 */
export function oppositeTerm(source: string, target: string, language: string): OppositeTerm | undefined {
  if (EITHER.test(source)) return undefined;
  for (const { names, english, words } of termsOf(language)) {
    const [one, two] = english.map((pattern) => pattern.exec(source)?.[0]);
    const word = one ?? two;
    if (word === undefined || (one !== undefined && two !== undefined)) continue;
    const [own, opposite] = one === undefined ? [words[1], words[0]] : words;
    const text = own.test(target) ? undefined : opposite.exec(target)?.[0];
    if (text !== undefined && negationsOf(language)?.any.test(target) !== true)
      return { word, other: one === undefined ? names[0] : names[1], text };
  }
  return undefined;
}
