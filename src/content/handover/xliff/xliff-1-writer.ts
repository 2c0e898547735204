import type { HandoverWriter } from '../handover-codec';
import type { HandoverDocument, HandoverField, HandoverRequest } from '../handover-document';
import { markField } from '../tag-markers';
import { idOfMarker, splitMarked, type MarkedPiece } from '../markup/marked-pieces';
import { writeIdentity, xmlElement, xmlText } from '../markup/xml-writer';
import { issueTypes, severities } from './quality-issues';
import { ownCategory, ownIssues, ownName } from './own-marks';

/** XLIFF 1.2: a file for each request, each in its own languages, and a unit for each field. */
export const xliff1Writer: HandoverWriter = {
  write: (document) => new TextEncoder().encode(writeXliff1(document)),
};

function writeXliff1(document: HandoverDocument): string {
  const files = document.requests.map((request, index) => writeFile(document, request, index + 1));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement(
    'xliff',
    {
      xmlns: 'urn:oasis:names:tc:xliff:document:1.2',
      version: '1.2',
      'xmlns:its': 'http://www.w3.org/2005/11/its',
      'its:version': '2.0',
    },
    `\n${files.join('\n')}\n`,
  )}\n`;
}

function writeFile(document: HandoverDocument, request: HandoverRequest, number: number): string {
  const { id, desk, created, note, recipient } = document;
  const phase = {
    'phase-name': 'review',
    'process-name': 'review',
    'tool-id': writeIdentity(desk),
    date: created,
    'job-id': writeIdentity(id),
    'contact-name': recipient === '' ? undefined : recipient,
  };
  const header = [
    xmlElement('phase-group', {}, xmlElement('phase', phase)),
    writeNote(request.title, 'general'),
    ...(note === '' ? [] : [writeNote(note, 'general')]),
    xmlElement('tool', { 'tool-id': writeIdentity(desk), 'tool-name': ownName }),
  ];
  const isMarkup = request.fields.some(({ data }) => data === 'html');
  const units = request.fields.map((field, index) => writeUnit(field, number, index + 1));
  return xmlElement(
    'file',
    {
      original: writeIdentity(request.id),
      'source-language': request.language.source,
      'target-language': request.language.target,
      datatype: isMarkup ? 'html' : 'plaintext',
      'product-name': ownName,
      'product-version': request.version,
    },
    `${xmlElement('header', {}, header.join(''))}\n${xmlElement('body', {}, `\n${units.join('\n')}\n`)}`,
  );
}

function writeUnit(field: HandoverField, file: number, number: number): string {
  const { source, target, tags } = markField(field);
  const { id, sourceHash, targetHash, maxLength, reviewed, context, comment, problems } = field;
  const state = field.target === '' ? 'new' : reviewed ? 'signed-off' : 'translated';
  const issues = `${ownIssues}-${file}-${number}`;
  const identity = Object.entries({ field: id, sourceHash, targetHash, state }).map(([type, value]) =>
    xmlElement('context', { 'context-type': `x-${type}` }, xmlText(writeIdentity(value))),
  );
  return xmlElement(
    'trans-unit',
    {
      id: `${number}`,
      resname: writeIdentity(id),
      'xml:space': 'preserve',
      approved: state === 'signed-off' ? 'yes' : 'no',
      maxwidth: maxLength,
      'size-unit': maxLength === undefined ? undefined : 'char',
    },
    [
      xmlElement('source', {}, writePieces(splitMarked(source, tags))),
      ...(field.target === ''
        ? []
        : [
            xmlElement(
              'target',
              { state, 'its:locQualityIssuesRef': problems.length === 0 ? undefined : `#${issues}` },
              writePieces(splitMarked(target, tags)),
            ),
          ]),
      xmlElement(
        'context-group',
        { name: `${ownCategory}-${number}`, purpose: `x-${ownCategory}` },
        identity.join(''),
      ),
      ...(context === undefined ? [] : [writeNote(context, 'source')]),
      ...(comment === undefined ? [] : [writeNote(comment, 'source')]),
      ...problems.map(({ message }) => writeNote(message, 'target')),
      ...(problems.length === 0 ? [] : [writeIssues(field, issues)]),
    ].join('\n'),
  );
}

function writeIssues({ problems }: HandoverField, id: string): string {
  const issues = problems.map(({ check, level, message }) =>
    xmlElement('its:locQualityIssue', {
      locQualityIssueType: issueTypes[check],
      locQualityIssueComment: message,
      locQualityIssueSeverity: severities[level],
    }),
  );
  return xmlElement('its:locQualityIssues', { 'xml:id': id }, issues.join(''));
}

function writeNote(text: string, annotates: 'source' | 'target' | 'general'): string {
  return xmlElement('note', { from: ownName, annotates }, xmlText(text));
}

function writePieces(pieces: readonly MarkedPiece[]): string {
  return pieces
    .map(({ kind, text, tag }) => {
      if (kind === 'text') return xmlText(text);
      const id = idOfMarker(text);
      if (kind === 'single') return xmlElement('ph', { id }, xmlText(tag));
      if (kind === 'start') return xmlElement('bpt', { id, rid: id }, xmlText(tag));
      return xmlElement('ept', { id: `${id}.end`, rid: id }, xmlText(tag));
    })
    .join('');
}
