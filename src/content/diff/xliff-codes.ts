import { FileText } from '../files/file-text';
import { parseXliff } from '../files/xliff/parse-xliff';
import { attributeOf, childElements, localName, type XmlElement } from '../files/xml/xml-node';
import { decodeXml, textContent } from '../files/xml/xml-text';
import { encodeText } from '../html/decode-text';
import { addressUnknown } from './imported-tags';
import { ownValue } from '../own-value';

/** A text of HTML in which the tags stand that its codes stand for. */
export interface DecodedCodes {
  readonly html: string;
  /** Whether the file says of each code what it stands for. */
  readonly isWhole: boolean;
}

/**
 * Returns the texts of an XLIFF file that have inline codes, such as `<g id="1">`, by the offset of their
 * content. A code is replaced by its original data, or by the tag that its type names. @throws FileError
 */
export function decodedCodes(text: string): ReadonlyMap<number, DecodedCodes> {
  const found = new Map<number, DecodedCodes>();
  visit(parseXliff(new FileText('', text)), new Map());
  return found;

  function visit(element: XmlElement, data: ReadonlyMap<string, string>): void {
    const name = localName(element);
    const own = name === 'unit' ? originalData(text, element) : data;
    if (/^(?:source|target|seg-source|mrk)$/.test(name) && childElements(element).length > 0) {
      const reader = new CodeReader(text, own);
      const html = reader.contentOf(element);
      found.set(element.content.start, { html, isWhole: reader.isWhole });
    }
    for (const child of childElements(element)) visit(child, own);
  }
}

/** The original data of a unit's codes in XLIFF 2, by the IDs that they name. */
function originalData(text: string, unit: XmlElement): ReadonlyMap<string, string> {
  const parts = childElements(unit, 'originalData').flatMap((one) => childElements(one, 'data'));
  return new Map(parts.map((one) => [attributeOf(one, 'id') ?? '', textContent(text, one)]));
}

/** Elements of HTML by the types of codes in XLIFF 1.2 and the subtypes in XLIFF 2. */
const tagsOfTypes: Readonly<Record<string, string>> = {
  bold: 'b',
  italic: 'i',
  underlined: 'u',
  link: 'a',
  image: 'img',
  lb: 'br',
  'xlf:b': 'b',
  'xlf:i': 'i',
  'xlf:u': 'u',
  'xlf:lb': 'br',
};

class CodeReader {
  isWhole = true;
  readonly #text: string;
  readonly #data: ReadonlyMap<string, string>;

  constructor(text: string, data: ReadonlyMap<string, string>) {
    this.#text = text;
    this.#data = data;
  }

  contentOf({ children }: XmlElement): string {
    return children
      .map((child) => {
        if (child.kind === 'text') return encodeText(decodeXml(this.#text.slice(child.start, child.end)));
        if (child.kind === 'cdata') return encodeText(this.#text.slice(child.start, child.end));
        return child.kind === 'element' ? this.#code(child) : '';
      })
      .join('');
  }

  #code(code: XmlElement): string {
    switch (localName(code)) {
      // Marks of translation tools; those of segments are around their text.
      case 'mrk':
        return this.contentOf(code);
      case 'sm':
      case 'em':
        return '';
      case 'cp':
        return String.fromCodePoint(Number.parseInt(attributeOf(code, 'hex') ?? '', 16) || 0xfffd);
      case 'bpt':
      case 'ept':
      case 'it':
        return this.#known(textContent(this.#text, code) || undefined);
      case 'g':
        return this.#around(code, typedTag(code), typedTag(code, '/'));
      case 'pc': {
        const start = this.#referred(code, 'dataRefStart') ?? typedTag(code);
        return this.#around(code, start, this.#referred(code, 'dataRefEnd') ?? typedTag(code, '/'));
      }
      case 'sc':
      case 'ec':
        return this.#known(
          this.#referred(code, 'dataRef') ?? typedTag(code, localName(code) === 'ec' ? '/' : ''),
        );
      default:
        return this.#known(
          (textContent(this.#text, code) || undefined) ??
            this.#referred(code, 'dataRef') ??
            attributeOf(code, 'equiv-text') ??
            typedTag(code),
        );
    }
  }

  #around(code: XmlElement, start: string | undefined, end: string | undefined): string {
    return `${this.#known(start)}${this.contentOf(code)}${this.#known(end)}`;
  }

  #known(original: string | undefined): string {
    this.isWhole &&= original !== undefined;
    return original ?? '';
  }

  #referred(code: XmlElement, attribute: string): string | undefined {
    return this.#data.get(attributeOf(code, attribute) ?? '');
  }
}

/** The tag that the type of a code names: `bold`, or `x-html-em`, which converters of HTML write. */
function typedTag(code: XmlElement, slash = ''): string | undefined {
  const type = attributeOf(code, 'ctype') ?? attributeOf(code, 'subType') ?? attributeOf(code, 'type') ?? '';
  const own = /^x-html-([a-z][a-z\d]{0,20})$/i.exec(type)?.[1]?.toLowerCase();
  const tag = own ?? ownValue(tagsOfTypes, type);
  return tag === undefined ? undefined : slash === '' ? `<${tag} ${addressUnknown}>` : `</${tag}>`;
}
