import { labelsByKind, type LabelsByKind } from '../causes/kept-labels';
import { areVariants } from '../parsed/checked-language';
import { once, type WithFacts } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { KEPT } from '../parsed/readable-text';
import type { CheckId, Problem } from '../problem';
import { shorten } from '../problem-collector';
import { isCommand } from '../code/command-lines';
import { isBorrowed, isBorrowedLabel, isFrequentEnglish } from './english-words';
import { isPlainTitle } from './plain-titles';
import { isTranslated, isTranslatedAlone, isTranslatedLabel } from './translated-words';

/** A text whose words few requests need: only those with a field that is left as it is in the source. */
interface FieldText extends WithFacts {
  readonly prose: string;
}

/** The words of a field, for its request. */
export interface FieldWords {
  readonly source: FieldText;
  readonly target: FieldText;
  readonly isSame: boolean;
  /** Whether the target is its source, which no check or common word shows to be for translation. */
  readonly isKept: boolean;
  readonly labels: LabelsByKind | undefined;
  /** Set where one word in small letters is left that is not known as one of English: "char". */
  readonly name?: string;
  /** Set for a short field whose target is its source, which alone may be a name. */
  readonly unchanged?: Unchanged;
}

interface Unchanged {
  /** Whether it has common words alone, so that it is a name only where others keep it. */
  readonly isPlain: boolean;
  /** Two or more, in the order of the text. */
  readonly words: readonly string[];
  readonly problem: Problem;
}

/** In UTF-16 units: longer texts are sentences, which the check of the field finds. */
const longestTitle = 150;
/** The first words of a long field show how its request translates. */
const longestText = 20_000;
/** Where so many fields translate a word and none keeps it, it alone is enough. */
const fewestTranslations = 3;

/** Checks that have said of the field that it is not translated. */
const SAID: ReadonlySet<CheckId> = new Set(['target-equals-source', 'other-version', 'language', 'script']);

export function fieldWords(pair: ParsedPair, problems: readonly Problem[]): FieldWords {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  const isSame = source.readable.text.trim() === target.readable.text.trim();
  const isOpen = isSame && !areVariants(sourceLanguage, targetLanguage);
  const isSaid = problems.some(({ check }) => SAID.has(check));
  const unchanged = isOpen && !isSaid ? asTitle(pair) : undefined;
  return {
    source: textOf(source),
    target: textOf(target),
    isSame,
    isKept: isSame && !isSaid && unchanged?.isPlain !== true,
    labels: labelsByKind(pair),
    ...(isSame && nameOf(pair)),
    ...(unchanged && { unchanged }),
  };
}

function asTitle(pair: ParsedPair): Unchanged | undefined {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  const { prose, readable } = target;
  if (prose.length > longestTitle || prose.includes(KEPT) || isCommand(prose, pair.sourceLanguage))
    return undefined;
  const title = prose.replace(NAME_WITH_VERSION, '');
  if (isBorrowedLabel(title.trim(), pair.targetLanguage)) return undefined;
  // A word before a colon is a noun: "Release:".
  if (/:\s*$/.test(title) && isBorrowed(title.replace(/:\s*$/, '').trim(), pair.targetLanguage))
    return undefined;
  const words = title.split(/\s+/).flatMap((token) => WORD_ALONE.exec(token)?.[1]?.toLowerCase() ?? []);
  if (new Set(words).size < (isTranslatedAlone(title.replace(/:$/, '').trim(), pair) ? 1 : 2))
    return undefined;
  return {
    words,
    isPlain:
      words.length === 1 || isPlainTitle(prose.trim(), '', pair) || isTranslatedLabel(prose.trim(), '', pair),
    problem: {
      check: 'target-equals-source',
      // A word alone is often one of the target's language, or a name: "Radius", "Single".
      variant: words.length === 1 && sourceLanguage.script === targetLanguage.script ? 'word' : 'whole',
      detail: { text: shorten(readable.text.trim()) },
      source: [source.readable.spanOf(0, source.readable.text.length)],
      target: [readable.spanOf(0, readable.text.length)],
    },
  };
}

/** A program with its version at the end of a title, which keeps its name: "Desk Mail Version 2". */
const NAME_WITH_VERSION = /(?<!\S)(?:\p{Lu}\S{1,30} ){2,4}Version \d[\d.]{0,10}\s*$/u;

function nameOf(pair: ParsedPair): Pick<FieldWords, 'name'> {
  const name = pair.source.prose.trim();
  return IN_SMALL.test(name) && !isFrequentEnglish(name) && !isTranslated(name, pair) ? { name } : {};
}

