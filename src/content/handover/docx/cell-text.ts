import { attributeOf, localName, type XmlElement } from '../../files/xml/xml-node';
import { textContent } from '../../files/xml/xml-text';

/** The content of a table cell as it is once all tracked changes are accepted. */
export interface CellText {
  readonly text: string;
  /** Ids of the comments that are anchored in it. */
  readonly comments: readonly string[];
  /** Authors of tracked changes, in their order. */
  readonly authors: readonly string[];
  /** A field is in it, whose text a program computes. */
  readonly hasField: boolean;
  /** Something is in it that has no text here: a picture, a footnote, a list's number, a sign of a font. */
  readonly hasOther: boolean;
  /** Text that is struck out by its format, which is no tracked change. */
  readonly struck: string;
}

/** Reads a cell; `file` is the text of the part that has it. */
export function readCellText(file: string, cell: XmlElement): CellText {
  const reader = new CellReader(file);
  reader.readBlocks(cell);
  return {
    text: reader.text,
    comments: reader.comments,
    authors: [...new Set(reader.authors)],
    hasField: reader.hasField,
    hasOther: reader.hasOther,
    struck: reader.struck,
  };
}

/** Reads one paragraph as `readCellText` reads a cell. */
export function readParagraphText(file: string, paragraph: XmlElement): CellText {
  return readCellText(file, { ...paragraph, children: [paragraph] });
}

class CellReader {
  readonly comments: string[] = [];
  readonly authors: string[] = [];
  text = '';
  hasField = false;
  hasOther = false;
  struck = '';
  readonly #file: string;
  #isStruck = false;
  /** A paragraph ended, so that the next one begins a new line. */
  #isLineEnded = false;

  constructor(file: string) {
    this.#file = file;
  }

  readBlocks(parent: XmlElement): void {
    for (const child of elementsOf(parent)) {
      if (localName(child) === 'p') this.#readParagraph(child);
      else if (localName(child) !== 'tcPr') this.readBlocks(child);
    }
  }

  #readParagraph(paragraph: XmlElement): void {
    if (this.#isLineEnded) this.text += '\n';
    // Word turns a typed “1.” or “-” at the beginning of a line into the number or bullet of a list.
    this.hasOther ||= isNumbered(paragraph);
    this.#readInline(paragraph);
    // A deleted end joins the paragraph with the next one.
    this.#isLineEnded = !isEndDeleted(paragraph);
  }

  #readInline(parent: XmlElement): void {
    for (const child of elementsOf(parent)) this.#readElement(child);
  }

  #readElement(element: XmlElement): void {
    const author = named(element, 'author');
    switch (localName(element)) {
      case 'del':
      case 'moveFrom':
        if (author !== undefined) this.authors.push(author);
        return;
      case 'ins':
      case 'moveTo':
        if (author !== undefined) this.authors.push(author);
        this.#readInline(element);
        return;
      case 't': {
        const own = textContent(this.#file, element);
        this.text += own;
        if (this.#isStruck) this.struck += own;
        return;
      }
      case 'r':
        this.#isStruck = isStruckRun(element);
        this.#readInline(element);
        this.#isStruck = false;
        return;
      case 'sym':
      case 'drawing':
      case 'pict':
      case 'object':
      case 'footnoteReference':
      case 'endnoteReference':
      // The pronunciation over the characters of a Japanese or Chinese word.
      case 'rt':
        this.hasOther = true;
        return;
      case 'br':
      case 'cr':
        this.text += '\n';
        return;
      case 'tab':
        this.text += '\t';
        return;
      case 'noBreakHyphen':
        this.text += '\u2011';
        return;
      case 'softHyphen':
        this.text += '\u00AD';
        return;
      case 'instrText':
      case 'fldSimple':
        this.hasField = true;
        return;
      case 'commentReference': {
        const id = named(element, 'id');
        if (id !== undefined) this.comments.push(id);
        return;
      }
      // Properties have tab stops and revisions of their own; alternatives would say a text twice.
      case 'pPr':
      case 'rPr':
      case 'sdtPr':
      case 'Fallback':
        return;
      default:
        this.#readInline(element);
    }
  }
}

function isNumbered(paragraph: XmlElement): boolean {
  const list = childOf(childOf(childOf(paragraph, 'pPr'), 'numPr'), 'numId');
  return list !== undefined && named(list, 'val') !== '0';
}

/** A format is on unless its value says otherwise. */
function isStruckRun(run: XmlElement): boolean {
  const properties = childOf(run, 'rPr');
  return ['strike', 'dstrike'].some((name) => {
    const format = childOf(properties, name);
    return format !== undefined && !/^(?:0|false|off)$/.test(named(format, 'val') ?? '');
  });
}

/** An attribute, whatever its prefix is. */
export function named(element: XmlElement, name: string): string | undefined {
  return attributeOf(element, `w:${name}`) ?? attributeOf(element, name);
}

export function elementsOf({ children }: XmlElement): readonly XmlElement[] {
  return children.filter((child): child is XmlElement => child.kind === 'element');
}

function isEndDeleted(paragraph: XmlElement): boolean {
  return childOf(childOf(childOf(paragraph, 'pPr'), 'rPr'), 'del') !== undefined;
}

function childOf(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return parent && elementsOf(parent).find((child) => localName(child) === name);
}
