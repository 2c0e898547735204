import type { HandoverDocument, HandoverField, HandoverRequest } from '../handover-document';
import { idOfMarker, splitMarked, type MarkedPiece } from '../markup/marked-pieces';
import { writeIdentity, xmlElement, xmlText } from '../markup/xml-writer';
import { markField } from '../tag-markers';
import { tmxDate } from '../../memory/tmx/tmx-date';

/** Writes TMX 1.4b of the fields that were reviewed and have a target. */
export function writeTmx(document: HandoverDocument): string {
  const units = document.requests.flatMap((request) =>
    request.fields
      .filter(({ reviewed, target }) => reviewed && target !== '')
      .map((field) => ({ request, field })),
  );
  const written = units.map(({ request, field }, index) => writeUnit(request, field, index + 1));
  const header = {
    creationtool: 'Locdesk',
    creationtoolversion: '1',
    segtype: 'block',
    'o-tmf': 'locdesk',
    adminlang: 'en',
    srclang: commonSource(document) ?? '*all*',
    datatype: 'plaintext',
    creationdate: tmxDate(document.created),
  };
  const properties = writeProperties({ handover: document.id, desk: document.desk });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n${xmlElement(
    'tmx',
    { version: '1.4' },
    `\n${xmlElement('header', header, properties)}\n${xmlElement('body', {}, `\n${written.map((unit) => `${unit}\n`).join('')}`)}\n`,
  )}\n`;
}

function commonSource({ requests }: HandoverDocument): string | undefined {
  const languages = new Set(requests.map(({ language }) => language.source));
  return languages.size === 1 ? Array.from(languages)[0] : undefined;
}

function writeUnit(request: HandoverRequest, field: HandoverField, number: number): string {
  const { source, target, tags } = markField(field);
  const { id, data, sourceHash, targetHash } = field;
  const variant = (language: string, marked: string): string =>
    xmlElement(
      'tuv',
      { 'xml:lang': language },
      xmlElement('seg', {}, writePieces(splitMarked(marked, tags))),
    );
  return xmlElement(
    'tu',
    { tuid: number, srclang: request.language.source, datatype: data === 'html' ? 'html' : 'plaintext' },
    [
      writeProperties({ request: request.id, field: id, sourceHash, targetHash }),
      variant(request.language.source, source),
      variant(request.language.target, target),
    ].join('\n'),
  );
}

function writeProperties(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => xmlElement('prop', { type: `x-${name}` }, xmlText(writeIdentity(value))))
    .join('');
}

/** A code is matched between the two languages by `x`, and to its marker by its type. */
function writePieces(pieces: readonly MarkedPiece[]): string {
  const numbers = new Map<string, number>();
  for (const { kind, text } of pieces) if (kind === 'start') numbers.set(text, numbers.size + 1);
  return pieces
    .map(({ kind, text, tag }) => {
      if (kind === 'text') return xmlText(text);
      const type = idOfMarker(text);
      const x = /\d{1,9}$/.exec(text)?.[0];
      if (kind === 'single') return xmlElement('ph', { x, type }, xmlText(tag));
      const i = numbers.get(text);
      return kind === 'start'
        ? xmlElement('bpt', { i, x, type }, xmlText(tag))
        : xmlElement('ept', { i }, xmlText(tag));
    })
    .join('');
}
