import { xmlElement, xmlText } from '../../handover/markup/xml-writer';
import type { Term, TermEntry } from '../termbase';
import { caseSensitiveNote, untranslatableNote } from '../term-words';
import { writeXmlId } from './xml-id';

/** TBX 3 in the style DCA or DCT, or TBX 2 for programs that read nothing newer. */
export type TbxStyle = 'tbx' | 'tbx-dct' | 'tbx-2';

const names = {
  3: { entry: 'conceptEntry', language: 'langSec', term: 'termSec' },
  2: { entry: 'termEntry', language: 'langSet', term: 'tig' },
} as const;

/** Modules of TBX-Basic that the categories belong to in the style DCT. */
const modules = {
  subjectField: 'min',
  administrativeStatus: 'min',
  partOfSpeech: 'min',
  definition: 'basic',
} as const;
type Category = keyof typeof modules;

const statuses = {
  preferred: 'preferredTerm-admn-sts',
  admitted: 'admittedTerm-admn-sts',
  forbidden: 'deprecatedTerm-admn-sts',
} as const;

/** Writes a termbase as TBX-Basic. What it has no category for is written as a note. */
export function writeTbx(name: string, entries: readonly TermEntry[], style: TbxStyle): Uint8Array {
  const writer = new TbxWriter(style);
  const body = entries.map((entry) => writer.entry(entry)).join('');
  const header = `<fileDesc><titleStmt>${xmlElement('title', {}, xmlText(name))}</titleStmt><sourceDesc><p>Exported from Locdesk</p></sourceDesc></fileDesc>`;
  const xml =
    style === 'tbx-2'
      ? `<martif type="TBX-Basic" xml:lang="en"><martifHeader>${header}<encodingDesc><p type="XCSURI">TBXBasicXCSV02.xcs</p></encodingDesc></martifHeader><text><body>\n${body}</body></text></martif>`
      : `<tbx type="TBX-Basic" style="${style === 'tbx' ? 'dca' : 'dct'}" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"${style === 'tbx' ? '' : ' xmlns:min="http://www.tbxinfo.net/ns/min" xmlns:basic="http://www.tbxinfo.net/ns/basic"'}><tbxHeader>${header}</tbxHeader><text><body>\n${body}</body></text></tbx>`;
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`);
}

class TbxWriter {
  readonly #style: TbxStyle;
  readonly #names: (typeof names)[2 | 3];

  constructor(style: TbxStyle) {
    this.#style = style;
    this.#names = names[style === 'tbx-2' ? 2 : 3];
  }

  entry({ id, subject, definition, definitions = {}, note, isUntranslatable, terms }: TermEntry): string {
    const languages = Object.entries(terms).map(([language, list]) =>
      xmlElement(
        this.#names.language,
        { 'xml:lang': language },
        [
          this.#category('descrip', 'definition', definitions[language]),
          ...list.map((term) => this.#term(term)),
        ].join(''),
      ),
    );
    const content = [
      this.#category('descrip', 'subjectField', subject),
      this.#category('descrip', 'definition', definition),
      isUntranslatable === true ? noteElement(untranslatableNote) : '',
      noteElement(note),
      ...languages,
    ];
    return `${xmlElement(this.#names.entry, { id: writeXmlId(id) }, content.join(''))}\n`;
  }

  #term({ text, status, partOfSpeech, isCaseSensitive, note }: Term): string {
    const content = [
      xmlElement('term', {}, spacedText(text)),
      this.#category('termNote', 'partOfSpeech', partOfSpeech),
      this.#category('termNote', 'administrativeStatus', statuses[status]),
      isCaseSensitive === true ? noteElement(caseSensitiveNote) : '',
      noteElement(note),
    ];
    return xmlElement(this.#names.term, {}, content.join(''));
  }

  #category(element: string, category: Category, text: string | undefined): string {
    if (text === undefined) return '';
    return this.#style === 'tbx-dct'
      ? xmlElement(`${modules[category]}:${category}`, {}, spacedText(text))
      : xmlElement(element, { type: category }, spacedText(text));
  }
}

function noteElement(note: string | undefined): string {
  return note === undefined ? '' : xmlElement('note', {}, spacedText(note));
}

/** Readers take white space of a text for line wrapping; as references it is kept. */
function spacedText(text: string): string {
  return xmlText(text)
    .replaceAll('\n', '&#10;')
    .replaceAll('\t', '&#9;')
    .replaceAll(/(?<= ) /g, '&#32;');
}
