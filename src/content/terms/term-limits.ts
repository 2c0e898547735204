/** Longer terms are no words that a text could be searched for. */
export const longestTerm = 500;
/** Largest number of characters of a definition or a note; a cell of a workbook holds so many. */
export const longestTermText = 10_000;
export const longestSubject = 200;
export const longestEntryId = 200;
/** Largest number of terms of a concept in all languages together. */
export const mostTermsOfEntry = 500;
export const mostEntries = 200_000;
