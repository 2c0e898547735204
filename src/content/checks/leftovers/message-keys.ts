import type { FieldCheck } from '../field-check';
import { BLOCK_BREAK } from '../parsed/readable-text';

/** Finds a target that is the name of a message in a program's files: common.cancel, ERROR_NOT_FOUND. */
export const messageKeys: FieldCheck = {
  ids: ['leftovers'],
  find({ source, target }, problems) {
    const text = withoutBreaks(target.readable.text);
    if (!KEY.test(text) || text.length > longestKey) return;
    const words = withoutBreaks(source.readable.text);
    if (!isText(words) || words.includes(text) || !isNamedAfter(text, words)) return;
    const from = target.readable.text.indexOf(text);
    problems.add(
      'leftovers',
      'message-key',
      { text },
      { target: [target.readable.spanOf(from, from + text.length)] },
    );
  },
};

/** The text of a single block without white space around it. */
const withoutBreaks = (text: string): string => text.replaceAll(BLOCK_BREAK, ' ').trim();

const longestKey = 120;
const KEY = /^(?:[a-z][\w-]*(?:[.:][A-Za-z][\w-]*)+|[a-z]+(?:_[a-z\d]+)+|[A-Z]+(?:_[A-Z\d]+)+)$/;

/** Whether a source has words, and is no key or file itself. */
const isText = (text: string): boolean => /\p{L}{2}/u.test(text) && !/\S[._:@/]\p{L}|[{<$%]/u.test(text);

/** Whether the last part of a key has most words of a text, or their beginnings, and the first part none. */
function isNamedAfter(key: string, text: string): boolean {
  const said = wordsOf(text);
  const parts = key.split(/[.:]/);
  const [name = '', first = ''] = [parts.at(-1), parts.length > 1 ? parts[0] : ''];
  const words = wordsOf(name);
  if (words.length === 0 || wordsOf(first).some((word) => said.includes(word))) return false;
  const shared = words.filter((word) => said.some((one) => one === word || isBeginning(word, one)));
  return shared.length * 2 > words.length && (parts.length > 1 || shared.length === words.length);
}

const isBeginning = (word: string, other: string): boolean => word.length > 2 && other.startsWith(word);

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
