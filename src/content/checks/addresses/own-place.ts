import type { CheckedLanguage } from '../parsed/checked-language';

/** Whether an address leads to a place of the same site by its path alone: `../a.html`, `#colors`. */
export const isLocal = (address: string): boolean =>
  /^[#./\p{L}\p{N}]/u.test(address) && !SCHEME.test(address);

const SCHEME = /^(?:[a-z][\w+.-]{0,30}:|\/\/)/i;

/**
 * Whether a link leads to the same place of the translation: the place has the name of the target's language
 * before or behind it, `#it-start`, `#cnf2`, or the page lies deeper by the folders of its language, so that
 * the path leads up further by two or more of them. One folder more may be a slip.
 */
export const isPlaceOfTranslation = (was: string, is: string, language: CheckedLanguage): boolean =>
  isLocal(was) && isLocal(is) && (isPlaceInLanguage(was, is, language) || isFurtherUp(was, is));

function isPlaceInLanguage(was: string, is: string, { base, region, tag }: CheckedLanguage): boolean {
  const [[page, place = ''], [other, otherPlace = '']] = [was.split('#', 2), is.split('#', 2)];
  if (page !== other || place === '' || otherPlace === '') return false;
  // One text in both scripts of Chinese is converted from one of them, with the names of its places.
  const regions = base === 'zh' ? ['cn', 'tw', region] : [region];
  const names = [base, ...regions, tag, tag.replace('-', '_')].filter((name) => name !== '');
  return names.some((one) => {
    const name = one.toLowerCase();
    const [lower, otherLower] = [place.toLowerCase(), otherPlace.toLowerCase()];
    return (
      ['', '-', '_', '.'].some((sign) => otherLower === name + sign + lower) ||
      ['-', '_', '.'].some((sign) => otherLower === lower + sign + name)
    );
  });
}

function isFurtherUp(was: string, is: string): boolean {
  const [up, further] = [was, is].map((address) => UP.exec(address)?.[0] ?? '');
  return (
    was.slice(up?.length) === is.slice(further?.length) &&
    (further?.length ?? 0) - (up?.length ?? 0) >= 2 * '../'.length
  );
}

const UP = /^(?:\.\.\/){1,20}/;
