import { readableAttributes } from '../html/readable-attributes';
import { readableLines } from '../html/readable-lines';
import type { ReadableLine } from '../html/line-collector';
import { fold } from '../search/fold';
import { tokensOf } from '../search/tokens';
import type { ImportedText } from './imported-text';
import { importedTexts } from './imported-texts';

/** A field as it was delivered. */
export interface DeliveredField {
  readonly id: string;
  readonly data: string;
  readonly value: string;
}

/** A line of a field that did not arrive as it was delivered. */
export interface ArrivedLine {
  readonly delivered: string;
  /** The line that is most like it in what was imported; absent where none is alike. */
  readonly arrived?: string;
  /** Tags of the delivered line that the arrived one lacks, such as `b` or `a`. */
  readonly lostTags: readonly string[];
}

export interface ArrivedField {
  readonly id: string;
  /** Lines that arrived in another form or not at all; none where all arrived. */
  readonly lines: readonly ArrivedLine[];
}

interface Line {
  readonly text: string;
  /** Names of its start tags, sorted. */
  readonly tags: readonly string[];
  /** Whether tags that it lacks are lost. */
  readonly keepsTags: boolean;
}

/** More lines are compared only for being the same, so that a long page takes seconds, not minutes. */
const mostCompared = 2000;
/** Words that more lines have say nothing of how alike two lines are. */
const mostLinesOfWord = 500;
/** Lines that are alike in fewer of their words are different texts. */
const leastAlike = 0.4;

/**
 * Compares fields with what a page or file shows after the import. The order of texts, and what else a page
 * has, do not count; white space and references are the same however they are written. Tags count where what
 * was imported has any, or is a file of translations, which keeps them.
 */
export function compareImported(
  fields: readonly DeliveredField[],
  imported: string,
  fileName?: string,
): readonly ArrivedField[] {
  const texts = importedTexts(imported, fileName);
  const asWritten = arrivedLines(texts);
  const asHtml = texts.some(hasReferences) ? arrivedLines(texts.flatMap(withReadReferences)) : asWritten;
  let left = mostCompared;
  return fields.map(({ id, data, value }) => {
    const { byText, whole, similar } = data === 'html' ? asHtml : asWritten;
    const differing = deliveredLines(value, data === 'html').flatMap((line): readonly ArrivedLine[] => {
      const same = byText.get(line.text);
      if (same !== undefined) {
        const lost = fewestLost(line, same);
        return lost.length === 0 ? [] : [{ delivered: line.text, arrived: line.text, lostTags: lost }];
      }
      // A page may have several texts in one line, or a label before one.
      if (hasWords(whole, line.text)) return [];
      const alike = left-- > 0 ? similar.to(line) : undefined;
      if (alike === undefined) return [{ delivered: line.text, lostTags: [] }];
      return [{ delivered: line.text, arrived: alike.text, lostTags: lostOf(line, alike) }];
    });
    return { id, lines: differing };
  });
}

/** Whether a text has these words, not the beginning or end of others: "10" is not in "100". */
function hasWords(whole: string, words: string): boolean {
  for (let from = 0; ; from++) {
    const at = whole.indexOf(words, from);
    if (at === -1) return false;
    if (!isInWord(whole, at) && !isInWord(whole, at + words.length)) return true;
    from = at;
    // No later place of the same word is its beginning.
    while (isInWord(whole, from + 1)) from += 1;
  }
}

/** Whether a place is between two letters or digits; scripts without capitals may write words together. */
const isInWord = (text: string, at: number): boolean =>
  at > 0 && inWord.test(text.charAt(at - 1)) && inWord.test(text.charAt(at));

const inWord = /[\p{Lu}\p{Ll}\p{Nd}]/u;

const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;

const hasReferences = ({ text, isHtml }: ImportedText): boolean => !isHtml && reference.test(text);

/**
 * The text of a field of HTML may have no tags: where it has references, it also counts as HTML shows it.
 * That of another field was escaped once too often.
 */
