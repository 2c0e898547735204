import { canonicalLanguageTag } from '../../../content/language-tag';

/**
 * `de_CH`, `de_CH.UTF-8` and ` de-CH ` mean `de-CH`; undefined when nothing well-formed can be made of it.
 */
export function repairLanguageTag(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const candidates = [value, (value.trim().split(/[.@\s]/)[0] ?? '').replaceAll('_', '-')];
  return candidates.find((tag) => canonicalLanguageTag(tag) !== undefined);
}
