import type { ParsedValue } from '../parsed/parsed-value';

/**
 * Whether a text has underscores in place of all its spaces, as some catalogues write it:
 * "Could_not_run_the_'vim'_program." Such a text begins with a capitalized word, which the names in code
 * `max_size` and `MAX_SIZE` do not.
 */
export const isJoinedText = ({ raw, isHtml }: ParsedValue): boolean => {
  const text = (isHtml ? raw.replaceAll(TAG, '') : raw).trim();
  return BEGIN.test(text) && !/\s/.test(text);
};

const TAG = /<[^<>]{0,400}>/g;

const BEGIN = /^\p{Lu}\p{Ll}*_[\p{Ll}&'"%]/u;
