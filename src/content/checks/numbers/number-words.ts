import { perLanguage } from '../parsed/per-language';
import { wordLists } from './words/word-lists';
import { ownValue } from '../../own-value';

export interface NumberWords {
  readonly values: ReadonlyMap<string, number>;
  readonly areStems: boolean;
  /** The first word for two. */
  readonly two: string | undefined;
  /** Further words, none of which is the beginning of others. */
  readonly whole: ReadonlyMap<string, number>;
}

/** Returns a language's words for small numbers; empty for languages without a list. */
export const numberWords = perLanguage((base): NumberWords => {
  const list = ownValue(wordLists, base);
  if (list === undefined) return none;
  const values = new Map<string, number>();
  const addRow = (row: string, first: number, step = 1) => {
    for (const [index, words] of (row === '' ? [] : row.split(' ')).entries()) {
      for (const word of words.split('|')) if (!values.has(word)) values.set(word, first + index * step);
    }
  };
  addRow(list.cardinals, 0);
  addRow(list.ordinals ?? '', 1);
  addRow(list.teens ?? '', 13);
  addRow(list.tens ?? '', 30, 10);
  addRow(list.hundreds ?? '', 100, 100);
  for (const [word, value] of Object.entries(list.others ?? {})) values.set(word, value);
  return {
    values,
    areStems: list.areStems === true,
    two: [...values].find(([, value]) => value === 2)?.[0],
    whole: new Map(Object.entries(list.whole ?? {})),
  };
});

const none: NumberWords = { values: new Map(), areStems: false, two: undefined, whole: new Map() };
