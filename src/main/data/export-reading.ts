import { isRecord } from '../../content/json-object';
import { Compile } from 'typebox/compile';
import { Check } from 'typebox/value';
import {
  exportFormat,
  exportLines,
  headerKind,
  isExportKind,
  type ExportItem,
  type ExportKind,
  type ExportLineOf,
} from './export-lines';
import { isCheckId } from '../../content/checks/problem';
import { baseUrlProblems, nameProblems } from '../../contract/upstream/connection-input';
import { parseStrictJson } from '../platform/json/strict-json';
import { canonicalLanguageTag } from '../../content/language-tag';
import { parseTimestamp } from '../../content/timestamp';
import { schemaProblems } from '../platform/json/validation';
import { asSentence, written } from '../../contract/sentence';
import { webhookUrlProblems } from '../../contract/webhook/webhook-url';
import { checkLevelProblems, dismissalProblems } from './export-check-problems';
import { mostLevels, shapeProblem } from './export-line-shape';
import { handoverProblems } from './handovers/exported-handover';
import { forwardingProblems } from './orders/exported-forwardings';
import { isOfLaterVersion, receiverProfileProblems } from './receivers/exported-receivers';
import { termEntryProblems } from './terms/exported-terms';
import { requestProblems } from './export-request-problems';
import { isPortableSetting, settingDefinitions } from '../platform/settings/setting-definitions';

export type LineReading =
  | { readonly kind: 'header' }
  | { readonly kind: 'item'; readonly item: ExportItem }
  | { readonly kind: 'end'; readonly requests: number }
  /** A line of a later version, which is skipped. */
  | { readonly kind: 'unknown' }
  /** `of` is the kind that the line names. */
  | { readonly kind: 'problems'; readonly of?: ExportKind; readonly problems: readonly string[] };

/** Compiled, because interpreting the schema of each line took longer than everything else. */
const checks = {
  [headerKind]: Compile(exportLines[headerKind]),
  setting: Compile(exportLines.setting),
  connection: Compile(exportLines.connection),
  view: Compile(exportLines.view),
  webhook: Compile(exportLines.webhook),
  'check-level': Compile(exportLines['check-level']),
  dismissal: Compile(exportLines.dismissal),
  'receiver-profile': Compile(exportLines['receiver-profile']),
  'receiver-use': Compile(exportLines['receiver-use']),
  termbase: Compile(exportLines.termbase),
  'term-entry': Compile(exportLines['term-entry']),
  request: Compile(exportLines.request),
  forwarding: Compile(exportLines.forwarding),
  order: Compile(exportLines.order),
  'file-version': Compile(exportLines['file-version']),
  handover: Compile(exportLines.handover),
  end: Compile(exportLines.end),
} as const satisfies Record<ExportKind, unknown>;

/** Reads one line of an export. Never throws: every problem of it is named with its place. */
export function readExportLine(bytes: Uint8Array): LineReading {
  const parsed = parse(bytes);
  if (parsed.kind === 'problems') return parsed;
  const { value } = parsed;
  const { kind } = value;
  if (typeof kind !== 'string') return wrong('kind: is missing, each line says what it is');
  if (!isExportKind(kind)) return { kind: 'unknown' };
  if (kind === headerKind) {
    const problem = formatProblem(value);
    if (problem !== undefined) return { kind: 'problems', of: kind, problems: [problem] };
  }
  if (!fits(kind, value)) {
    const problems = schemaProblems(exportLines[kind], value, 'line');
    return {
      kind: 'problems',
      of: kind,
      problems: problems.length > 0 ? problems : ['does not fit its kind'],
    };
  }
  return read(value);
}