/** No part of an address, a path, a placeholder or a compound. */
const WORD_ALONE = /^[("“«[]?(\p{L}[\p{L}\p{M}’']+)[)"”»\].,:;!?…]{0,3}$/u;

const textOf = ({ prose }: ParsedValue): FieldText => ({
  prose: prose.slice(0, longestText),
  facts: undefined,
});

const wordSet = once(
  ({ prose }: FieldText): ReadonlySet<string> => new Set(prose.toLowerCase().match(/[\p{L}\p{M}’']{3,}/gu)),
);

const hasWord = (text: FieldText, word: string): boolean => wordSet(text).has(word);

/**
 * Finds fields left as they are in the source, whose words the other fields of the request translate: the
 * field alone could be a name, such as a title in which every word has a capital. Returns the problems by the
 * index of the field; `fields` has undefined for one without a target.
 */
export function untranslatedFields(
  fields: readonly (FieldWords | undefined)[],
): ReadonlyMap<number, Problem> {
  const found = new Map<number, Problem>();
  let others: readonly FieldWords[] | undefined;
  let same: number | undefined;
  for (const [at, field] of fields.entries()) {
    if (field?.unchanged === undefined) continue;
    others ??= fields.flatMap((one) =>
      one === undefined || (one.unchanged?.words.length ?? 0) > 1 ? [] : [one],
    );
    const { words, isPlain, problem } = field.unchanged;
    same ??= fields.filter((one) => one?.isSame === true).length;
    if (words.length === 1 && same - 1 > mostNames * fields.length) continue;
    if (IN_SMALL.test(problem.detail['text'] ?? '') && isAmongNames(fields, at)) continue;
    if (words.length > 1 && isInListOfNames(fields, at)) continue;
    if (isPlain ? !isName(words, new Set(words), others) : isTranslatedElsewhere(words, others))
      found.set(at, problem);
  }
  return found;
}

const IN_SMALL = /^[a-z]{2,20}$/;
/** Beside so many names in small letters, a word of English is one as well: "string" beside "char", "int". */
const fewestNames = 2;
/** So many fields before and behind a field are beside it. */
const furthestName = 10;

function isAmongNames(fields: readonly (FieldWords | undefined)[], at: number): boolean {
  const beside = fields.slice(Math.max(0, at - furthestName), at + furthestName + 1);
  return new Set(beside.flatMap((one) => one?.name ?? [])).size >= fewestNames;
}

/** Whether nearly all fields before and behind a title are names: "Request Network" among currencies. */
function isInListOfNames(fields: readonly (FieldWords | undefined)[], at: number): boolean {
  const beside = fields.slice(Math.max(0, at - ofList.beside), at + ofList.beside + 1);
  const kept = beside.filter((one) => one?.isKept === true).length;
  return kept >= ofList.fewest && kept >= (beside.length - 1) * ofList.share;
}

const ofList = { beside: 6, fewest: 5, share: 0.7 };

/** Where more fields are as they are in the source, a word alone may be a name, as they are. */
const mostNames = 0.15;

function isTranslatedElsewhere(words: readonly string[], others: readonly FieldWords[]): boolean {
  const translated = new Set<string>();
  let [unknown, isCertain] = [0, false];
  for (const word of new Set(words.filter(({ length }) => length > 2))) {
    const having = others.filter(({ source }) => hasWord(source, word));
    const kept = having.filter(({ target }) => hasWord(target, word)).length;
    if (having.length === 0) unknown += 1;
    if (having.length - kept < Math.max(1, 3 * kept)) continue;
    translated.add(word);
    if (kept === 0 && having.length >= fewestTranslations && word.length > 4) isCertain = true;
  }
  const isEvident = translated.size > 1 ? translated.size >= 2 * unknown : isCertain && unknown === 0;
  return isEvident && !isName(words, translated, others);
}

/** Whether another field keeps a translated word together with the one beside it. */
const isName = (
  words: readonly string[],
  translated: ReadonlySet<string>,
  others: readonly FieldWords[],
): boolean =>
  words.some((word, at) => {
    if (words.length === 1)
      return others.some((one) => !one.isSame && hasWord(one.source, word) && hasWord(one.target, word));
    const next = words[at + 1];
    if (next === undefined || (!translated.has(word) && !translated.has(next))) return false;
    return others.some(({ target }) => hasWord(target, word) && hasWord(target, next));
  });
