/** English is the only catalogue so far; the reader's own English determines formats of dates and numbers. */
function chooseLocale(): string {
  const preferred = typeof navigator === 'undefined' ? [] : navigator.languages;
  return preferred.find((tag) => tag === 'en' || tag.startsWith('en-')) ?? 'en-GB';
}

export const displayLocale = chooseLocale();
