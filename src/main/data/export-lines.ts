import { Type, type Static } from 'typebox';
import { sortKeys, viewIds } from '../../contract/views';
import { ExportedCheckLevel, ExportedDismissal } from './exported-checks';
import { ExportedForwarding } from './orders/exported-forwardings';
import { ExportedHandover } from './handovers/exported-handover';
import { ExportedFileVersion, ExportedOrder } from './orders/exported-orders';
import { ExportedReceiverProfile, ExportedReceiverUse } from './receivers/exported-receivers';
import { ExportedTermbase, ExportedTermEntry } from './terms/exported-terms';
import { ExportedRequest } from './exported-request';

/**
 * The lines of an export, format 1 (docs/export-format.md): JSON Lines, UTF-8, one object per line. The
 * document lists these definitions, and a test compares both.
 */

export const exportFormat = 1;
export const headerKind = 'locdesk-export';

const strict = { additionalProperties: false } as const;
const Instant = Type.String({ minLength: 1 });
const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

/** The first line. The program's version is read before everything else. */
const Header = Type.Object(
  {
    kind: Type.Literal(headerKind),
    format: Type.Literal(exportFormat),
    made: Instant,
    program: Type.String(),
  },
  strict,
);

const Setting = Type.Object(
  { kind: Type.Literal('setting'), key: Type.String({ minLength: 1 }), value: Type.Unknown() },
  strict,
);

/** Exports never contain a connection's token, or the key and secret of its listener. */
const Connection = Type.Object(
  {
    kind: Type.Literal('connection'),
    name: Type.String(),
    baseUrl: Type.String(),
    intervalSeconds: Type.Integer({ minimum: 1, maximum: 604_800 }),
    workingHours: Type.Union([
      Type.Object(
        {
          days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7 }),
          from: TimeOfDay,
          to: TimeOfDay,
        },
        strict,
      ),
      Type.Null(),
    ]),
    pageSize: Type.Integer({ minimum: 1, maximum: 1000 }),
    looksAgain: Type.Optional(Type.Boolean()),
    everySource: Type.Optional(Type.Boolean()),
    paused: Type.Boolean(),
    removed: Type.Optional(Instant),
  },
  strict,
);

const View = Type.Object(
  {
    kind: Type.Literal('view'),
    name: Type.String({ minLength: 1, maxLength: 100 }),
    view: Type.Enum([...viewIds]),
    filter: Type.String(),
    sort: Type.Enum([...sortKeys]),
    descending: Type.Boolean(),
  },
  strict,
);

const Webhook = Type.Object({ kind: Type.Literal('webhook'), url: Type.String({ minLength: 1 }) }, strict);

/** The last line: a file without it is incomplete. */
const End = Type.Object({ kind: Type.Literal('end'), requests: Type.Integer({ minimum: 0 }) }, strict);

/** Every known kind of line, by name. Other kinds come from a later version and are skipped. */
export const exportLines = {
  [headerKind]: Header,
  setting: Setting,
  connection: Connection,
  view: View,
  webhook: Webhook,
  'check-level': ExportedCheckLevel,
  dismissal: ExportedDismissal,
  'receiver-profile': ExportedReceiverProfile,
  'receiver-use': ExportedReceiverUse,
  termbase: ExportedTermbase,
  'term-entry': ExportedTermEntry,
  request: ExportedRequest,
  forwarding: ExportedForwarding,
  order: ExportedOrder,
  'file-version': ExportedFileVersion,
  handover: ExportedHandover,
  end: End,
} as const;

export type ExportKind = keyof typeof exportLines;
export type ExportLineOf<K extends ExportKind> = Static<(typeof exportLines)[K]>;
/** A line of the file between the first and the last. */
export type ExportItem = ExportLineOf<Exclude<ExportKind, typeof headerKind | 'end'>>;

export function isExportKind(kind: string): kind is ExportKind {
  return Object.hasOwn(exportLines, kind);
}
