import type { ParsedValue } from '../parsed/parsed-value';

/**
 * Whether a text has underscores in place of all its spaces, as the keys of some catalogues do:
 * "Could_not_run_the_'vim'_program." It begins with a word in small letters but for the first, so that names
 * of code such as "max_size" and "MAX_SIZE" are none.
 */
export const isJoinedText = ({ raw, isHtml }: ParsedValue): boolean => {
  const text = (isHtml ? raw.replaceAll(TAG, '') : raw).trim();
  return BEGIN.test(text) && !/\s/.test(text);
};

const TAG = /<[^<>]{0,400}>/g;

const BEGIN = /^\p{Lu}\p{Ll}*_[\p{Ll}&'"%]/u;
