import type { ParsedValue } from './parsed-value';
import type { TextBlock } from './readable-text';

/** A part of the readable text, such as a block. */
export type Stretch = Pick<TextBlock, 'start' | 'end'>;

/** The readable text of a stretch, code and placeholders included. */
export const textOf = ({ readable }: ParsedValue, { start, end }: Stretch): string =>
  readable.text.slice(start, end);

/** The prose of a stretch, in which signs stand for code, placeholders and other fixed parts. */
export const proseOf = ({ prose }: Pick<ParsedValue, 'prose'>, { start, end }: Stretch): string =>
  prose.slice(start, end);
