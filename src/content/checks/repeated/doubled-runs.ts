import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import { isChineseOrJapanese } from '../parsed/checked-language';
import { hasWordsTwice } from './words-twice';

/**
 * A long word twice in a row, in a script without spaces. Short ones are sounds, however often: "ドキドキドキドキ",
 * "哈哈哈哈哈哈", or said for emphasis, "讨论讨论".
 */
const TWICE =
  /(?<![\u30a1-\u30fa\u30fc])([\u30a1-\u30fa\u30fc]{4,20})\1(?![\u30a1-\u30fa\u30fc])|([\u4e00-\u9fff]{3,8})\2/gu;
const SOUND = /^(.{1,3})\1+$/u;

/** Finds words of Chinese and Japanese that stand twice in a row, as editing leaves them. */
export const doubledRuns: FieldCheck = {
  ids: ['doubled-words'],
  find({ source, target, targetLanguage }, problems) {
    if (!isChineseOrJapanese(targetLanguage)) return;
    const found = firstMatches(target.prose, TWICE);
    if (found.length === 0 || hasWordsTwice(source, 1, 2)) return;
    for (const { index, 0: text, 1: kana, 2: han = '' } of found) {
      const word = kana ?? han;
      if (SOUND.test(word) || isInGenitives(word, target.prose.slice(index + text.length))) continue;
      const places = { target: [target.readable.spanAt(index, text)] };
      problems.add('doubled-words', 'doubled', { word }, places);
    }
  },
};

/** Whether the word after the second of two genitives is a part of a longer one: 执行封禁的用户的用户名. */
const isInGenitives = (word: string, rest: string): boolean =>
  word.startsWith('的') && /^ ?\p{L}/u.test(rest);
