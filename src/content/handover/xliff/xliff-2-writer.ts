import { UnwritableHandover, type HandoverWriter } from '../handover-codec';
import type { HandoverDocument, HandoverField, HandoverRequest } from '../handover-document';
import { markField } from '../tag-markers';
import { idOfMarker, nestedPairs, splitMarked, type MarkedPiece } from '../markup/marked-pieces';
import { splitForbidden, writeIdentity, xmlElement, xmlText } from '../markup/xml-writer';
import { issueTypes, severities } from './quality-issues';
import { ownCategory, ownIssues, ownNote } from './own-marks';

type Version = '2.0' | '2.1' | '2.2';

/** XLIFF 2: a file for each request and a unit for each field, with the field's tags as inline codes. */
export function xliff2Writer(version: Version): HandoverWriter {
  return { write: (document) => new TextEncoder().encode(writeXliff2(document, version)) };
}

const namespaces = {
  'xmlns:mda': 'urn:oasis:names:tc:xliff:metadata:2.0',
  'xmlns:slr': 'urn:oasis:names:tc:xliff:sizerestriction:2.0',
  'xmlns:its': 'http://www.w3.org/2005/11/its',
  'its:version': '2.0',
};

const pairOf = ({ source, target }: HandoverDocument['requests'][number]['language']): string =>
  `${source} → ${target}`;

/** @throws UnwritableHandover where requests are in several pairs of languages; a document has one. */
function writeXliff2(document: HandoverDocument, version: Version): string {
  const language = document.requests[0]?.language ?? { source: 'und', target: 'und' };
  for (const request of document.requests) {
    if (request.language.source === language.source && request.language.target === language.target) continue;
    throw new UnwritableHandover(
      'XLIFF {{0}} has one pair of languages in a file, and the requests have {{1}} and {{2}}. Choose another format, or hand over one pair at a time.',
      version,
      pairOf(language),
      pairOf(request.language),
    );
  }
  const files = document.requests.map((request, index) => writeFile(document, request, index + 1));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement(
    'xliff',
    {
      xmlns: `urn:oasis:names:tc:xliff:document:${version === '2.2' ? '2.2' : '2.0'}`,
      version,
      srcLang: language.source,
      trgLang: language.target,
      ...namespaces,
    },
    `\n${files.join('\n')}\n`,
  )}\n`;
}

function writeFile(document: HandoverDocument, request: HandoverRequest, number: number): string {
  const { id, desk, created, note } = document;
  const notes = [
    writeNote('title', request.title, ownNote(1)),
    ...(note === '' ? [] : [writeNote('instruction', note, ownNote(2))]),
  ];
  return xmlElement(
    'file',
    // Programs that drop metadata keep these two, which identify the hand-over and the request alone.
    { id: `${number}.${id}`, original: writeIdentity(request.id), 'xml:space': 'preserve' },
    [
      writeMetadata({ handover: id, desk, created, request: request.id, version: `${request.version}` }),
      xmlElement('slr:profiles', { generalProfile: 'xliff:codepoints' }),
      xmlElement('notes', {}, notes.join('')),
      ...request.fields.map((field, index) => writeUnit(field, number, index + 1)),
    ].join('\n'),
  );
}

function writeUnit(field: HandoverField, file: number, number: number): string {
  const { source, target, tags } = markField(field);
  const sides = [splitMarked(source, tags), splitMarked(target, tags)] as const;
  const data = new OriginalData();
  const [sourceXml = '', targetXml = ''] = sides.map((pieces) => writePieces(pieces, data));
  const state = field.target === '' ? 'initial' : field.reviewed ? 'reviewed' : 'translated';
  const issues = `${ownIssues}-${file}-${number}`;
  const mark = (xml: string): string =>
    field.problems.length === 0
      ? xml
      : xmlElement(
          'mrk',
          { id: 'issues', type: 'its:generic', 'its:locQualityIssuesRef': `#its=${issues}` },
          xml,
        );
  const { id, sourceHash, targetHash, maxLength } = field;
  return xmlElement(
    'unit',
    { id: `${number}`, name: writeIdentity(id), 'slr:sizeRestriction': maxLength },
    [
      writeMetadata({ field: id, sourceHash, targetHash, state }),
      ...writeIssues(field, issues),
      ...writeNotes(field),
      ...data.write(),
      xmlElement(
        'segment',
        { state },
        field.target === ''
          ? xmlElement('source', {}, mark(sourceXml))
          : xmlElement('source', {}, sourceXml) + xmlElement('target', {}, mark(targetXml)),
      ),
    ].join('\n'),
  );
}

