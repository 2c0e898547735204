import { Check } from 'typebox/value';
import { exportFormat, headerKind, type ExportLineOf } from '../../shared/export/export-lines';
import type { ExportedRequest } from '../../shared/export/exported-request';
import { formatInstant } from '../../shared/timestamp';
import type { Database } from '../store/database';
import { DraftStore } from '../store/draft-store';
import type { ExportStore, ExportedConnectionRow, ExportedRequestRow } from '../store/export-store';
import { NoteStore } from '../store/note-store';
import { ReviewedStore } from '../store/reviewed-store';
import { SavedViewStore } from '../store/saved-view-store';
import { UpstreamMarkStore } from '../store/upstream-mark-store';
import { WebhookStore } from '../store/webhook-store';
import { isSettingKey, settingDefinitions } from './setting-definitions';

/** Requests read at a time. */
const pageSize = 200;

export interface ExportMaker {
  readonly nowIso: string;
  readonly program: string;
  /** Requests written, of all. */
  readonly onProgress: (done: number, total: number) => void;
}

/** What of a request is not its versions: these come as text. */
type RequestHead = Omit<ExportedRequest, 'versions'>;

/**
 * The text of an export (docs/export-format.md), piece by piece: never more than one version of one request at once. To be
 * taken inside `ExportStore.consistently`.
 */
export class ExportText {
  readonly #store: ExportStore;
  readonly #reviewed: ReviewedStore;
  readonly #notes: NoteStore;
  readonly #drafts: DraftStore;
  readonly #upstreamMarks: UpstreamMarkStore;
  readonly #views: SavedViewStore;
  readonly #webhook: WebhookStore;

  constructor(db: Database, store: ExportStore) {
    this.#store = store;
    this.#reviewed = new ReviewedStore(db);
    this.#notes = new NoteStore(db);
    this.#drafts = new DraftStore(db);
    this.#upstreamMarks = new UpstreamMarkStore(db);
    this.#views = new SavedViewStore(db);
    this.#webhook = new WebhookStore(db);
  }

  *pieces({ nowIso, program, onProgress }: ExportMaker): Generator<string, number> {
    yield line({ kind: headerKind, format: exportFormat, made: nowIso, program });
    yield* this.#settings();
    const connections = this.#store.connections();
    for (const row of connections) yield line(connectionLine(row));
    for (const { key: _key, descending, ...view } of this.#views.list()) {
      yield line({ kind: 'view', ...view, descending: descending === 1 });
    }
    const url = this.#webhook.url();
    if (url !== undefined) yield line({ kind: 'webhook', url });
    const requests = yield* this.#requests(new Map(connections.map((row) => [row.key, row])), onProgress);
    yield line({ kind: 'end', requests });
    return requests;
  }

  /** Those that this program understands; anything else counts as absent here as well. */
  *#settings(): Generator<string> {
    for (const { key, value: json } of this.#store.settings()) {
      if (!isSettingKey(key)) continue;
      const value = parsed(json);
      if (Check(settingDefinitions[key].schema, value)) yield line({ kind: 'setting', key, value });
    }
  }

  *#requests(
    connections: ReadonlyMap<number, ExportedConnectionRow>,
    onProgress: ExportMaker['onProgress'],
  ): Generator<string, number> {
    const total = this.#store.requestTotal();
    let [after, written] = [0, 0];
    for (;;) {
      const page = this.#store.requestsAfter(after, pageSize);
      for (const row of page) {
        after = row.key;
        const connection = connections.get(row.origin);
        // Of a mirror that is on its way out.
        if (row.origin !== 0 && connection === undefined) continue;
        yield* this.#request(this.#head(row, connection), row.key);
        onProgress((written += 1), total);
      }
      if (page.length < pageSize) return written;
    }
  }

  /** Versions are JSON already, and long: they are put in where they belong. */
  *#request(head: RequestHead, key: number): Generator<string> {
    yield `${JSON.stringify(head).slice(0, -1)},"versions":[`;
    let separator = '';
    for (const { number, learned_text, learned_by, document } of this.#store.versions(key)) {
      const about = JSON.stringify({ number, learned: learned_text, learnedBy: learned_by });
      yield `${separator}${about.slice(0, -1)},"content":{${document}}}`;
      separator = ',';
    }
    yield ']}\n';
  }

  #head(row: ExportedRequestRow, connection: ExportedConnectionRow | undefined): RequestHead {
    const { key, id, state, reviewed_version: version, reviewed_us: reviewedUs } = row;
    const upstream = this.#upstreamMarks.read(key);
    return {
      kind: 'request',
      origin: connection?.name ?? null,
      ...instant('originRemoved', connection?.removed_us),
      id,
      state,
      created: row.created_text,
      ...(row.completed_text === null ? {} : { completed: row.completed_text }),
      test: row.is_test === 1,
      // The stores write no other words than the schema has.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      marks: this.#store.marks(key).map(({ import_state, time_text, made_by, undone_us }) => ({
        importState: import_state,
        time: time_text,
        madeBy: made_by,
        ...instant('undone', undone_us),
      })) as RequestHead['marks'],
      ...(upstream === undefined
        ? {}
        : { upstreamMark: { importState: upstream.import_state, time: upstream.time_text } }),
      ...(version === null ? {} : { reviewed: { version, time: formatInstant(reviewedUs ?? 0) } }),
      reviewedFields: this.#reviewed
        .fields(key)
        .map(({ field_id, version: seen }) => ({ field: field_id, version: seen })),
      notes: this.#notes.ofRequest(key).map((note) => ({
        field: note.field_id,
        text: note.text,
        created: formatInstant(note.created_us),
        ...instant('edited', note.edited_us),
        ...instant('resolved', note.resolved_us),
      })),
      drafts: this.#drafts.all(key).map((draft) => ({
        field: draft.field_id,
        value: draft.value,
        baseVersion: draft.base_version,
        revision: draft.revision,
        saved: formatInstant(draft.saved_us),
      })),
    };
  }
}

function connectionLine(row: ExportedConnectionRow): ExportLineOf<'connection'> {
  return {
    kind: 'connection',
    name: row.name,
    baseUrl: row.base_url,
    intervalSeconds: row.interval_s,
    // Written by the connection service, which has checked it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    workingHours: parsed(row.working_hours ?? 'null') as ExportLineOf<'connection'>['workingHours'],
    pageSize: row.page_size,
    paused: row.paused === 1,
    ...instant('removed', row.removed_us),
  };
}

/** An instant that may be absent, under its name. */
function instant<N extends string>(name: N, us: number | null | undefined): { readonly [K in N]?: string } {
  // A computed name widens to any text.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (us === null || us === undefined ? {} : { [name]: formatInstant(us) }) as {
    readonly [K in N]?: string;
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function line<K extends 'locdesk-export' | 'setting' | 'connection' | 'view' | 'webhook' | 'end'>(
  value: ExportLineOf<K>,
): string {
  return `${JSON.stringify(value)}\n`;
}
