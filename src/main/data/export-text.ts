import { withoutLoneDays } from '../database/migrations/lone-days';
import { Check } from 'typebox/value';
import { exportFormat, headerKind, type ExportKind, type ExportLineOf } from './export-lines';
import { CheckLevelStore } from '../checks/check-level-store';
import type { Database } from '../database/database';
import { DismissalStore } from '../checks/dismissal-store';
import { ForwardingLines } from './orders/export-forwarding-lines';
import { HandoverLines } from './handovers/export-handover-lines';
import { OrderLines } from './orders/export-order-lines';
import { TermLines } from './terms/export-term-lines';
import { ReceiverLines } from './receivers/export-receiver-lines';
import type { ExportStore, ExportedConnectionRow } from './export-store';
import { SavedViewStore } from '../review/saved-view-store';
import { WebhookStore } from '../webhook/webhook-store';
import { checkLevelLine, dismissalLine, type ExportedRequestName } from './export-check-lines';
import { instant, RequestHeads, type RequestHead } from './export-request-head';
import { isPortableSetting, settingDefinitions } from '../platform/settings/setting-definitions';

/** Requests per read. */
const pageSize = 200;

export interface ExportMaker {
  readonly nowIso: string;
  readonly program: string;
  /** Reports the number of requests written, and of all. */
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Generates the text of an export (docs/export-format.md) in pieces, with one version of one request in
 * memory at a time. Must be used inside `ExportStore.consistently`.
 */
export class ExportText {
  readonly #store: ExportStore;
  readonly #heads: RequestHeads;
  readonly #views: SavedViewStore;
  readonly #webhook: WebhookStore;
  readonly #levels: CheckLevelStore;
  readonly #dismissals: DismissalStore;
  readonly #receivers: ReceiverLines;
  readonly #terms: TermLines;
  readonly #orders: OrderLines;
  readonly #forwardings: ForwardingLines;
  readonly #handovers: HandoverLines;

  constructor(db: Database, store: ExportStore) {
    this.#store = store;
    this.#heads = new RequestHeads(db, store);
    this.#views = new SavedViewStore(db);
    this.#webhook = new WebhookStore(db);
    this.#levels = new CheckLevelStore(db);
    this.#dismissals = new DismissalStore(db);
    this.#receivers = new ReceiverLines(db);
    this.#terms = new TermLines(db);
    this.#orders = new OrderLines(db);
    this.#forwardings = new ForwardingLines(db);
    this.#handovers = new HandoverLines(db);
  }

  *pieces({ nowIso, program, onProgress }: ExportMaker): Generator<string, number> {
    yield line({ kind: headerKind, format: exportFormat, made: nowIso, program });
    yield* this.#settings();
    const connections = this.#store.connections();
    for (const row of connections) yield line(connectionLine(row));
    for (const { key: _key, descending, ...view } of this.#views.list()) {
      const filter = withoutLoneDays(view.filter, 'since');
      yield line({ kind: 'view', ...view, filter, descending: descending === 1 });
    }
    const url = this.#webhook.url();
    if (url !== undefined) yield line({ kind: 'webhook', url });
    for (const setting of this.#levels.list()) yield line(checkLevelLine(setting));
    for (const row of this.#dismissals.wide()) yield line(dismissalLine(row, undefined));
    const byKey = new Map(connections.map((row) => [row.key, row]));
    for (const receiver of this.#receivers.lines(byKey)) yield line(receiver);
    for (const term of this.#terms.lines(byKey)) yield line(term);
    const requests = yield* this.#requests(byKey, onProgress);
    for (const order of this.#orders.lines()) yield line(order);
    for (const handover of this.#handovers.lines(byKey)) yield line(handover);
    yield line({ kind: 'end', requests });
    return requests;
  }

  /** Exports only settings that this version understands; others count as absent here too. */
  *#settings(): Generator<string> {
    for (const { key, value: json } of this.#store.settings()) {
      if (!isPortableSetting(key)) continue;
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
        // The request belongs to a mirror that is being removed.
        if (row.origin !== 0 && (connection === undefined || connection.is_mirror_going === 1)) continue;
        const head = this.#heads.of(row, connection);
        yield* this.#request(head, row.key);
        const forwarding = row.origin === 0 ? this.#forwardings.of(row, connections) : undefined;
        if (forwarding !== undefined) yield line(forwarding);
        yield* this.#dismissalsOf(head, row.key);
        for (const use of this.#receivers.ofRequest(row.key, nameOf(head))) yield line(use);
        onProgress((written += 1), total);
      }
      if (page.length < pageSize) return written;
    }
  }

  /** Versions are long and JSON already, so they are inserted as text. */
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

  *#dismissalsOf(head: RequestHead, key: number): Generator<string> {
    for (const row of this.#dismissals.ofRequest(key)) yield line(dismissalLine(row, nameOf(head)));
  }
}

function nameOf({ origin, originRemoved, id }: RequestHead): ExportedRequestName {
  return { origin, ...(originRemoved === undefined ? {} : { originRemoved }), id };
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
    ...(row.looks_again === 1 ? {} : { looksAgain: false }),
    ...(row.every_source === 0 ? {} : { everySource: true }),
    paused: row.paused === 1,
    ...instant('removed', row.removed_us),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Writes any line but a request, whose versions are JSON already. */
function line<K extends Exclude<ExportKind, 'request'>>(value: ExportLineOf<K>): string {
  return `${JSON.stringify(value)}\n`;
}
