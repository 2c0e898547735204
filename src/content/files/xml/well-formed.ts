import { sentence } from '../../sentence';
import { decodeText } from '../../html/decode-text';
import { tokenizeHtml, type TagPiece } from '../../html/tokenize';
import { VOID_ELEMENTS } from '../../html/void-elements';
import { UnwritableTarget } from '../file-format';
import { FileError, wordsOf } from '../content-file';
import { FileText } from '../file-text';
import { parseXml } from './parse-xml';
import { encodeCdata } from './xml-text';

/**
 * Converts markup from an HTML editor to XML: named references become characters, `<br>` is closed. `encode`
 * writes the text between the tags. @throws UnwritableTarget when elements are not closed in order.
 */
export function toWellFormedXml(markup: string, encode: (text: string, isEnd: boolean) => string): string {
  const pieces = tokenizeHtml(markup);
  const parts = pieces.map((piece) => {
    const raw = markup.slice(piece.start, piece.end);
    if (piece.kind === 'tag') return tagAsXml(raw, piece);
    if (piece.kind !== 'text') return raw;
    return encode(piece.hasReferences ? decodeText(raw) : raw, piece === pieces.at(-1));
  });
  const xml = parts.join('');
  try {
    parseXml(new FileText('', `<x>${xml}</x>`));
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new UnwritableTarget(sentence`is not well-formed XML: ${wordsOf(error.problems[0])}`);
  }
  return xml;
}

function tagAsXml(raw: string, tag: TagPiece): string {
  encodeCdata(raw, '\n');
  const isOpenVoid = VOID_ELEMENTS.has(tag.name) && !tag.isEnd && !tag.isSelfClosing;
  return isOpenVoid ? `${raw.slice(0, -1).trimEnd()}/>` : raw;
}
