/** A piece of a text as it is rendered. */
export type DrawnPart =
  | { readonly kind: 'text'; readonly text: string; readonly start: number }
  /** A line may break here. */
  | { readonly kind: 'break'; readonly start: number }
  /** Start of a run of omitted characters. */
  | { readonly kind: 'omitted'; readonly start: number };

/** Limit of Unicode's stream-safe text format (UAX #15): no language needs as many marks on one letter. */
const longestRun = 30;
/** Limit of direction characters per value; Chromium's layout takes seconds for tens of thousands. */
const mostDirections = 1000;
/**
 * Longest run in UTF-16 units without a line break opportunity; Chromium's layout time grows with the square
 * of its length.
 */
const longestWord = 500;

/**
 * Limits Chromium's layout work: excess combining and direction characters are omitted, and very long words
 * get break opportunities. The texts of one value are passed one after the other, because a run may continue
 * in the next element. The stored content is not changed.
 */
export class DrawnText {
  /** Number of characters omitted so far. */
  omitted = 0;
  #run = 0;
  #word = 0;
  #directions = 0;

  /** Returns the pieces of the next text; undefined when it is rendered unchanged. */
  next(text: string): readonly DrawnPart[] | undefined {
    const parts: DrawnPart[] = [];
    let start = 0;
    const endText = (end: number): void => {
      if (end > start) parts.push({ kind: 'text', text: text.slice(start, end), start });
    };
    for (let at = 0; at < text.length;) {
      const code = text.codePointAt(at) ?? 0;
      const length = code > 0xffff ? 2 : 1;
      const kind = kindOf(code);
      this.#run = kind === 'mark' || kind === 'direction' ? this.#run + 1 : 0;
      this.#word = kind === 'space' ? 0 : this.#word + length;
      if (kind === 'direction') this.#directions += 1;
      const isExcess = kind === 'direction' && this.#directions > mostDirections;
      if (this.#run > longestRun || isExcess) {
        endText(at);
        if (this.#run === longestRun + 1 || (isExcess && this.#directions === mostDirections + 1))
          parts.push({ kind: 'omitted', start: at });
        start = at + length;
        this.omitted += 1;
      } else if (this.#word > longestWord && kind === 'letter') {
        endText(at);
        parts.push({ kind: 'break', start: at });
        start = at;
        this.#word = length;
      }
      at += length;
    }
    if (parts.length === 0 && start === 0) return undefined;
    endText(text.length);
    return parts;
  }
}

/** Returns the pieces of a text that is a value of its own; undefined when it is rendered unchanged. */
export function drawnParts(text: string): readonly DrawnPart[] | undefined {
  return text.length <= longestRun ? undefined : new DrawnText().next(text);
}

/** Number of omitted characters in these texts, each of which is drawn separately. */
export function omittedIn(texts: Iterable<string>): number {
  let omitted = 0;
  for (const text of texts) {
    if (text.length <= longestRun) continue;
    const drawn = new DrawnText();
    drawn.next(text);
    omitted += drawn.omitted;
  }
  return omitted;
}

const markPattern = /[\p{M}\p{Cf}]/u;

function kindOf(code: number): 'space' | 'letter' | 'mark' | 'direction' {
  if (code < 0x300) return code === 0x20 || (code >= 0x09 && code <= 0x0d) ? 'space' : 'letter';
  if (code === 0x61c || code === 0x200e || code === 0x200f) return 'direction';
  if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)) return 'direction';
  if (code === 0x200b || code === 0x3000) return 'space';
  return markPattern.test(String.fromCodePoint(code)) ? 'mark' : 'letter';
}
