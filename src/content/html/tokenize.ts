import { Tokenizer, type Token } from 'parse5';
import { ContentModel } from './content-model';

/** Offsets in UTF-16 units of the tokenized value: `start` is inclusive, `end` exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface TextPiece extends TextRange {
  readonly kind: 'text';
  /** The raw text element that contains the text (`textarea`, `script`, …). */
  readonly element: string | undefined;
  /**
   * Whether character references such as `&amp;` are decoded here; false in script, style and CDATA sections.
   */
  readonly hasReferences: boolean;
  /** False for invisible text: script, style, and the content of iframe, noembed and noframes. */
  readonly isTranslatable: boolean;
}

export interface HtmlAttribute {
  /** Name in lower case. */
  readonly name: string;
  /** Value with character references decoded. */
  readonly value: string;
  /** Range of the value without quotes; empty for `a=""`, undefined when there is no `=`. */
  readonly valueRange: TextRange | undefined;
  readonly quote: '"' | "'" | '';
}

export interface TagPiece extends TextRange {
  readonly kind: 'tag';
  /** Name in lower case, also in SVG. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly isSelfClosing: boolean;
  /** Attributes in order; repeated names are dropped, as browsers do. */
  readonly attributes: readonly HtmlAttribute[];
}

export interface CommentPiece extends TextRange {
  /** A comment, or markup that browsers treat as one: `<!x>`, `<?x>`, `</ x>`. */
  readonly kind: 'comment';
}

export interface OtherPiece extends TextRange {
  /** Neither text nor a tag: a doctype, `</>`, CDATA delimiters, a tag that the end of the value cuts off. */
  readonly kind: 'other';
}

export type HtmlPiece = TextPiece | TagPiece | CommentPiece | OtherPiece;

const REFERENCE_ELEMENTS = new Set(['textarea', 'title']);
const CDATA_START = '<![CDATA[';
const CDATA_END = ']]>';

/**
 * Splits an HTML fragment into pieces as a browser's tokenizer would (HTML standard, 13.2.5). The pieces are
 * in order, not empty, and their slices of `html` joined are exactly `html`, whatever it is. Never throws;
 * linear in its length.
 */
export function tokenizeHtml(html: string): readonly HtmlPiece[] {
  return new PieceCollector(html).collect();
}

class PieceCollector {
  private readonly html: string;
  private readonly pieces: HtmlPiece[] = [];
  private readonly model = new ContentModel();
  /** Everything before this offset is in pieces. */
  private position = 0;
  /**
   * End of the last character that the tokenizer reported; at the end of the value only an unfinished tag can
   * follow.
   */
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

  /** Adds the text between the last piece and this one, and returns the range of this one. */
  private addTextBefore(location: Token.Location | null): TextRange {
    if (location === null) throw new Error('the tokenizer gave no location');
    this.addText(location.startOffset);
    // The tokenizer ends an unclosed comment after the end of the text.
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
    // The tokenizer skips these two without reporting them.
    const gap = this.html.slice(this.position, end);
    const gapStart = this.position;
    const isPlain = !gap.includes('<');
    for (const match of isPlain ? [] : gap.matchAll(/<\/>|<!\[CDATA\[/g)) {
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

  /** Every piece is added here, so that none is empty and each begins where the previous one ended. */
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
