import { ownValue } from '../../own-value';
import { countMatches, matchesOf } from '../../text/matches';
import { placedWords } from '../../text/placed-words';
import { isChineseOrJapanese, type CheckedLanguage } from '../parsed/checked-language';
import { timesOf } from '../counted';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import type { BlockPair, ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { perLanguage } from '../parsed/per-language';
import type { TextBlock } from '../parsed/readable-text';
import { sentencesOf } from '../sentences/sentences';
import { numberTokens, type NumberToken } from './number-tokens';
import { numberWords } from './number-words';
import { spelledNumbers } from './spelled-numbers';

/** Words like "one" and "second" have other meanings; "two" is one that a source means. */
const smallest = { source: 2, target: 3 };

/** Finds a number in words that became another number, where both sides say exactly one. */
export const changedNumberWords: FieldCheck = {
  ids: ['numbers'],
  find(pair, problems) {
    const { source, target } = pair;
    for (const block of pair.blocks) {
      if (wordsOfSource(block.source, source, pair.sourceLanguage).length === 0) continue;
      const changed = changedIn(pair, block) ?? changedInSentence(pair, block);
      if (changed === undefined) continue;
      const [gone, come] = changed;
      // "A dozen" is about as many as "ten or so".
      if (/^dozen$/i.test(gone.text)) continue;
      const places = {
        source: [source.readable.spanOf(gone.at, gone.at + gone.text.length)],
        target: [target.readable.spanOf(come.at, come.at + come.text.length)],
      };
      problems.add('numbers', 'word', { before: gone.text, after: come.text }, places);
    }
  },
};

type Changed = readonly [gone: NumberWord, come: NumberWord];

/** The number in words that a passage of the target has instead of one of the source. */
function changedIn(pair: ParsedPair, { source: from, target: to }: Ends): Changed | undefined {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  const text = target.words.slice(to.start, to.end);
  const spoken = wordsIn(text, targetLanguage, smallest.target);
  if (spoken.length === 0) return undefined;
  const sourceText = source.words.slice(from.start, from.end);
  const [ofSource, ofTarget] = [numberTokens(sourceText, sourceLanguage), numberTokens(text, targetLanguage)];
  const said = new Set([...spelledNumbers(text, targetLanguage), ...readingsOf(ofTarget, ofSource)]);
  const lost = wordsIn(sourceText, sourceLanguage, smallest.source).filter(
    ({ value, text: word }) => !said.has(String(value)) && !NUMBER_SYSTEM.test(word),
  );
  const known = new Set([...spelledNumbers(sourceText, sourceLanguage), ...readingsOf(ofSource, ofTarget)]);
  // A word of the source may be a number of the target's language: "once" is eleven in Spanish.
  const words = [...new Set(spoken.map(({ text: word }) => word))];
  const ofSourceToo = new Set(words.filter((word) => sourceText.includes(word)));
  const other = wordInOtherSense(sourceText, text, targetLanguage);
  const added = spoken.filter(
    ({ value, text: word }) =>
      !known.has(String(value)) && !ofSourceToo.has(word) && word.toLowerCase() !== other,
  );
  const [gone, come] = [lost[0], added[0]];
  if (gone === undefined || come === undefined || lost.length !== added.length) return undefined;
  // "Half past two" is on the way to three: "halb drei".
  if (come.value === gone.value + 1 && isHalfAnHour(gone, sourceText, text.slice(0, come.at)))
    return undefined;
  return [
    { ...gone, at: from.start + gone.at },
    { ...come, at: to.start + come.at },
  ];
}

/** Whether the source says half past an hour, and the target perhaps half to the next: "five-thirty". */
const isHalfAnHour = ({ text, at }: NumberWord, source: string, before: string): boolean =>
  HALF_PAST.test(source.slice(Math.max(0, at - 11), at)) ||
  (/^[ -]thirty(?!\p{L})/iu.test(source.slice(at + text.length, at + text.length + 8)) &&
    HALF_TO.test(before.slice(-longestHalf)));

const HALF_PAST = /(?:^|\s)half past $/i;
const HALF_TO = /(?<!\p{L})(?:hal[bfv]|puoli|půl|pol|wpół do|fél)[ \u00a0]$/iu;
const longestHalf = 12;

/** The name of a number system says no number of its text. */
const NUMBER_SYSTEM = /^(?:binary|octal|decimal|hex(?:adecimal)?)$/i;

/** The word of a language that is a number or, where it translates a word of the source, no number. */
function wordInOtherSense(source: string, target: string, { base }: CheckedLanguage): string | undefined {
  const sense = ownValue(OTHER_SENSES, base);
  if (sense === undefined) return undefined;
  const times = countMatches(source, sense.translated);
  return times > 0 && countMatches(target, sense.said) <= times ? sense.word : undefined;
}

/**
 * Number words that are other words as well, what they then translate, and all that says this in the target:
 * "hét" is a week, but in "ezen a héten hét nap" one of two is a number.
 */
const OTHER_SENSES: Readonly<Record<string, OtherSense>> = {
  fr: {
    word: 'neuf',
    translated: /\bnew\b/gi,
    said: /(?<!\p{L})(?:neu(?:f|ve)s?|nouve(?:l|lle|au)[sx]?)(?!\p{L})/giu,
  },
  hu: { word: 'hét', translated: /\bweek/gi, said: /(?<!\p{L})h[eé]t(?!f[őo]|k[öo]z)/giu },
  it: {
    word: 'sei',
    translated: /\byou(?:['’]re| are| were|['’]ve been)\b|\bare you\b/gi,
    said: /(?<!\p{L})sei(?!\p{L})/giu,
  },
};

interface OtherSense {
  readonly word: string;
  readonly translated: RegExp;
  readonly said: RegExp;
}

interface Ends {
  readonly source: Pick<TextBlock, 'start' | 'end'>;
  readonly target: Pick<TextBlock, 'start' | 'end'>;
}

/**
 * As `changedIn`, for a sentence of a block that has as many on both sides, where the whole block says the
 * one number less often than its source, and the other one more often.
 */
function changedInSentence(pair: ParsedPair, block: BlockPair): Changed | undefined {
  const [before, after] = [sentencesOf(pair.source, block.source), sentencesOf(pair.target, block.target)];
  if (before.length !== after.length || before.length < 2) return undefined;
  let times: Record<'source' | 'target', ReadonlyMap<string, number>> | undefined;
  for (const [at, source] of before.entries()) {
    const target = after[at];
    const changed = target && changedIn(pair, { source, target });
    if (changed === undefined) continue;
    times ??= { source: timesIn(pair, 'source', block), target: timesIn(pair, 'target', block) };
    const [gone = 0, come = 0] = changed.map(
      ({ value }) => (times?.target.get(String(value)) ?? 0) - (times?.source.get(String(value)) ?? 0),
    );
    if (gone < 0 && come > 0) return changed;
  }
  return undefined;
}

/** How often a side of a block says each number, in words or in digits. */
function timesIn(pair: ParsedPair, side: 'source' | 'target', block: BlockPair): ReadonlyMap<string, number> {
  const language = side === 'source' ? pair.sourceLanguage : pair.targetLanguage;
  const text = pair[side].words.slice(block[side].start, block[side].end);
  const inDigits = numberTokens(text, language).flatMap(({ readings }) => [...new Set(readings)]);
  return timesOf([...inDigits, ...wordsIn(text, language, 1).map(({ value }) => String(value))]);
}

/** Returns the values that numbers in digits may have; the parts of a "2.5" on both sides are none. */
function readingsOf(tokens: readonly NumberToken[], others: readonly NumberToken[]): readonly string[] {
  const same = new Set(others.map(({ text }) => text));
  return tokens.flatMap(({ text, readings, parts }) => [...readings, ...(same.has(text) ? [] : parts)]);
}

interface NumberWord {
  readonly text: string;
  readonly at: number;
  readonly value: number;
}

const wordsOfSource = once(({ start, end }: TextBlock, { words }: ParsedValue, language: CheckedLanguage) =>
  wordsIn(words.slice(start, end), language, smallest.source),
);

const HAN = '二三四五六七八九';
const TWO = /[两兩]/;

/** Whole words for the numbers from two on; stems would find too much. */
function wordsIn(text: string, language: CheckedLanguage, least: number): readonly NumberWord[] {
  if (isChineseOrJapanese(language)) {
    return matchesOf(
      text,
      /(?<![〇零一二三四五六七八九十百千万第])[二两兩三四五六七八九](?=[つ个個種种项項名位次回件台本人日天年月週周小时時分颗顆張张枚条條只隻支](?!者))/gu,
    )
      .map(({ index, 0: found }) => ({
        text: found,
        at: index,
        value: TWO.test(found) ? 2 : HAN.indexOf(found) + 2,
      }))
      .filter(({ value }) => value >= least);
  }
  const { values: listed, two } = numberWords(language.base);
  const forms = formsOf(language.base);
  const values = forms.size > 0 ? forms : listed;
  return placedWords(text, WORD, (word, at) => ({ word, at, value: values.get(formOf(word)) }))
    .filter(({ value }) => value !== undefined)
    .flatMap(({ word, at: index, value }) =>
      value === undefined ||
      value < least ||
      value > 12 ||
      (value === 2 && word.toLowerCase() !== two) ||
      // The Arabic word for ten is also the second half of eleven to nineteen.
      (language.base === 'ar' && (value === 10 || text.startsWith(' عشر', index + word.length)))
        ? []
        : [{ text: word, at: index, value }],
    );
}

/** An apostrophe is a letter of Ukrainian. */
const WORD = /[\p{L}\p{M}]+(?:['’ʼ]\p{Script=Cyrl}+)*/gu;
const formOf = (word: string): string => word.toLowerCase().replace(/['ʼ]/, '’');

/** Forms of two to ten, in languages of which otherwise the beginnings are known. */
const FORMS: Readonly<Record<string, string>> = {
  pl:
    'dwa|dwie|dwóch|dwoma trzy|trzech|trzem|trzema cztery|czterech|czterem|czterema pięć|pięciu sześć|sześciu ' +
    'siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu dziesięć|dziesięciu',
  cs: 'dva|dvě|dvou|dvěma tři|tří|třem|třemi čtyři|čtyř|čtyřem pět|pěti šest|šesti sedm|sedmi osm|osmi devět|devíti deset|deseti',
  ru:
    'два|две|двух|двум|двумя три|трёх|трех|трём|трем|тремя четыре|четырёх|четырех|четырём|четырем пять|пяти ' +
    'шесть|шести семь|семи восемь|восьми девять|девяти десять|десяти',
  uk:
    'два|дві|двох|двом|двома три|трьох|трьом|трьома чотири|чотирьох|чотирьом п’ять|п’яти шість|шести сім|семи ' +
    'вісім|восьми дев’ять|дев’яти десять|десяти',
  fi:
    'kaksi|kahden|kahta kolme|kolmen|kolmea neljä|neljän|neljää viisi|viiden|viittä kuusi|kuuden|kuutta ' +
    'seitsemän|seitsemää kahdeksan|kahdeksaa yhdeksän|yhdeksää kymmenen|kymmentä',
};

const formsOf = perLanguage((base): ReadonlyMap<string, number> => {
  const forms = Object.hasOwn(FORMS, base) ? FORMS[base]?.split(' ') : undefined;
  return new Map(
    forms?.flatMap((words, at) => words.split('|').map((word): [string, number] => [word, at + 2])),
  );
});
