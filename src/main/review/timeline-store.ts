import type { Database, Statement } from 'better-sqlite3';
import type { ImportState, LearnedBy, MarkedBy } from '../../content/content-request';
import type { MarkReason } from '../../content/mark-reason';
import { formatInstant } from '../../content/timestamp';
import type { DeliveryEvent } from '../../contract/webhook/deliveries';
import type { TimelineEvent } from '../../contract/timeline';
import { callStateOf } from '../outbox/call-state';
import { MarkReasonStore } from '../requests/mark-reason-store';
import type { StoredOutboxEntry } from '../outbox/outbox-store';

/** Events of one kind; older ones are left out. */
const mostOfKind = 100;
/** Characters of a note; a longer one ends with "…". */
const mostText = 200;

interface VersionRow {
  readonly us: number;
  readonly number: number;
  readonly learnedBy: LearnedBy;
}

interface MarkRow {
  readonly us: number;
  readonly undoneUs: number | null;
  readonly key: number;
  readonly importState: ImportState;
  readonly madeBy: MarkedBy;
  readonly token: string | null;
}

type CallRow = {
  readonly us: number;
  readonly state: StoredOutboxEntry['state'];
  readonly connection: string | null;
} & (
  | { readonly kind: 'webhook'; readonly event: Exclude<DeliveryEvent, 'test'> }
  | { readonly kind: 'import-mark'; readonly event: ImportState }
  | { readonly kind: 'forwarding' }
);

interface NoteRow {
  readonly us: number;
  readonly resolvedUs: number | null;
  readonly fieldId: string;
  readonly text: string;
}

interface ReviewedRow {
  readonly us: number;
  readonly version: number;
}

type Placed = readonly [us: number, event: TimelineEvent];

/** SQL on everything that happened to a request. */
export class TimelineStore {
  readonly #versions: Statement<[number], VersionRow>;
  readonly #marks: Statement<[number], MarkRow>;
  readonly #reasons: MarkReasonStore;
  readonly #calls: Statement<[number], CallRow>;
  readonly #notes: Statement<[number], NoteRow>;
  readonly #reviewed: Statement<[number], ReviewedRow>;

  constructor(db: Database) {
    this.#versions = db.prepare(`
      SELECT learned_us AS us, number, learned_by AS learnedBy FROM versions WHERE request_key = ?
      ORDER BY number DESC LIMIT ${mostOfKind}`);
    this.#marks = db.prepare(`
      SELECT key, time_us AS us, undone_us AS undoneUs, import_state AS importState, made_by AS madeBy, tokens.name AS token
      FROM import_marks LEFT JOIN tokens ON tokens.id = import_marks.token_id WHERE request_key = ?
      ORDER BY key DESC LIMIT ${mostOfKind}`);
    this.#reasons = new MarkReasonStore(db);
    this.#calls = db.prepare(`
      SELECT coalesce(finished_us, outbox.created_us) AS us, kind, event, state, connections.name AS connection
      FROM outbox LEFT JOIN connections ON connections.key = outbox.connection_key WHERE request_key = ?
      ORDER BY outbox.key DESC LIMIT ${mostOfKind}`);
    this.#notes = db.prepare(`
      SELECT created_us AS us, resolved_us AS resolvedUs, field_id AS fieldId, 
        iif(length(text) > ${mostText}, substr(text, 1, ${mostText}) || '…', text) AS text
      FROM notes WHERE request_key = ? AND deleted_us IS NULL ORDER BY key DESC LIMIT ${mostOfKind}`);
    this.#reviewed = db.prepare(`
      SELECT reviewed_us AS us, reviewed_version AS version FROM requests
      WHERE key = ? AND reviewed_us IS NOT NULL AND reviewed_version IS NOT NULL`);
  }

  /** Returns what happened to a request, newest first, at most 100 events of each kind. */
  of(requestKey: number): readonly TimelineEvent[] {
    // A call stands above the mark or version of the same instant that caused it.
    return [
      ...this.#calls.all(requestKey).map(callEvent),
      ...this.#versions.all(requestKey).map(versionEvent),
      ...this.#marks.all(requestKey).flatMap((row) => markEvents(row, this.#reasons.ofMark(row.key))),
      ...this.#notes.all(requestKey).flatMap(noteEvents),
      ...this.#reviewed.all(requestKey).map(reviewedEvent),
    ]
      .toSorted(([a], [b]) => b - a)
      .map(([, event]) => event);
  }
}

function versionEvent({ us, number, learnedBy }: VersionRow): Placed {
  return [us, { time: formatInstant(us), kind: 'version', number, learnedBy }];
}

function markEvents(
  { us, undoneUs, importState, madeBy, token }: MarkRow,
  reasons: readonly MarkReason[],
): readonly Placed[] {
  const made: Placed = [
    us,
    {
      time: formatInstant(us),
      kind: 'mark',
      importState,
      madeBy,
      ...(token === null ? {} : { token }),
      ...(reasons.length === 0 ? {} : { reasons }),
    },
  ];
  if (undoneUs === null) return [made];
  return [[undoneUs, { time: formatInstant(undoneUs), kind: 'mark-removed', importState }], made];
}

function callEvent(row: CallRow): Placed {
  const { us } = row;
  const call = { time: formatInstant(us), state: callStateOf[row.state] };
  const connection = row.connection ?? '';
  switch (row.kind) {
    case 'webhook':
      return [us, { ...call, kind: 'delivery', event: row.event }];
    case 'import-mark':
      return [us, { ...call, kind: 'mark-sent', importState: row.event, connection }];
    case 'forwarding':
      return [us, { ...call, kind: 'forwarded', connection }];
  }
}

function noteEvents({ us, resolvedUs, fieldId, text }: NoteRow): readonly Placed[] {
  const written: Placed = [us, { time: formatInstant(us), kind: 'note', fieldId, text }];
  if (resolvedUs === null) return [written];
  return [[resolvedUs, { time: formatInstant(resolvedUs), kind: 'note-resolved', fieldId, text }], written];
}

function reviewedEvent({ us, version }: ReviewedRow): Placed {
  return [us, { time: formatInstant(us), kind: 'reviewed', version }];
}
