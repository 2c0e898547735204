import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';

/**
 * Keywords by which a program is found, "Photo;Camera;Picture;" or "mL,ml,millilitre", of which each language
 * has as many as it needs, without spaces between them.
 */
export const isKeywordList = once(({ raw }: ParsedValue): boolean => KEYWORDS.test(raw.trim()));

const KEYWORDS =
  /^[^;\s]{1,40}(?: [^;\s]{1,40}){0,2};(?:[^;\n]{1,60};){0,200}$|^([^\s,;]{1,40}[,;])(?:(?<=,)[^\s,]{1,40}(?:,[^\s,]{1,40}){1,199}|(?<=;)[^\s;]{1,40}(?:;[^\s;]{1,40}){1,199})$|^[^;\n]{1,40}(?:;[^;\s][^;\n]{0,40}){4,200}$/;
