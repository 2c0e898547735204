import { onOneLine } from '../text/single-spaces';
import { Tokenizer, type Token } from 'parse5';
import { BLOCK_ELEMENTS } from './block-elements';
import { ContentModel } from './content-model';
import { textOfUsualMarkup } from './usual-markup';

const FIRST_CHUNK_LENGTH = 1024;
/**
 * Limit for values that consist of tags only: reading all of a large value takes 150 ms on the main thread.
 */
const LAST_CHUNK_START = 16_384;
/** A longer value is read only as far as needed. */
const WHOLE_LENGTH = 1024;

/**
 * Returns the visible text of a field's value on one line: for `html` data the text with character references
 * decoded, without tags, comments, script and style, and with a space for block elements and `br`; for other
 * data the value itself. White space is collapsed and trimmed.
 *
 * With `maxLength` (UTF-16 units, the "…" included) a longer text is cut between two graphemes and ends with
 * "…"; the value is then read only as far as needed, and not beyond its first 30,000 characters or so.
 */
export function plainText(value: string, data: string, maxLength = Infinity): string {
  if (maxLength === Infinity || value.length <= WHOLE_LENGTH) {
    const whole = data === 'html' ? textOfUsualMarkup(value) : value;
    if (whole !== undefined) return cutAt(maxLength, onOneLine(whole));
  }
  const line = new LineCollector(maxLength);
  if (data === 'html') readHtml(value, line, maxLength === Infinity ? Infinity : LAST_CHUNK_START);
  else line.append(value);
  return line.finish();
}

const ignore = () => {};

function readHtml(html: string, line: LineCollector, lastChunkStart: number): void {
  const model = new ContentModel();
  const onCharacters = (token: Token.CharacterToken) => {
    if (model.isProse) line.append(token.chars);
  };
  const onTag = (token: Token.TagToken) => {
    if (BLOCK_ELEMENTS.has(token.tagName)) line.append(' ');
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag: (token) => {
        onTag(token);
        model.startTag(token, tokenizer);
      },
      onEndTag: (token) => {
        onTag(token);
        model.endTag(token, tokenizer);
      },
      onCharacter: onCharacters,
      onWhitespaceCharacter: onCharacters,
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  // The length doubles each time, so that text before an unfinished tag is not read again for every chunk.
  let length = FIRST_CHUNK_LENGTH;
  for (let start = 0; start < html.length && start <= lastChunkStart && !line.isFull; length *= 2) {
    const end = start + length;
    tokenizer.write(html.slice(start, end), end >= html.length);
    tokenizer.flushCharacters();
    start = end;
  }
}

/** Collects text on one line, up to the length needed for cutting it. */
class LineCollector {
  private readonly maxLength: number;
  private text = '';
  private hasPendingSpace = false;

  constructor(maxLength: number) {
    this.maxLength = maxLength;
  }

  /** One unit more than fits, which shows that there is more and where the last fitting grapheme ends. */
  get isFull(): boolean {
    return this.text.length > this.maxLength;
  }

  append(text: string): void {
    for (const match of text.matchAll(/\s{1,1000}|\S{1,1000}/g)) {
      if (this.isFull) return;
      const [run] = match;
      if (/^\s/.test(run)) {
        this.hasPendingSpace = this.text !== '';
      } else {
        this.text += this.hasPendingSpace ? ` ${run}` : run;
        this.hasPendingSpace = false;
      }
    }
  }

  finish(): string {
    return cutAt(this.maxLength, this.text);
  }
}

function cutAt(maxLength: number, text: string): string {
  if (text.length <= maxLength) return text;
  if (maxLength < 1) return '';
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  const cut = graphemes.containing(maxLength - 1)?.index ?? 0;
  return `${text.slice(0, cut).trimEnd()}…`;
}
