import { matchesOf } from '../../text/matches';
import { isNear } from '../code/similar';
import { firstMatches } from '../counted';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import type { ProblemCollector } from '../problem-collector';
import { isFunctionWord } from '../text/plain-words';
import { writtenIn } from '../characters/scripts';
import { smallWordsIn } from '../text/words-of-value';

/** Languages in which a capital may follow small letters: prefixes stay small before a name. */
const INNER_CAPITALS = new Set('ga gd zu xh st tn nso ss nr ve ts sw rw'.split(' '));

/** A word of the target with a capital after small letters. */
interface InnerCapital {
  readonly pair: ParsedPair;
  readonly word: string;
  /** Where it begins in the prose. */
  readonly index: number;
  readonly span: ProblemSpan;
}

type Excuse = (capital: InnerCapital) => boolean;

/** Finds capitals after small letters of a word. */
export function capitalsInside(pair: ParsedPair, problems: ProblemCollector): void {
  const { target, targetLanguage } = pair;
  if (INNER_CAPITALS.has(targetLanguage.base) || !AFTER_SMALL.test(target.prose)) return;
  for (const { index, 0: word } of firstMatches(target.prose, INSIDE)) {
    const span = target.readable.spanAt(index, word);
    if (excuses.some((isExcuse) => isExcuse({ pair, word, index, span }))) continue;
    problems.add('letter-case', 'inside', { word }, { target: [span] });
  }
}

const isKnownName: Excuse = ({ pair: { source }, word }) =>
  source.readable.text.includes(word) || NAME.test(word);

/** A letter that was read in another encoding, which is reported itself: "versÃµes". */
const isDamaged: Excuse = ({ word }) => /[\u00c2\u00c3][\u0080-\u00bf]/.test(word);

/** The source has such a word as well, as a name of its own: "ioWop". */
const isNameAlone: Excuse = ({ pair: { source } }) =>
  /^\s*\S+\s*$/.test(source.prose) && source.prose.trim().search(INSIDE) === 0;

/** The translation of a name that has one, too: "utanSkif" for "CaseLess". */
const isTranslatedName: Excuse = ({ pair: { source, target }, word }) =>
  translatesName(word, source.readable.text, target);

/** The name of a program as it is written by its makers, for that of its command: KiCad, kicad. */
const isNameOfCommand: Excuse = ({ pair: { source }, word }) =>
  /^\p{Lu}/u.test(word) && smallWordsIn(source).has(word.toLowerCase());

/** A name of the source with another ending, or other capitals after the first: "WordPressa", "dBase". */
const isFormOfNameOfSource: Excuse = ({ pair: { source }, word }) => isFormOfName(word, namesIn(source));

/** The name of a key, of the beginnings of two words as the source's name is: "Page Up", "RePág". */
const isKey: Excuse = ({ pair: { source, targetLanguage }, word }) =>
  OF_TWO_WORDS.test(source.readable.text) &&
  OF_BEGINNINGS.test(word) &&
  !isFunctionWord(word.toLowerCase(), targetLanguage.base);

/** Latin letters are those of names where a language has others. */
const isLatinName: Excuse = ({ pair: { targetLanguage }, word }) =>
  targetLanguage.isScriptSure &&
  !writtenIn(targetLanguage.script)?.includes('Latn') &&
  /^\p{Script=Latin}+$/u.test(word);

/** Two words of the source as its standard or its code joins them: "commonName". */
const isOfTwoWords: Excuse = ({ pair: { source, target }, word }) => {
  const apart = word.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase();
  return apart.length < target.prose.trim().length && source.readable.text.toLowerCase().includes(apart);
};

/** A name of the source with its first letter apart: "aMule" for "Amule". */
const isWithFirstApart: Excuse = ({ pair: { source }, word }) =>
  /^\p{Ll}\p{Lu}\p{Ll}+$/u.test(word) && source.readable.text.toLowerCase().includes(word.toLowerCase());

/** Abbreviations of two words: "PtEtp." for "Wayp." */
const isAbbreviation: Excuse = ({ pair: { source, target }, word, index }) =>
  OF_TWO_ABBREVIATIONS.test(word) &&
  target.prose[index + word.length] === '.' &&
  SHORTENED.test(source.readable.text);

/** A name of a variable, which the element around it consists of, or of an attribute in a tag. */
const isInMarkup: Excuse = ({ pair: { target }, span }) =>
  (target.raw[span.from - 1] === '>' && target.raw[span.to] === '<') ||
  /<[a-z][^<>]{0,100}$/.test(target.raw.slice(Math.max(0, span.from - 100), span.from)) ||
  target.raw.slice(span.from, span.to).includes('<');