function writeMetadata(values: Readonly<Record<string, string>>): string {
  const metas = Object.entries(values).map(([type, value]) =>
    xmlElement('mda:meta', { type }, xmlText(writeIdentity(value))),
  );
  return xmlElement(
    'mda:metadata',
    {},
    xmlElement('mda:metaGroup', { category: ownCategory }, metas.join('')),
  );
}

function writeIssues({ problems }: HandoverField, id: string): readonly string[] {
  if (problems.length === 0) return [];
  const issues = problems.map(({ check, level, message }) =>
    xmlElement('its:locQualityIssue', {
      locQualityIssueType: issueTypes[check],
      locQualityIssueComment: message,
      locQualityIssueSeverity: severities[level],
    }),
  );
  return [xmlElement('its:locQualityIssues', { 'xml:id': id }, issues.join(''))];
}

function writeNotes({ context, comment, problems }: HandoverField): readonly string[] {
  const texts = [
    ...(context === undefined ? [] : [['context', context] as const]),
    ...(comment === undefined ? [] : [['comment', comment] as const]),
    ...problems.map(({ message }) => ['problem', message] as const),
  ];
  if (texts.length === 0) return [];
  return [
    xmlElement(
      'notes',
      {},
      texts.map(([category, text], index) => writeNote(category, text, ownNote(index + 1))).join(''),
    ),
  ];
}

function writeNote(category: string, text: string, id: string): string {
  return xmlElement('note', { id, category: `${ownCategory}:${category}` }, xmlText(text));
}

/** The tags of a unit, each once. */
class OriginalData {
  readonly #ids = new Map<string, string>();

  idOf(tag: string): string {
    const id = this.#ids.get(tag) ?? `d${this.#ids.size + 1}`;
    this.#ids.set(tag, id);
    return id;
  }

  write(): readonly string[] {
    if (this.#ids.size === 0) return [];
    const all = Array.from(this.#ids, ([tag, id]) => xmlElement('data', { id }, writeOriginal(tag)));
    return [xmlElement('originalData', {}, all.join(''))];
  }
}

/** Only original data can name characters that XML lacks. */
function writeOriginal(tag: string): string {
  return splitForbidden(tag)
    .map((part, index) =>
      index % 2 === 0
        ? xmlText(part)
        : xmlElement('cp', { hex: part.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0') }),
    )
    .join('');
}

function writePieces(pieces: readonly MarkedPiece[], data: OriginalData): string {
  const nested = nestedPairs(pieces);
  const ends = new Map(
    pieces.flatMap(({ kind, text, tag }) => (kind === 'end' ? [[text, tag] as const] : [])),
  );
  return pieces
    .map(({ kind, text, tag }) => {
      if (kind === 'text') return xmlText(text);
      const id = idOfMarker(text);
      if (kind === 'single') return xmlElement('ph', { id, canCopy: 'no', dataRef: data.idOf(tag) });
      if (!nested.has(text)) {
        const name = kind === 'start' ? { id } : { startRef: id };
        return xmlElement(kind === 'start' ? 'sc' : 'ec', {
          ...name,
          canCopy: 'no',
          dataRef: data.idOf(tag),
        });
      }
      if (kind === 'end') return '</pc>';
      const attributes = {
        id,
        canCopy: 'no',
        dataRefStart: data.idOf(tag),
        dataRefEnd: data.idOf(ends.get(text) ?? ''),
      };
      return xmlElement('pc', attributes, '').replace(/<\/pc>$/, '');
    })
    .join('');
}
