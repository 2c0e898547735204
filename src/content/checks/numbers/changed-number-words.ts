import { matchesOf } from '../../text/matches';
import { placedWords } from '../../text/placed-words';
import { isChineseOrJapanese, type CheckedLanguage } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import { perLanguage } from '../parsed/per-language';
import type { TextBlock } from '../parsed/readable-text';
import { numberTokens, type NumberToken } from './number-tokens';
import { numberWords } from './number-words';
import { spelledNumbers } from './spelled-numbers';

/** Words like "one" and "second" have other meanings; "two" is one that a source means. */
const smallest = { source: 2, target: 3 };

/** Finds a number in words that became another number, where both sides say exactly one. */
export const changedNumberWords: FieldCheck = {
  ids: ['numbers'],
  find({ source, target, sourceLanguage, targetLanguage, blocks }, problems) {
    for (const { source: from, target: to } of blocks) {
      const before = wordsOfSource(from, source, sourceLanguage);
      const [was] = before;
      if (was === undefined) continue;
      const text = target.words.slice(to.start, to.end);
      const spoken = wordsIn(text, targetLanguage, smallest.target);
      if (spoken.length === 0) continue;
      const sourceText = source.words.slice(from.start, from.end);
      const [ofSource, ofTarget] = [
        numberTokens(sourceText, sourceLanguage),
        numberTokens(text, targetLanguage),
      ];
      const said = new Set([...spelledNumbers(text, targetLanguage), ...readingsOf(ofTarget, ofSource)]);
      const lost = before.filter(({ value }) => !said.has(String(value)));
      const known = new Set([
        ...spelledNumbers(sourceText, sourceLanguage),
        ...readingsOf(ofSource, ofTarget),
      ]);
      const added = spoken.filter(({ value }) => !known.has(String(value)));
      const [gone, come] = [lost[0], added[0]];
      if (gone === undefined || come === undefined || lost.length !== added.length) continue;
      const places = {
        source: [source.readable.spanOf(from.start + gone.at, from.start + gone.at + gone.text.length)],
        target: [target.readable.spanOf(to.start + come.at, to.start + come.at + come.text.length)],
      };
      problems.add('numbers', 'word', { before: gone.text, after: come.text }, places);
    }
  },
};

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
      /(?<![〇零一二三四五六七八九十百千万第])[二两兩三四五六七八九](?=[つ个個種种项項名位次回件台本人日天年月週周小时時分](?!者))/gu,
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
  return placedWords(text, WORD)
    .filter(({ text: word }) => values.has(formOf(word)))
    .flatMap(({ text: word, at: index }) => {
      const value = values.get(formOf(word));
      return value === undefined ||
        value < least ||
        value > 12 ||
        (value === 2 && word.toLowerCase() !== two) ||
        // The Arabic word for ten is also the second half of eleven to nineteen.
        (language.base === 'ar' && (value === 10 || text.startsWith(' عشر', index + word.length)))
        ? []
        : [{ text: word, at: index, value }];
    });
}

/** An apostrophe is a letter of Ukrainian. */
const WORD = /[\p{L}\p{M}]+(?:['’ʼ]\p{Script=Cyrl}+)*/gu;
const formOf = (word: string): string => word.toLowerCase().replace(/['ʼ]/, '’');

/** All forms of two to ten, in languages of which otherwise the beginnings are known. */
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
};

const formsOf = perLanguage((base): ReadonlyMap<string, number> => {
  const forms = Object.hasOwn(FORMS, base) ? FORMS[base]?.split(' ') : undefined;
  return new Map(
    forms?.flatMap((words, at) => words.split('|').map((word): [string, number] => [word, at + 2])),
  );
});
