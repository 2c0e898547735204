import { Tokenizer, type Token } from 'parse5';
import { ContentModel } from './content-model';

/** Offsets are UTF-16 units in the tokenized value: `start` included, `end` not. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface TextPiece extends TextRange {
  readonly kind: 'text';
  /** The raw text element the text is in (`textarea`, `script`, …). */
  readonly element: string | undefined;
  /** Whether `&amp;` and the like stand for characters here; not so in script, style and CDATA sections. */
  readonly hasReferences: boolean;
  /** False for text that is not prose: script, style, and the never rendered content of iframe, noembed, noframes. */
  readonly isTranslatable: boolean;
}

export interface HtmlAttribute {
  /** Lower case. */
  readonly name: string;
  /** Character references decoded. */
  readonly value: string;
  /** Where the value stands, quotes not included; empty for `a=""`, undefined when there is no `=`. */
  readonly valueRange: TextRange | undefined;
  readonly quote: '"' | "'" | '';
}

export interface TagPiece extends TextRange {
  readonly kind: 'tag';
  /** Lower case, also in SVG. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly isSelfClosing: boolean;
  /** In order; of attributes with one name only the first, as browsers do. */
  readonly attributes: readonly HtmlAttribute[];
}

export interface CommentPiece extends TextRange {
  /** Comments, also what browsers only take for one: `<!x>`, `<?x>`, `</ x>`. */
  readonly kind: 'comment';
}

export interface OtherPiece extends TextRange {
  /** Neither text nor a tag: a doctype, `</>`, CDATA delimiters, a tag that the value ends in the middle of. */
  readonly kind: 'other';
}

export type HtmlPiece = TextPiece | TagPiece | CommentPiece | OtherPiece;

const REFERENCE_ELEMENTS = new Set(['textarea', 'title']);
const CDATA_START = '<![CDATA[';
const CDATA_END = ']]>';

/**
 * Splits an HTML fragment into pieces as a browser's tokenizer would (HTML standard, 13.2.5). The pieces are in order,
 * not empty, and their slices of `html` joined are exactly `html`, whatever it is. Never throws; linear in its length.
 */
export function tokenizeHtml(html: string): readonly HtmlPiece[] {
  return new PieceCollector(html).collect();
}

class PieceCollector {
  private readonly html: string;
  private readonly pieces: HtmlPiece[] = [];
  private readonly model = new ContentModel();
  /** Everything before it is in pieces. */
  private position = 0;
  /** Where the last character the tokenizer reported ends: after it, at the end, only a broken-off tag can follow. */
  private charactersEnd = 0;

  constructor(html: string) {
    this.html = html;
  }

  collect(): readonly HtmlPiece[] {
    const onCharacters = (token: Token.CharacterToken) => {
      this.charactersEnd = token.location?.endOffset ?? this.charactersEnd;
    };
    const tokenizer = new Tokenizer(
      { sourceCodeLocationInfo: true },
      {
        onStartTag: (token) => {
          this.addTag(token, false);
          this.model.startTag(token, tokenizer);
        },
        onEndTag: (token) => {
          this.addTag(token, true);
          this.model.endTag(token, tokenizer);
        },
        onComment: (token) => this.addPiece('comment', token.location),
        onDoctype: (token) => this.addPiece('other', token.location),
        onCharacter: onCharacters,
        onNullCharacter: onCharacters,
        onWhitespaceCharacter: onCharacters,
        onEof: () => {},
      },
    );
    tokenizer.write(this.html, true);
    this.addText(Math.max(this.position, Math.min(this.charactersEnd, this.html.length)));
    this.push({ kind: 'other', start: this.position, end: this.html.length });
    return this.pieces;
  }

  private addTag(token: Token.TagToken, isEnd: boolean): void {
    const range = this.addTextBefore(token.location);
    this.push({
      kind: 'tag',
      ...range,
      name: token.tagName,
      isEnd,
      isSelfClosing: token.selfClosing,
      attributes: token.attrs.map((attribute) => this.attribute(attribute, token.location?.attrs)),
    });
  }

  private addPiece(kind: 'comment' | 'other', location: Token.Location | null): void {
    this.push({ kind, ...this.addTextBefore(location) });
  }

  private attribute(
    { name, value }: Token.Attribute,
    locations: Record<string, Token.Location> | undefined,
  ): HtmlAttribute {
    const location = locations?.[name];
    if (location === undefined) return { name, value, valueRange: undefined, quote: '' };
    const { html } = this;
    const equals = skipWhitespace(html, location.startOffset + name.length);
    if (html[equals] !== '=') return { name, value, valueRange: undefined, quote: '' };
    const start = skipWhitespace(html, equals + 1);
    const quote = html[start];
    if (quote !== '"' && quote !== "'") {
      const end = Math.max(start, location.endOffset);
      return { name, value, valueRange: { start, end }, quote: '' };
    }
    return { name, value, valueRange: { start: start + 1, end: html.indexOf(quote, start + 1) }, quote };
  }

  /** Adds what stands between the last piece and this one, and returns the range of this one. */
  private addTextBefore(location: Token.Location | null): TextRange {
    if (location === null) throw new Error('the tokenizer gave no location');
    this.addText(location.startOffset);
    // A comment that the text ends in is given an end after the end of the text.
    return { start: location.startOffset, end: Math.min(location.endOffset, this.html.length) };
  }

  private addText(end: number): void {
    const { textElement: element, isProse: isTranslatable } = this.model;
    if (element !== undefined && !this.model.isMarkup) {
      const hasReferences = REFERENCE_ELEMENTS.has(element);
      this.push({ kind: 'text', start: this.position, end, element, hasReferences, isTranslatable });
      return;
    }
    const pushText = (textEnd: number, hasReferences: boolean) => {
      this.push({ kind: 'text', start: this.position, end: textEnd, element, hasReferences, isTranslatable });
    };
    // Between tags the tokenizer passes over two things without a word.
    const gap = this.html.slice(this.position, end);
    const gapStart = this.position;
    for (const match of gap.matchAll(/<\/>|<!\[CDATA\[/g)) {
      const start = gapStart + match.index;
      if (start < this.position) continue; // inside a CDATA section
      pushText(start, true);
      this.push({ kind: 'other', start, end: start + match[0].length });
      if (match[0] !== CDATA_START) continue;
      const close = this.html.indexOf(CDATA_END, this.position);
      const isClosed = close !== -1 && close < end;
      pushText(isClosed ? close : end, false);
      if (isClosed) this.push({ kind: 'other', start: close, end: close + CDATA_END.length });
    }
    pushText(end, true);
  }

  /** The only way into `pieces`: no empty ones, and each begins where the last one ended. */
  private push(piece: HtmlPiece): void {
    if (piece.end > piece.start) this.pieces.push(piece);
    this.position = piece.end;
  }
}

function skipWhitespace(html: string, from: number): number {
  let position = from;
  while (' \t\n\f\r'.includes(html[position] ?? '-')) position += 1;
  return position;
}
