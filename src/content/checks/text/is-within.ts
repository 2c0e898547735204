/** Whether a text has these words, not as a part of longer ones. No words are in every text. */
export function isWithin(text: string, words: string): boolean {
  if (words === '') return true;
  let at = text.indexOf(words);
  while (at !== -1) {
    if (!/[\p{L}\p{N}]/u.test((text[at - 1] ?? ' ') + (text[at + words.length] ?? ' '))) return true;
    at = text.indexOf(words, at + 1);
  }
  return false;
}
