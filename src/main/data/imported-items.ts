import { withoutLoneDays } from '../database/migrations/lone-days';
import type { ExportItem, ExportLineOf } from './export-lines';
import { mostNamed, type ImportCounts, type ImportReport } from '../../contract/import-report';
import type { Database } from '../database/database';
import { ImportStore } from './import-store';
import { PutAsideStore } from '../upstream/put-aside-store';
import { SavedViewStore } from '../review/saved-view-store';
import { SettingStore } from '../platform/settings/setting-store';
import { WebhookStore } from '../webhook/webhook-store';
import { machineUs, type Environment } from '../platform/environment';
import type { ImportLimits } from './import-limits';
import { ForwardingImporter } from './orders/imported-forwardings';
import { HandoverImporter } from './handovers/imported-handovers';
import { OrderImporter } from './orders/imported-orders';
import { ReceiverImporter } from './receivers/imported-receivers';
import { TermImporter } from './terms/imported-terms';
import { CheckImporter } from './imported-checks';
import { ConnectionImporter } from './imported-connections';
import { RequestImporter } from './imported-request';

type Counts = { -readonly [K in keyof ImportCounts]: ImportCounts[K] };

const countedAs = {
  request: 'requests',
  connection: 'connections',
  view: 'views',
  setting: 'settings',
  webhook: 'webhook',
  'check-level': 'checkLevels',
  dismissal: 'dismissals',
  'receiver-profile': 'receiverProfiles',
  'receiver-use': 'receiverUses',
  termbase: 'termbases',
  'term-entry': 'termEntries',
  forwarding: 'forwardings',
  order: 'orders',
  'file-version': 'fileVersions',
  handover: 'handovers',
} as const satisfies Record<ExportItem['kind'], keyof ImportCounts>;

const nothing: ImportCounts = {
  requests: 0,
  connections: 0,
  views: 0,
  settings: 0,
  webhook: 0,
  checkLevels: 0,
  dismissals: 0,
  receiverProfiles: 0,
  receiverUses: 0,
  termbases: 0,
  termEntries: 0,
  forwardings: 0,
  orders: 0,
  fileVersions: 0,
  handovers: 0,
};

/** Imports the lines of a checked export, one by one. Existing records stay unchanged. */
export class ItemImporter {
  readonly #environment: Pick<Environment, 'now' | 'randomBytes'>;
  readonly #here: ImportStore;
  readonly #connections: ConnectionImporter;
  readonly #views: SavedViewStore;
  readonly #settings: SettingStore;
  readonly #webhook: WebhookStore;
  readonly #requests: RequestImporter;
  readonly #checks: CheckImporter;
  readonly #receivers: ReceiverImporter;
  readonly #terms: TermImporter;
  readonly #putAside: PutAsideStore;
  readonly #forwardings: ForwardingImporter;
  readonly #orders: OrderImporter;
  readonly #handovers: HandoverImporter;
  readonly #limits: ImportLimits;
  /** The request of the last line that was one, and its key where this import added it. */
  #last: { readonly id: string; readonly addedKey: number | undefined } | undefined;
  readonly #added: Counts = { ...nothing };
  readonly #found: Counts = { ...nothing };
  readonly #leftOut = { count: 0, named: Array.of<string>() };

  constructor(db: Database, environment: Pick<Environment, 'now' | 'randomBytes'>, limits: ImportLimits) {
    this.#environment = environment;
    this.#limits = limits;
    this.#here = new ImportStore(db);
    this.#connections = new ConnectionImporter(db, environment, this.#here);
    this.#views = new SavedViewStore(db);
    this.#settings = new SettingStore(db);
    this.#webhook = new WebhookStore(db);
    this.#requests = new RequestImporter(db);
    this.#checks = new CheckImporter(db);
    this.#receivers = new ReceiverImporter(db);
    this.#terms = new TermImporter(db);
    this.#putAside = new PutAsideStore(db);
    this.#forwardings = new ForwardingImporter(db, environment);
    this.#orders = new OrderImporter(db, this.#here);
    this.#handovers = new HandoverImporter(db);
  }

  refusal(connection: ExportLineOf<'connection'>): string | undefined {
    return this.#connections.refusal(connection);
  }

  /** Must be called inside a transaction; `line` is the item's line in the file. */
  take(item: ExportItem, line: number): void {
    const isNew = this.#takeUp(item, line);
    if (isNew === undefined) return;
    const counts = isNew ? this.#added : this.#found;
    counts[countedAs[item.kind]] += 1;
  }

  report(): Omit<ImportReport, 'unknown'> {
    return {
      added: this.#added,
      here: this.#found,
      leftOut: this.#leftOut,
      profiles: this.#receivers.report(),
    };
  }

