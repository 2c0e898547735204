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
  return plainPieces(html) ?? new PieceCollector(html).collect();
}

/** A tag whose attributes, if it has any, have values in double quotes without character references. */
const PLAIN_TAG = /<(\/?)([a-zA-Z][a-zA-Z\d]*)((?:[ \t\n]+[a-zA-Z][\w:-]*="[^"&]*")*)[ \t\n]*(\/?)>/y;
const PLAIN_ATTRIBUTE = /(?<![\w:-])([a-zA-Z][\w:-]*)="([^"]*)"/y;

/** Elements that change how the tokenizer reads what follows. */
const OTHER_CONTENT = new Set(
  'script style xmp iframe noembed noframes textarea title plaintext svg math'.split(' '),
);

/** Characters that the tokenizer replaces. */
// oxlint-disable-next-line no-control-regex
const REPLACED = /[\0\r]/;

/**
 * Returns the pieces of a fragment that consists of ordinary tags and text, exactly as the tokenizer would;
 * undefined for any other one. The tokenizer takes a step for each character, and most fragments are plain.
 */
function plainPieces(html: string): readonly HtmlPiece[] | undefined {
  if (REPLACED.test(html)) return undefined;
  const pieces: HtmlPiece[] = [];
  let position = 0;
  const addText = (end: number): void => {
    if (end > position)
      pieces.push({
        kind: 'text',
        start: position,
        end,
        element: undefined,
        hasReferences: true,
        isTranslatable: true,
      });
  };
  for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', position)) {
    PLAIN_TAG.lastIndex = start;
    const match = PLAIN_TAG.exec(html);
    if (match === null) return undefined;
    const [tag, slash, written = '', attributes = '', close] = match;
    const name = written.toLowerCase();
    const isEnd = slash !== '';
    if (OTHER_CONTENT.has(name) || (isEnd && (attributes !== '' || close !== ''))) return undefined;
    addText(start);
    position = start + tag.length;
    pieces.push({
      kind: 'tag',
      start,
      end: position,
      name,
      isEnd,
      isSelfClosing: close !== '',
      attributes: attributes === '' ? [] : plainAttributes(html, start + 1 + written.length, attributes),
    });
  }
  addText(html.length);
  return pieces;
}

function plainAttributes(html: string, start: number, { length }: string): readonly HtmlAttribute[] {
  const attributes: HtmlAttribute[] = [];
  const end = start + length;
  for (let at = start; at < end;) {
    while (' \t\n'.includes(html[at] ?? '"')) at += 1;
    PLAIN_ATTRIBUTE.lastIndex = at;
    const [whole = '', written = '', value = ''] = PLAIN_ATTRIBUTE.exec(html) ?? [];
    if (whole === '') break;
    at += whole.length;
    const name = written.toLowerCase();
    const valueRange = { start: at - 1 - value.length, end: at - 1 };
    // Browsers drop an attribute that has the name of an earlier one.
    if (!attributes.some((one) => one.name === name))
      attributes.push({ name, value, valueRange, quote: '"' });
  }
  return attributes;
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
