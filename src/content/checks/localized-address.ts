import type { CheckedLanguage } from './checked-language';

/**
 * Makes of an address what it is compared by: without the part that names the language, so that `/en/help` and `/fr/help`,
 * `en.wikipedia.org` and `fr.wikipedia.org` or `?lang=en` and `?lang=fr` are the same, whichever of the two languages the
 * source has. A slash at the end makes no difference either.
 */
export function addressWithoutLanguage(languages: readonly CheckedLanguage[]): (address: string) => string {
  const names = new Set(
    languages.flatMap(({ tag, base, region }) => [tag, base, `${base}-${region}`].map(plainTag)),
  );
  return (address) => {
    // Of ids and class names, which are many, none has a part.
    if (!/[/.=_]/.test(address)) return address;
    return address
      .replaceAll(LANGUAGE, (part, at: number) => {
        const [before, after] = [address[at - 1] ?? '/', address[at + part.length] ?? '/'];
        const isPart = '/.=_-'.includes(before) && '/.?&#_-'.includes(after);
        return isPart && names.has(plainTag(part)) ? '*' : part;
      })
      .replace(/\/$/, '');
  };
}

const LANGUAGE = /[A-Za-z]{2,3}(?:[-_][A-Za-z\d]{2,8}){0,2}/g;

const plainTag = (tag: string): string => tag.toLowerCase().replaceAll('_', '-');
