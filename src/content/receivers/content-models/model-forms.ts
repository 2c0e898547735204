import { longestList } from '../receiver-profile';
import { isPattern } from '../rules/form-rules';
import { hasNestedRepetition } from '../nested-repetition';

/** The demands of a model on the form of a value, as the parameters of a rule. */
export type ModelForm =
  | { readonly kind: 'pattern'; readonly pattern: string; readonly form: string }
  | { readonly kind: 'without-pattern'; readonly pattern: string }
  | { readonly kind: 'values'; readonly values: string[] }
  | { readonly kind: 'min-length'; readonly min: number }
  /** A demand that no rule can say, as the model writes it. */
  | { readonly kind: 'left-out'; readonly what: string };

/** The form of a pattern that a value contains unless `^` and `$` say otherwise. */
export function formOfPattern(written: string | undefined, flags?: unknown): readonly ModelForm[] {
  if (written === undefined) return [];
  const pattern = usable(written, flags);
  if (pattern === undefined) return leftOut(written, flags);
  if (/[^\\]\|/.test(pattern))
    return [{ kind: 'pattern', pattern: `${any}(?:${pattern})${any}`, form: written }];
  const [start, end] = [pattern.startsWith('^'), /(?:^|[^\\])\$$/.test(pattern)];
  const middle = pattern.slice(start ? 1 : 0, end ? -1 : undefined);
  return [{ kind: 'pattern', pattern: `${start ? '' : any}${middle}${end ? '' : any}`, form: written }];
}

/** The form of values in which a pattern must not occur. */
export function formWithoutPattern(written: string | undefined, flags?: unknown): readonly ModelForm[] {
  if (written === undefined) return [];
  const pattern = usable(written, flags);
  return pattern === undefined ? leftOut(written, flags) : [{ kind: 'without-pattern', pattern }];
}

/** The form of values that are one of a list. */
export function formOfValues(values: unknown): readonly ModelForm[] {
  if (!Array.isArray(values) || values.length === 0) return [];
  const texts = values.filter((one) => typeof one === 'string');
  const isUsable = texts.length === values.length && texts.length <= longestList;
  if (!isUsable || texts.some((one) => one.length > longestValue))
    return [{ kind: 'left-out', what: texts.slice(0, 3).join(', ').slice(0, 100) + ' …' }];
  const given = texts.filter((one) => one !== '');
  return given.length === 0 ? [] : [{ kind: 'values', values: given }];
}

/** The form of values of at least so many characters. An empty one is a matter of `required`. */
export function formOfMinimum(min: number | undefined): readonly ModelForm[] {
  return min === undefined || min < 2 ? [] : [{ kind: 'min-length', min }];
}

/** The pattern as rules have it; undefined where it means something else there, or could take for ever. */
function usable(written: string, flags: unknown): string | undefined {
  if (written.length > longestPattern) return undefined;
  if (typeof flags === 'string' && /[^gu]/.test(flags)) return undefined;
  const pattern = strict(written);
  if (pattern.length > longestPattern) return undefined;
  return isPattern(pattern) && !hasNestedRepetition(pattern) ? pattern : undefined;
}

/** A demand as it is shown. */
export const shortened = (written: string): string =>
  written.length <= 100 ? written : `${written.slice(0, 99)}…`;

function leftOut(written: string, flags: unknown): readonly ModelForm[] {
  const shown = shortened(written);
  return [
    { kind: 'left-out', what: typeof flags === 'string' && flags !== '' ? `/${shown}/${flags}` : shown },
  ];
}

/** A pattern whose needless escapes, such as `\,` and `\-`, are written as strict patterns allow them. */
function strict(pattern: string): string {
  return pattern.replaceAll(/\\([^])/g, (escape, character: string) =>
    /[!"#%&',:;<=>@_`~ -]/.test(character)
      ? String.raw`\x` + character.charCodeAt(0).toString(16).padStart(2, '0')
      : escape,
  );
}

const longestPattern = 400;
const longestValue = 2000;
const any = '[^]*';
