import { encodeXml, encodeXmlAttribute } from '../../files/xml/xml-text';
import { decodeText } from '../../html/decode-text';
import { tokenizeHtml } from '../../html/tokenize';
import { VOID_ELEMENTS } from '../../html/void-elements';
import { tmxDate } from './tmx-date';
import type { TmxTranslation } from './tmx-reader';

export interface TmxHead {
  /** Undefined where units have several source languages. */
  readonly source: string | undefined;
  /** The version of the program. */
  readonly version: string;
  /** When the file is written, in RFC 3339. */
  readonly date: string;
}

/** The beginning of a TMX 1.4 file; units and `tmxEnd` follow. */
export function tmxStart({ source, version, date }: TmxHead): string {
  const attributes = {
    creationtool: 'Locdesk',
    creationtoolversion: version,
    segtype: 'sentence',
    'o-tmf': 'locdesk',
    adminlang: 'en',
    srclang: source ?? '*all*',
    datatype: 'plaintext',
    creationdate: tmxDate(date) ?? '',
  };
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${attribute(value)}"`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n<tmx version="1.4">\n<header${list.join('')}/>\n<body>\n`;
}

export const tmxEnd = '</body>\n</tmx>\n';

/** A unit on lines of its own. */
export function tmxUnit({ languages, unit, changed }: TmxTranslation): string {
  const codes = new CodeNumbers();
  const date = changed === undefined ? undefined : tmxDate(changed);
  const source = written(unit.source, unit.sourceMarkup, codes);
  const target = written(unit.target, unit.targetMarkup, codes);
  return [
    `<tu srclang="${attribute(languages.source)}"${date === undefined ? '' : ` changedate="${date}"`}>`,
    `<tuv xml:lang="${attribute(languages.source)}"><seg>${source}</seg></tuv>`,
    `<tuv xml:lang="${attribute(languages.target)}"><seg>${target}</seg></tuv>`,
    '</tu>\n',
  ].join('\n');
}

/** Numbers that match the codes of a source to those of its target: equal tags, in their order. */
class CodeNumbers {
  readonly #numbers = new Map<string, number>();

  /** Returns the numbers of a text's tags, whose order decides between equal ones. */
  ofText(): (tag: string) => number {
    const seen = new Map<string, number>();
    return (tag) => {
      const times = (seen.get(tag) ?? 0) + 1;
      seen.set(tag, times);
      const name = `${times} ${tag}`;
      const number = this.#numbers.get(name) ?? this.#numbers.size + 1;
      this.#numbers.set(name, number);
      return number;
    };
  }
}

function written(text: string, markup: string | undefined, codes: CodeNumbers): string {
  if (markup === undefined) return content(text);
  const numberOf = codes.ofText();
  const open: number[] = [];
  return tokenizeHtml(markup)
    .map((piece) => {
      const raw = markup.slice(piece.start, piece.end);
      if (piece.kind === 'text') return content(piece.hasReferences ? decodeText(raw) : raw);
      if (piece.kind !== 'tag') return '';
      const tag = content(raw);
      if (piece.isEnd) return `<ept i="${open.pop() ?? 0}">${tag}</ept>`;
      const number = numberOf(raw);
      if (piece.isSelfClosing || VOID_ELEMENTS.has(piece.name)) return `<ph x="${number}">${tag}</ph>`;
      open.push(number);
      return `<bpt i="${number}" x="${number}">${tag}</bpt>`;
    })
    .join('');
}

/** Characters that XML can't contain are left out. */
const forbidden =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\uFFFE\uFFFF]/g;

const writable = (text: string): string => text.toWellFormed().replaceAll(forbidden, '');
const content = (text: string): string => encodeXml(writable(text), '\n');
const attribute = (text: string): string => encodeXmlAttribute(writable(text));
