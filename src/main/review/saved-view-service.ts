import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { invalidInput } from '../platform/json/validation';
import type { SavedView } from '../../contract/views';
import type { SavedViewStore, StoredView } from './saved-view-store';
import type { Changes } from '../platform/changes';
import type { CommitQueue } from '../database/commit-queue';
import { machineUs, type Environment } from '../platform/environment';

/** Limit of views; more would not fit a list to choose from, and each one's count is kept current. */
const mostViews = 100;
/** How long a removed view can be restored. */
const keptUs = 86_400_000_000;

export type ViewSettings = Omit<SavedView, 'key'>;

interface Parts {
  readonly commits: CommitQueue;
  readonly store: SavedViewStore;
  readonly environment: Pick<Environment, 'now'>;
  readonly changes: Changes;
  /** Queues what termbases that are limited to a view concern; called inside a transaction. */
  readonly recheckView: (key: number) => void;
}

/** The coordinator's saved views, in their order, stored with the data. */
export class SavedViewService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  list(): readonly SavedView[] {
    return this.#parts.store.list().map(toView);
  }

  /** @throws AppError INVALID_INPUT for a name that is empty or taken, and when there are too many. */
  async create(settings: ViewSettings): Promise<SavedView> {
    return this.#change(() => {
      if (this.#parts.store.list().length >= mostViews) {
        throw invalidInput([sentence`views: ${mostViews} are saved already, remove one first`]);
      }
      const row = toRow({ ...settings, name: this.#freeName(settings.name) });
      return toView({ ...row, key: this.#parts.store.insert(row) });
    });
  }

  /** Changes the given settings only. @throws AppError NOT_FOUND, INVALID_INPUT */
  async edit(key: number, change: Partial<ViewSettings>): Promise<SavedView> {
    return this.#change(
      () => {
        const { key: _key, ...before } = toView(this.#require(key));
        const after = { ...before, ...change };
        const row = { ...toRow({ ...after, name: this.#freeName(after.name, key) }), key };
        this.#parts.store.update(row);
        return toView(row);
      },
      change.filter === undefined ? undefined : key,
    );
  }

  /** Moves a view to an index, from 0. @throws AppError NOT_FOUND */
  async move(key: number, index: number): Promise<readonly SavedView[]> {
    return this.#change(() => {
      this.#require(key);
      const keys = this.#parts.store.list().map((view) => view.key);
      const others = keys.filter((other) => other !== key);
      const order = others.toSpliced(Math.min(index, others.length), 0, key);
      for (const [position, each] of order.entries()) this.#parts.store.place(each, position + 1);
      return this.list();
    });
  }

  /** Removes a view, which can be restored for a day. @throws AppError NOT_FOUND */
  async remove(key: number): Promise<void> {
    await this.#change(() => {
      const nowUs = machineUs(this.#parts.environment);
      this.#parts.store.forget(nowUs - keptUs);
      if (!this.#parts.store.remove(key, nowUs)) throw notFound();
    }, key);
  }

  /** Restores a view at its former place. @throws AppError NOT_FOUND when it is deleted. */
  async restore(key: number): Promise<SavedView> {
    return this.#change(() => {
      if (!this.#parts.store.restore(key)) throw notFound();
      return toView(this.#require(key));
    }, key);
  }

  /** `selecting` is the view whose requests may be others afterwards. */
  async #change<T>(work: () => T, selecting?: number): Promise<T> {
    const { commits, changes, recheckView } = this.#parts;
    const answer = await commits.durable(() => {
      const done = work();
      if (selecting !== undefined) recheckView(selecting);
      return done;
    });
    changes.notify({ name: 'views.changed', payload: {} });
    if (selecting !== undefined) changes.notify({ name: 'terms.changed', payload: {} });
    return answer;
  }

  #require(key: number): StoredView {
    const view = this.#parts.store.byKey(key);
    if (view === undefined) throw notFound();
    return view;
  }

  #freeName(name: string, ofKey?: number): string {
    const trimmed = name.trim();
    if (trimmed === '') throw invalidInput([sentence`name: must not be empty`]);
    const isTaken = this.#parts.store
      .list()
      .some((view) => view.key !== ofKey && view.name.toLowerCase() === trimmed.toLowerCase());
    if (isTaken) throw invalidInput([sentence`name: there is a view "${trimmed}" already`]);
    return trimmed;
  }
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'This view is no longer there.');
}

function toView({ descending, ...view }: StoredView): SavedView {
  return { ...view, descending: descending === 1 };
}

function toRow({ name, view, filter, sort, descending }: ViewSettings): Omit<StoredView, 'key'> {
  return { name, view, filter, sort, descending: descending ? 1 : 0 };
}