function read(value: ExportLineOf<ExportKind>): LineReading {
  switch (value.kind) {
    case headerKind:
      return { kind: 'header' };
    case 'end':
      return { kind: 'end', requests: value.requests };
    case 'setting':
      if (!isPortableSetting(value.key)) return { kind: 'unknown' };
      return item(value, settingProblems(value.key, value.value));
    case 'connection':
      return item(value, [
        ...nameProblems(value.name),
        ...baseUrlProblems(value.baseUrl),
        ...(value.removed === undefined || parseTimestamp(value.removed) !== undefined
          ? []
          : ['removed: is not an RFC 3339 date-time with offset']),
      ]);
    case 'view':
      return item(value, value.name.trim() === '' ? ['name: must not be empty'] : []);
    case 'webhook':
      return item(value, webhookUrlProblems(value.url));
    case 'check-level':
      return isCheckId(value.check) ? item(value, checkLevelProblems(value)) : { kind: 'unknown' };
    case 'dismissal':
      return isCheckId(value.check) ? item(value, dismissalProblems(value)) : { kind: 'unknown' };
    case 'receiver-profile':
      return isOfLaterVersion(value) ? { kind: 'unknown' } : item(value, receiverProfileProblems(value));
    case 'receiver-use':
      return item(value, []);
    case 'termbase':
      return item(value, value.name.trim() === '' ? ['name: must not be empty'] : []);
    case 'term-entry':
      return item(value, termEntryProblems(value));
    case 'request':
      return item(value, requestProblems(value));
    case 'forwarding':
      return item(value, forwardingProblems(value));
    case 'order':
      return item(value, [...instantProblems('created', value.created), ...tagProblems(value.source)]);
    case 'file-version':
      return item(value, instantProblems('imported', value.imported));
    case 'handover':
      return item(value, handoverProblems(value));
  }
}

function instantProblems(name: string, text: string): readonly string[] {
  return parseTimestamp(text) === undefined ? [`${name}: is not an RFC 3339 date-time with offset`] : [];
}

function tagProblems(tag: string): readonly string[] {
  return canonicalLanguageTag(tag) === undefined ? ['source: is not a well-formed BCP 47 language tag'] : [];
}

function item(value: ExportItem, problems: readonly string[]): LineReading {
  return problems.length === 0
    ? { kind: 'item', item: value }
    : { kind: 'problems', of: value.kind, problems };
}

function fits<K extends ExportKind>(kind: K, value: object): value is ExportLineOf<K> {
  return checks[kind].Check(value);
}

type ParsedLine = { readonly kind: 'object'; readonly value: Readonly<Record<string, unknown>> };

/** Texts written here, such as notes, may contain NUL characters, which are preserved. */
const lineRules = { maxDepth: mostLevels, allowsNul: true } as const;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Parses as strictly as a submission: duplicate keys, or numbers that can't be represented, would be changed
 * silently.
 */
function parse(bytes: Uint8Array): ParsedLine | Extract<LineReading, { kind: 'problems' }> {
  if (bytes.length === 0) return wrong('is empty');
  if (byteOrderMark.equals(bytes.subarray(0, byteOrderMark.length))) {
    const problem = 'begins with a byte order mark (BOM); save the file as UTF-8 without one';
    return { kind: 'problems', of: headerKind, problems: [problem] };
  }
  const shape = shapeProblem(bytes);
  if (shape !== undefined) return wrong(shape);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return wrong('is not UTF-8');
  }
  const parsed = parseStrictJson(text, lineRules);
  if (!parsed.ok) return wrong(...parsed.problems.map(inLine));
  if (!isRecord(parsed.value)) return wrong('is not a JSON object');
  return { kind: 'object', value: parsed.value };
}

/** A problem of a JSON text as one of a line of a file. */
function inLine(problem: string): string {
  return problem
    .replace(/^.*?: is not valid JSON at line 1, column/, 'is not JSON at column')
    .replace(/^body: /, '');
}

/** Checked before all other properties of the header, which a later version may define differently. */
function formatProblem({ format, program }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof format !== 'number' || format <= exportFormat) return undefined;
  const by = typeof program === 'string' ? ` by Locdesk ${program}` : '';
  return `is of the newer format ${format}, made${by}; this Locdesk reads format ${exportFormat}. Update it, then import`;
}

function settingProblems(key: keyof typeof settingDefinitions, value: unknown): readonly string[] {
  const { schema, means } = settingDefinitions[key];
  return Check(schema, value) ? [] : [`value: of ${key} must be ${written(asSentence(means))}`];
}

function wrong(...problems: readonly string[]): Extract<LineReading, { kind: 'problems' }> {
  return { kind: 'problems', problems };
}