function withReadReferences(one: ImportedText): readonly ImportedText[] {
  return hasReferences(one) ? [one, { ...one, isHtml: true }] : [one];
}

/** Returns the lines of these texts by their words, to look up those of fields. */
function arrivedLines(texts: readonly ImportedText[]) {
  const lines = texts.flatMap((one) => linesOf(one.text, one.isHtml, one.keepsTags));
  return {
    byText: Map.groupBy(lines, ({ text }) => text),
    whole: lines.map(({ text }) => text).join(' '),
    similar: new SimilarLines(lines),
  };
}

/** The lines that a field shows, and its texts in attributes, such as those of pictures. */
function deliveredLines(value: string, isHtml: boolean): readonly Line[] {
  const attributes = isHtml ? readableAttributes(value) : [];
  return [...linesOf(value, isHtml), ...attributes.flatMap((text) => linesOf(text, false))];
}

function linesOf(value: string, isHtml: boolean, keepsTags = true): readonly Line[] {
  return readableLines(value, isHtml)
    .map((line) => ({ text: textOf(line), tags: isHtml ? tagsOf(value, line) : [], keepsTags }))
    .filter(({ text }) => text !== '');
}

function textOf({ parts }: ReadableLine): string {
  return parts
    .map((part) => (part.kind === 'text' ? part.text : part.separates ? ' ' : ''))
    .join('')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Blocks, line breaks and what only styles are left out: a page has its own. */
const unimportant =
  /^(?:p|div|span|br|li|ul|ol|h[1-6]|td|th|tr|table|thead|tbody|tfoot|section|article|main|header|footer|body|html)$/;

function tagsOf(value: string, { parts }: ReadableLine): readonly string[] {
  return parts
    .flatMap((part) =>
      part.kind === 'tag' ? [/^<([a-z][a-z\d-]*)/i.exec(value.slice(part.start, part.end))?.[1] ?? ''] : [],
    )
    .map((name) => name.toLowerCase())
    .filter((name) => name !== '' && !unimportant.test(name))
    .toSorted();
}

/** Editors write one for the other. */
const sameStyles: Readonly<Record<string, string>> = { strong: 'b', em: 'i', del: 's', strike: 's' };
const styleOf = (tag: string): string => sameStyles[tag] ?? tag;

function lostOf({ tags }: Line, arrived: Line): readonly string[] {
  if (!arrived.keepsTags) return [];
  const left = arrived.tags.map(styleOf);
  return tags.filter((tag) => {
    const at = left.indexOf(styleOf(tag));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

function fewestLost(line: Line, same: readonly Line[]): readonly string[] {
  const losses = same.map((one) => lostOf(line, one));
  return losses.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** Finds the line that shares most words with another one. */
class SimilarLines {
  readonly #lines: readonly Line[];
  readonly #words: readonly ReadonlySet<string>[];
  readonly #byWord = new Map<string, number[]>();

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
    this.#words = lines.map(({ text }) => wordsOf(text));
    for (const [index, words] of this.#words.entries()) {
      for (const word of words) {
        const known = this.#byWord.get(word);
        if (known === undefined) this.#byWord.set(word, [index]);
        else known.push(index);
      }
    }
  }

  #rare(word: string): readonly number[] {
    const lines = this.#byWord.get(word) ?? [];
    return lines.length > mostLinesOfWord ? [] : lines;
  }

  to({ text }: Line): Line | undefined {
    const words = wordsOf(text);
    const shared = new Map<number, number>();
    for (const word of words)
      for (const index of this.#rare(word)) shared.set(index, (shared.get(index) ?? 0) + 1);
    let best: number | undefined;
    let bestShare = leastAlike;
    for (const [index, count] of shared) {
      const share = count / Math.max(words.size, this.#words[index]?.size ?? 0);
      if (share < bestShare || (share === bestShare && best !== undefined)) continue;
      best = index;
      bestShare = share;
    }
    return best === undefined ? undefined : this.#lines[best];
  }
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(tokensOf(fold(text)), (token) => token.text));
}
