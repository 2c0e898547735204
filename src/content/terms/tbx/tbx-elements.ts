import { decodeXml } from '../../files/xml/xml-text';
import { attributeOf, childElements, localName, type XmlElement } from '../../files/xml/xml-node';

/** Names of the elements of TBX 3, of TBX 2 (ISO 30042:2008), and of TBX-Min. */
const names = {
  entry: new Set(['conceptEntry', 'termEntry', 'entry']),
  language: new Set(['langSec', 'langSet', 'langGroup']),
  term: new Set(['termSec', 'tig', 'ntig', 'termGroup']),
  group: new Set(['descripGrp', 'adminGrp', 'termGrp', 'termNoteGrp', 'noteGrp']),
  attributed: new Set([
    'descrip',
    'descripNote',
    'termNote',
    'admin',
    'adminNote',
    'transac',
    'transacNote',
    'ref',
    'xref',
  ]),
} as const;

/** The part that an element of a concept plays. */
export type TbxRole = 'language' | 'term' | 'group' | 'category';

export function isTbxEntry(element: XmlElement): boolean {
  return names.entry.has(localName(element));
}

export function roleOf(element: XmlElement): TbxRole {
  const name = localName(element);
  if (names.language.has(name)) return 'language';
  if (names.term.has(name)) return 'term';
  return names.group.has(name) ? 'group' : 'category';
}

/** The name of a category: an attribute in the style DCA, the element's own name in the style DCT. */
export function categoryOf(element: XmlElement): string {
  const name = localName(element);
  return names.attributed.has(name) ? (attributeOf(element, 'type') ?? name) : name;
}

export function languageOf(element: XmlElement): string | undefined {
  return attributeOf(element, 'xml:lang') ?? attributeOf(element, 'lang');
}

/** Returns the elements of a level, those inside of groups included. */
export function leveled(element: XmlElement): readonly XmlElement[] {
  return childElements(element).flatMap((child) => (roleOf(child) === 'group' ? leveled(child) : [child]));
}

/**
 * Returns an element's text on one line. White space that the file wraps its lines with is one space; white
 * space that is written as a reference (`&#10;`) is kept.
 */
export function tbxText(text: string, element: XmlElement): string {
  return collapsed(text, element).replaceAll(/^ | $/g, '');
}

function collapsed(text: string, element: XmlElement): string {
  return element.children
    .map((child) => {
      if (child.kind === 'element') return collapsed(text, child);
      const raw = text.slice(child.start, child.end);
      if (child.kind === 'text') return decodeXml(raw.replaceAll(/[ \t\r\n]+/g, ' '));
      return child.kind === 'cdata' ? raw.replaceAll(/[ \t\r\n]+/g, ' ') : '';
    })
    .join('');
}
