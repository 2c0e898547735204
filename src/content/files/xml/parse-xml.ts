import { sentence, type Wording } from '../../sentence';
import type { FileText } from '../file-text';
import { NamespaceScope } from './namespace-scope';
import type { XmlAttribute, XmlElement, XmlNode } from './xml-node';
import { firstNonSpace, isNameUnit, isSpace } from './xml-characters';
import { decodeXml, xmlReferenceAt } from './xml-text';

/** Elements are visited recursively, and the calls of so many fit into the stack several times. */
const usualDepth = 200;

/** Elements that are kept at one time: a small archive can have millions, and each takes over a kilobyte. */
const mostElements = 1_000_000;

/**
 * Parses an XML text into a tree with ranges. External entities are never loaded, and a document type with
 * definitions is refused. @throws FileError for text that is not well-formed, has more elements than can be
 * kept, or whose elements are nested more than `deepest` deep.
 */
export function parseXml(file: FileText, deepest = usualDepth, most = mostElements): XmlElement {
  return new XmlParser(file, deepest, { most }).parse();
}

/**
 * Parses the beginning of a text whose end is missing, and closes the elements that are open at `end`.
 * @throws FileError as `parseXml` for what is not well-formed before that.
 */
export function parseXmlBeginning(file: FileText, end: number): XmlElement {
  return new XmlParser(file, usualDepth, { cutAt: end }).parse();
}

/**
 * Parses a text of which some elements are too many to be kept: those that `take` returns true for are not
 * in the tree. It is asked for each element that is in another one, once its end was read. @throws FileError
 */
export function parseXmlTaking(file: FileText, take: TakeElement, most = mostElements): XmlElement {
  return new XmlParser(file, usualDepth, { take, most }).parse();
}

type TakeElement = (element: XmlElement, parents: readonly OpenElement[]) => boolean;

/** An element whose end tag was not read yet. */
export interface OpenElement {
  readonly start: number;
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly contentStart: number;
  readonly children: XmlNode[];
  readonly scope: NamespaceScope;
  /** Elements that were kept when it began. */
  readonly keptBefore: number;
}

interface ParserOptions {
  readonly cutAt?: number;
  readonly take?: TakeElement;
  readonly most?: number;
}

class XmlParser {
  readonly #file: FileText;
  readonly #text: string;
  readonly #isCut: boolean;
  readonly #open: OpenElement[] = [];
  #root: XmlElement | undefined;
  #at = 0;
  #kept = 0;
  readonly #deepest: number;
  readonly #take: TakeElement | undefined;
  readonly #most: number;

  constructor(file: FileText, deepest: number, { cutAt, take, most = mostElements }: ParserOptions) {
    this.#file = file;
    this.#most = most;
    this.#deepest = deepest;
    this.#text = cutAt === undefined ? file.text : file.text.slice(0, cutAt);
    this.#isCut = cutAt !== undefined;
    this.#take = take;
  }

  parse(): XmlElement {
    while (this.#at < this.#text.length) {
      if (this.#text[this.#at] === '<') this.#readMarkup();
      else this.#readText();
    }
    while (this.#isCut && this.#open.length > 0) this.#close(this.#at);
    const unclosed = this.#open.at(-1);
    if (unclosed !== undefined) {
      this.#file.fail(
        'syntax',
        unclosed.start,
        sentence`The file is cut off, or the element <${unclosed.name}> is not closed; add </${unclosed.name}>.`,
      );
    }
    return (
      this.#root ??
      this.#file.fail('syntax', 0, 'The file has no XML element; check whether it is the right file.')
    );
  }

  #readText(): void {
    const start = this.#at;
    const next = this.#text.indexOf('<', start);
    const end = next === -1 ? this.#text.length : next;
    this.#at = end;
    const parent = this.#open.at(-1);
    if (parent === undefined) {
      const wrong = firstNonSpace(this.#text, start, end);
      if (wrong !== undefined) this.#fail(wrong, 'Text stands outside of the root element; remove it.');
      return;
    }
    this.#checkReferences(start, end);
    parent.children.push({ kind: 'text', start, end });
  }

  #readMarkup(): void {
    const text = this.#text;
    const at = this.#at;
    if (text.startsWith('</', at)) this.#readEndTag();
    else if (text.startsWith('<!--', at)) this.#readLeaf('comment', '<!--', '-->');
    else if (text.startsWith('<![CDATA[', at)) this.#readLeaf('cdata', '<![CDATA[', ']]>');
    else if (text.startsWith('<?', at)) this.#readLeaf('instruction', '<?', '?>');
    else if (text.startsWith('<!', at)) this.#readDoctype();
    else this.#readStartTag();
  }

