const sentenceEnd = /[.!?…。！？｡؟۔।။][\p{Pf}\p{Pe}"']?$/u;

/**
 * True for a text that ends with the mark of a sentence's end, in any script, also inside a closing quote or
 * bracket.
 */
export function endsSentence(text: string): boolean {
  return sentenceEnd.test(text);
}
