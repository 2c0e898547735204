/**
 * English is the only catalogue so far; the reader's own English decides how dates and numbers are written.
 */
function chooseLocale(): string {
  const preferred = typeof navigator === 'undefined' ? [] : navigator.languages;
  return preferred.find((tag) => tag === 'en' || tag.startsWith('en-')) ?? 'en-GB';
}

export const displayLocale = chooseLocale();
