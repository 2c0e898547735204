import { matchesOf } from '../../text/matches';
import { areVariants } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import { isForeignEnglish } from '../text/english-words';
import { isFunctionWord } from '../text/plain-words';
import { wordsOfSource } from './sentence-language';

/** Function words of English that few other languages have, each with those that do. */
const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  the: 'vi sq',
  and: 'da nb no nn sv et',
  with: '',
  from: '',
  that: 'vi',
  this: '',
  which: '',
  were: 'nl af',
  are: '',
  been: 'nl af',
  for: 'da nb no nn sv is fo af pt gl',
  is: 'nl tr af vi lv ga',
};

/** Languages in Latin letters whose function words are known well. */
const READ = new Set('de es fr it nl pt tr pl cs ro hu fi ca'.split(' '));

const TOKEN = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}_.’'-]*[\p{L}\p{M}\p{N}])?/gu;

/**
 * Finds a single function word of English among words of the target in small letters. One that the target has
 * more than once, or between capitals, is a part of a name.
 */
export const strayWords: FieldCheck = {
  ids: ['language'],
  find(pair, problems) {
    const { target, sourceLanguage, targetLanguage, blocks } = pair;
    if (sourceLanguage.base !== 'en' || areVariants(sourceLanguage, targetLanguage)) return;
    if (!READ.has(targetLanguage.base)) return;
    for (const block of blocks) {
      const text = target.prose.slice(block.target.start, block.target.end);
      if (text.length > longest || !ANY.test(text)) continue;
      for (const { at, word } of strayIn(text, pair)) {
        const from = block.target.start + at;
        const span = target.readable.spanOf(from, from + word.length);
        if (problems.hasAt('language', span) || problems.hasAt('target-equals-source', span)) continue;
        problems.add('language', 'source', { text: word }, { target: [span] });
      }
    }
  },
};

const ANY = new RegExp(`(?<!\\p{L})(?:${Object.keys(FUNCTION_WORDS).join('|')})(?!\\p{L})`, 'u');

/** In UTF-16 units. */
const longest = 5000;

function strayIn(text: string, pair: ParsedPair): readonly { readonly at: number; readonly word: string }[] {
  const names = wordsOfSource(pair.source);
  const words = matchesOf(text, TOKEN).map(({ index, 0: word }) => ({ at: index, word }));
  return words.filter(({ at, word }, place) => {
    if (!isOfOther(word, pair.targetLanguage.base)) return false;
    const [before, after] = [words[place - 1], words[place + 1]];
    if (words.some((other) => other.at !== at && other.word.toLowerCase() === word)) return false;
    if (before === undefined || after === undefined) return false;
    const [left, right] = [
      text.slice(before.at + before.word.length, at),
      text.slice(at + word.length, after.at),
    ];
    // Marks and tags set a word apart.
    if (!/^\s+$/.test(left) || !/^\s+$/.test(right)) return false;
    const isOwn = (one: string): boolean =>
      (pair.targetLanguage.base === 'de' || /^\p{Ll}/u.test(one)) &&
      !names.has(one) &&
      !isForeignEnglish(one, pair.targetLanguage);
    return isOwn(before.word) && isOwn(after.word);
  });
}

function isOfOther(word: string, base: string): boolean {
  const having = Object.hasOwn(FUNCTION_WORDS, word) ? FUNCTION_WORDS[word] : undefined;
  return having !== undefined && !having.split(' ').includes(base) && !isFunctionWord(word, base);
}