  /** False when the record exists already, undefined when it is left out. */
  #takeUp(item: ExportItem, line: number): boolean | undefined {
    switch (item.kind) {
      case 'setting':
        this.#limits.raise(item);
        if (this.#settings.read(item.key) !== undefined) return false;
        this.#settings.write(item.key, JSON.stringify(item.value), machineUs(this.#environment));
        return true;
      case 'connection':
        return this.#connections.take(item);
      case 'view':
        return this.#takeView(item);
      case 'webhook':
        if (this.#webhook.url() !== undefined) return false;
        this.#webhook.setUrl(item.url, machineUs(this.#environment));
        return true;
      case 'request':
        return this.#takeRequest(item, line);
      case 'forwarding':
        return this.#takeForwarding(item);
      case 'check-level':
        return this.#checks.takeLevel(item);
      case 'dismissal':
        return this.#takeDismissal(item);
      case 'receiver-profile':
        return this.#receivers.takeProfile(item);
      case 'receiver-use':
        return this.#takeReceiverUse(item);
      case 'termbase':
        return this.#terms.takeTermbase(item, ({ origin = null, originRemoved }) =>
          this.#connections.keyOf({ origin, originRemoved }),
        );
      case 'term-entry':
        return this.#terms.takeEntry(item);
      case 'order':
        return this.#orders.takeOrder(item);
      case 'file-version':
        return this.#orders.takeFileVersion(item);
      case 'handover':
        return this.#handovers.take(item, (request) =>
          this.#here.requestKey(request.id, this.#connections.keyOf(request)),
        );
    }
  }

  #takeView({ kind: _kind, descending, ...view }: ExportLineOf<'view'>): boolean {
    const name = view.name.trim();
    const isTaken = this.#views.list().some((known) => known.name.toLowerCase() === name.toLowerCase());
    if (isTaken) return false;
    const filter = withoutLoneDays(view.filter, 'day');
    this.#views.insert({ ...view, name, filter, descending: descending ? 1 : 0 });
    return true;
  }

  /** A mirrored request over the limits is listed with its connection, like one that a sync puts aside. */
  #takeRequest(request: ExportLineOf<'request'>, line: number): boolean | undefined {
    const origin = this.#connections.keyOf(request);
    this.#last = { id: request.id, addedKey: undefined };
    if (this.#here.requestKey(request.id, origin) !== undefined) return false;
    const problem = this.#limits.problem(request);
    if (problem === undefined) {
      this.#last = { id: request.id, addedKey: this.#requests.insert(request, origin) };
      this.#putAside.remove(origin, request.id);
      return true;
    }
    if (origin !== 0) this.#putAside.put(origin, request.id, problem, machineUs(this.#environment));
    this.#leftOut.count += 1;
    if (this.#leftOut.named.length < mostNamed) {
      this.#leftOut.named.push(`line ${line}, request ${request.id}: ${problem}`);
    }
    return undefined;
  }

  /** Leaves a request that is here already as it is, because it may be worked on here. */
  #takeForwarding(line: ExportLineOf<'forwarding'>): boolean | undefined {
    const { request: id, connection, connectionRemoved } = line;
    if (this.#last?.addedKey === undefined || this.#last.id !== id) {
      return this.#here.requestKey(id, 0) === undefined ? undefined : false;
    }
    const connectionKey = this.#connections.keyOf({ origin: connection, originRemoved: connectionRemoved });
    return this.#forwardings.take(this.#last.addedKey, connectionKey, line) ? true : undefined;
  }

  /** Also imported for an existing request, because a cancelled import may have ended between the two. */
  #takeDismissal(line: ExportLineOf<'dismissal'>): boolean | undefined {
    if (line.request === undefined) return this.#checks.takeDismissal(line, null);
    const key = this.#here.requestKey(line.request.id, this.#connections.keyOf(line.request));
    // The dismissal's request was left out.
    if (key === undefined) return undefined;
    return this.#checks.takeDismissal(line, key);
  }

  /** Also imported for an existing request, as a dismissal is. */
  #takeReceiverUse(line: ExportLineOf<'receiver-use'>): boolean | undefined {
    const { origin, originRemoved, request } = line;
    const key = origin === undefined ? null : this.#connections.keyOf({ origin, originRemoved });
    if (request === undefined) return this.#receivers.takeUse(line, { origin: key, requestKey: null });
    const requestKey = this.#here.requestKey(request.id, this.#connections.keyOf(request));
    // The use's request was left out.
    if (requestKey === undefined) return undefined;
    return this.#receivers.takeUse(line, { origin: key, requestKey });
  }
}
