import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';

/**
 * The variant of a problem with what may be a placeholder. In a page, most of what looks like one is shown to
 * its readers, such as the arguments of TeX or the variables of an example.
 */
export const perhaps = <Kind extends 'missing' | 'extra'>(
  kind: Kind,
  source: ParsedValue,
): `${Kind}-${'shown' | 'likely'}` => `${kind}-${isPage(source) ? 'shown' : 'likely'}`;

/** Whether a value has blocks of a page, which a message hardly has. */
export const isPage = once(({ isHtml, raw }: ParsedValue): boolean => isHtml && BLOCK.test(raw));

const BLOCK = /<(?:div|pre|table|[uod]l)[\s>]/i;