  #readLeaf(kind: 'comment' | 'cdata' | 'instruction', open: string, close: string): void {
    const start = this.#at + open.length;
    const end = this.#text.indexOf(close, start);
    if (end === -1)
      this.#fail(this.#at, sentence`What begins here with ${open} is not closed; add ${close}.`);
    const parent = this.#open.at(-1);
    if (parent === undefined && kind === 'cdata') {
      this.#fail(this.#at, 'A CDATA section stands outside of the root element; remove it.');
    }
    parent?.children.push({ kind, start, end });
    this.#at = end + close.length;
  }

  #readDoctype(): void {
    const start = this.#at;
    const end = this.#text.indexOf('>', start);
    const inner = this.#text.slice(start, end === -1 ? start + 500 : end);
    if (!/^<!DOCTYPE\s/.test(inner) || end === -1 || this.#open.length > 0 || this.#root !== undefined) {
      this.#fail(start, 'A declaration can’t stand here; remove it.');
    }
    if (inner.includes('[')) {
      this.#file.fail(
        'doctype',
        start,
        'The document type defines entities or elements, which is not read because it can make a small file grow without bounds; remove the part in square brackets and write the texts out.',
      );
    }
    this.#at = end + 1;
  }

  #readEndTag(): void {
    const start = this.#at;
    const name = this.#readName(start + 2);
    const close = this.#skipSpace(start + 2 + name.length);
    if (this.#text[close] !== '>') this.#fail(start, 'The end tag is not closed; add its “>”.');
    const element = this.#open.at(-1);
    if (element === undefined || element.name !== name) {
      this.#fail(
        start,
        element === undefined
          ? sentence`The end tag </${name.slice(0, 60)}> has no start tag here, where no element is open; remove it.`
          : sentence`The end tag </${name.slice(0, 60)}> has no start tag here, where <${element.name}> is open; remove it or close the elements in their order.`,
      );
    }
    this.#at = close + 1;
    this.#close(start);
  }

  /** Closes the innermost open element, whose end tag begins at `contentEnd` and was read. */
  #close(contentEnd: number): void {
    const element = this.#open.pop();
    if (element === undefined) return;
    const { contentStart, keptBefore, ...rest } = element;
    this.#add(keptBefore, {
      kind: 'element',
      ...rest,
      end: this.#at,
      content: { start: contentStart, end: contentEnd },
      isSelfClosing: false,
    });
  }

  #readStartTag(): void {
    const start = this.#at;
    const keptBefore = this.#countOne();
    const name = this.#readName(start + 1);
    if (this.#root !== undefined) this.#fail(start, 'A second root element begins here; a file has one.');
    this.#at = start + 1 + name.length;
    const attributes = this.#readAttributes(start);
    const scope = (this.#open.at(-1)?.scope ?? NamespaceScope.outermost).with(attributes);
    const isSelfClosing = this.#text[this.#at] === '/';
    this.#at += isSelfClosing ? 2 : 1;
    const contentStart = this.#at;
    if (isSelfClosing) {
      const content = { start: contentStart, end: contentStart };
      this.#add(keptBefore, {
        kind: 'element',
        start,
        name,
        attributes,
        children: [],
        end: contentStart,
        content,
        isSelfClosing,
        scope,
      });
      return;
    }
    if (this.#open.length === this.#deepest) {
      this.#file.fail(
        'too-deep',
        start,
        sentence`The elements are nested more than ${this.#deepest} deep; flatten the file.`,
      );
    }
    this.#open.push({ start, name, attributes, contentStart, children: [], scope, keptBefore });
  }

  /** Leaves the position at the end of the tag: `>` or `/>`. */
  #readAttributes(tagStart: number): readonly XmlAttribute[] {
    const text = this.#text;
    const attributes: XmlAttribute[] = [];
    const names = new Set<string>();
    for (;;) {
      const start = this.#skipSpace(this.#at);
      if (text[start] === '>' || text.startsWith('/>', start)) {
        this.#at = start;
        return attributes;
      }
      if (start >= text.length)
        this.#fail(tagStart, 'The file is cut off, or the tag that begins here is not closed; add its “>”.');
      if (start === this.#at)
        this.#fail(
          start,
          'A space or “>” must stand here, or a “<” before this is meant as text and written as &lt;.',
        );
      const name = this.#readName(start);
      const equals = this.#skipSpace(start + name.length);
      const open = this.#skipSpace(equals + 1);
      const quote = text[open];
      if (text[equals] !== '=' || (quote !== '"' && quote !== "'")) {
        this.#fail(start, sentence`The attribute ${name.slice(0, 60)} needs a value in quotes.`);
      }
      const close = text.indexOf(quote, open + 1);
      if (close === -1)
        this.#fail(
          open,
          sentence`The value of the attribute ${name.slice(0, 60)} is not closed; add its quote.`,
        );
      const lessThan = text.slice(open, close).indexOf('<');
      if (lessThan !== -1)
        this.#fail(
          open + lessThan,
          'A “<” inside an attribute is written as &lt;, or a quote is missing before it.',
        );
      if (names.has(name))
        this.#fail(
          start,
          sentence`The attribute ${name.slice(0, 60)} stands twice in one tag; remove one of them.`,
        );
      names.add(name);
      this.#checkReferences(open + 1, close);
      const value = decodeXml(text.slice(open + 1, close).replaceAll(/[\t\n\r]/g, ' '));
      attributes.push({ name, value, start, end: close + 1, valueRange: { start: open + 1, end: close } });
      this.#at = close + 1;
    }
  }

  #add(keptBefore: number, element: XmlElement): void {
    const parent = this.#open.at(-1);
    if (parent === undefined) this.#root = element;
    else if (this.#take?.(element, this.#open) === true) this.#kept = keptBefore;
    else parent.children.push(element);
  }

  /** Returns the number before. @throws FileError for more than can be kept */
  #countOne(): number {
    if (this.#kept === this.#most) {
      this.#file.fail(
        'too-large',
        this.#at,
        sentence`The file has more than ${this.#most} elements; split it into smaller files.`,
      );
    }
    return this.#kept++;
  }

  #readName(start: number): string {
    let end = start;
    while (isNameUnit(this.#text.charCodeAt(end))) end += 1;
    const first = this.#text[start] ?? '';
    if (end === start || /[-.\d]/.test(first)) {
      this.#fail(start, 'A name must stand here; a “<” that is meant as text is written as &lt;.');
    }
    return this.#text.slice(start, end);
  }

  #skipSpace(from: number): number {
    let at = from;
    while (isSpace(this.#text.charCodeAt(at))) at += 1;
    return at;
  }

  #checkReferences(start: number, end: number): void {
    const piece = this.#text.slice(start, end);
    for (let index = piece.indexOf('&'); index !== -1; index = piece.indexOf('&', index + 1)) {
      const at = start + index;
      const reference = xmlReferenceAt(piece, index);
      if (reference !== undefined) continue;
      const [name] = /^&[\w.-]{1,40};/.exec(piece.slice(index, index + 42)) ?? [];
      if (name === undefined) this.#fail(at, 'An ampersand that is meant as text is written as &amp;.');
      this.#file.fail(
        'entity',
        at,
        sentence`The entity ${name} is not one of XML’s own; write the character itself.`,
      );
    }
  }

  #fail(offset: number, message: Wording): never {
    return this.#file.fail('syntax', offset, message);
  }
}