/** A name in brackets explains the word before it, or is an argument: "(shadowMin)", "<otherName>". */
const isInBrackets: Excuse = ({
  pair: {
    source,
    target: { prose },
  },
  word,
  index,
}) => {
  const around = `${prose[index - 1]}${prose[index + word.length]}`;
  return around === '()' || (around === '<>' && /<[a-z]\w{1,40}>/.test(source.readable.text));
};

/** The letter of `\n` or `~a` belongs to no word. */
const isBehindEscape: Excuse = ({ pair: { target }, span }) => /[\\~]/.test(target.raw[span.from - 1] ?? '');

const excuses: readonly Excuse[] = [
  isKnownName,
  isDamaged,
  isNameAlone,
  isTranslatedName,
  isNameOfCommand,
  isFormOfNameOfSource,
  isKey,
  isLatinName,
  isOfTwoWords,
  isWithFirstApart,
  isAbbreviation,
  isInMarkup,
  isInBrackets,
  isBehindEscape,
];

/** Whether the source has such words, all of which the target lacks and this one is no slip of. */
const translatesName = (word: string, text: string, { readable }: ParsedValue): boolean => {
  const names = matchesOf(text, INSIDE, mostNames).map(([found]) => found);
  return names.length > 0 && names.every((name) => !readable.text.includes(name) && !isNear(name, word, 3));
};
const mostNames = 5;

/** The names of a source with a capital inside, whole and without an ending. */
const namesIn = once(
  ({ readable }: ParsedValue): ReadonlySet<string> =>
    new Set(
      (readable.text.match(WITH_CAPITAL) ?? [])
        .map(withFirstCapital)
        .flatMap((name) => (name.length < shortestStem + ending ? [name] : [name, name.slice(0, -ending)])),
    ),
);

/** Whether a word begins with one of the names. */
function isFormOfName(word: string, names: ReadonlySet<string>): boolean {
  const form = withFirstCapital(word);
  return names.size > 0 && Array.from(form, (_, at) => form.slice(0, at + 1)).some((one) => names.has(one));
}

/** Letters that a form of a name may have in place of its last ones. */
const ending = 2;
const shortestStem = 5;

/** Returns a name with the first capital inside, and none after it. */
const withFirstCapital = (name: string): string => {
  const to = TO_CAPITAL.exec(name)?.[0].length ?? 0;
  return name.slice(0, to) + name.slice(to).toLowerCase();
};
const TO_CAPITAL = /^\p{L}?\p{Ll}+\p{Lu}/u;
const WITH_CAPITAL = /(?<!\p{L})\p{L}?\p{Ll}+\p{Lu}\p{L}{0,40}/gu;

const OF_TWO_ABBREVIATIONS = /^\p{Lu}\p{Ll}{1,2}\p{Lu}\p{Ll}{1,3}$/u;
const SHORTENED = /\p{L}\.(?:\s|$)/u;

/** "OpenOffice", "MyMemory", "iCal", "eKitap", "McDonald", and brands that begin with a small letter. */
const NAME =
  /^(?:Mc\p{Lu}\p{Ll}+|[ei]\p{Lu}\p{Ll}+|(?:Pg|My)\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}|jQuery|nVidia|ownCloud|pfSense|uTorrent|vCard|(?:kilo|méga|mega|giga|téra|tera)\p{Lu}\p{Ll}+)$/u;

/** A name of two words in a sentence or on a line of its own, or one with both in a word: "PgUp". */
const OF_TWO_WORDS =
  /(?<=\p{L} )\p{Lu}\p{Ll}{1,20} \p{Lu}\p{Ll}|^[^\p{L}\n]{0,5}\p{Lu}\p{Ll}{1,20} \p{Lu}\p{Ll}{1,20}[^\p{L}\n]{0,5}$|(?<!\p{L})\p{Lu}\p{Ll}{1,20}\p{Lu}\p{Ll}/mu;
const OF_BEGINNINGS = /^\p{Lu}\p{Ll}{1,3}\p{Lu}\p{Ll}{2,3}$/u;

/** The capital comes first, because most characters are none. */
const AFTER_SMALL = /\p{Lu}(?<=\p{Ll}\p{Lu})\p{Ll}/u;
/** A name before a hyphen is the first part of a compound: "phpGroupware-Konto". */
const INSIDE = /(?<![\p{L}\p{N}_$@#.:-])\p{L}?\p{Ll}+\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}_(/]|-\p{Lu})/gu;
