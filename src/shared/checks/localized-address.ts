import type { CheckedLanguage } from './checked-language';

/**
 * The address with the part that names the language taken out, so that `/en/help` and `/fr/help`, `en.wikipedia.org` and
 * `fr.wikipedia.org` or `?lang=en` and `?lang=fr` are the same, whichever of the two the source has. A slash at the end makes no difference either.
 */
export function withoutLanguage(address: string, languages: readonly CheckedLanguage[]): string {
  const names = new Set(
    languages.flatMap(({ tag, base, region }) => [tag, base, `${base}-${region}`].map(plainTag)),
  );
  return address
    .replaceAll(/[A-Za-z]{2,3}(?:[-_][A-Za-z\d]{2,8}){0,2}/g, (part, at: number) => {
      const before = address[at - 1] ?? '/';
      const after = address[at + part.length] ?? '/';
      return names.has(plainTag(part)) && '/.=_-'.includes(before) && '/.?&#_-'.includes(after) ? '*' : part;
    })
    .replace(/\/$/, '');
}

const plainTag = (tag: string): string => tag.toLowerCase().replaceAll('_', '-');
