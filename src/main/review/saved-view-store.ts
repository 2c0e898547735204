import type { Database, Statement } from 'better-sqlite3';
import type { SortKey, ViewId } from '../../contract/views';

/** A row of `saved_views` that is not removed. */
export interface StoredView {
  readonly key: number;
  readonly name: string;
  readonly view: ViewId;
  readonly filter: string;
  readonly sort: SortKey;
  readonly descending: number;
}

/** SQL on the views that the coordinator saved. */
export class SavedViewStore {
  readonly #list: Statement<[], StoredView>;
  readonly #byKey: Statement<[number], StoredView>;
  readonly #insert: Statement;
  readonly #update: Statement;
  readonly #place: Statement<[number, number]>;
  readonly #remove: Statement<[number, number]>;
  readonly #restore: Statement<[number]>;
  readonly #forget: Statement<[number]>;

  constructor(db: Database) {
    const select = 'SELECT key, name, view, filter, sort, descending FROM saved_views';
    this.#list = db.prepare(`${select} WHERE removed_us IS NULL ORDER BY position, key`);
    this.#byKey = db.prepare(`${select} WHERE key = ? AND removed_us IS NULL`);
    this.#insert = db.prepare(`
      INSERT INTO saved_views (name, view, filter, sort, descending, position)
      VALUES (@name, @view, @filter, @sort, @descending, (SELECT coalesce(max(position), 0) + 1 FROM saved_views))`);
    this.#update = db.prepare(`
      UPDATE saved_views SET name = @name, view = @view, filter = @filter, sort = @sort, descending = @descending
      WHERE key = @key`);
    this.#place = db.prepare('UPDATE saved_views SET position = ? WHERE key = ?');
    this.#remove = db.prepare('UPDATE saved_views SET removed_us = ? WHERE key = ? AND removed_us IS NULL');
    this.#restore = db.prepare('UPDATE saved_views SET removed_us = NULL WHERE key = ?');
    // With its last view, a termbase would apply to all requests.
    this.#forget = db.prepare(`
      DELETE FROM saved_views WHERE removed_us < ?
        AND NOT EXISTS (SELECT 1 FROM termbase_uses WHERE view_key = saved_views.key)`);
  }

  /** Views in the coordinator's order. */
  list(): readonly StoredView[] {
    return this.#list.all();
  }

  byKey(key: number): StoredView | undefined {
    return this.#byKey.get(key);
  }

  /** Adds a view at the end. Returns its key. */
  insert(view: Omit<StoredView, 'key'>): number {
    return Number(this.#insert.run(view).lastInsertRowid);
  }

  update(view: StoredView): void {
    this.#update.run(view);
  }

  place(key: number, position: number): void {
    this.#place.run(position, key);
  }

  /** Returns false when there is no such view. */
  remove(key: number, nowUs: number): boolean {
    return this.#remove.run(nowUs, key).changes > 0;
  }

  /** Returns false when it is deleted for good. */
  restore(key: number): boolean {
    return this.#restore.run(key).changes > 0;
  }

  /** Deletes views that were removed before an instant. */
  forget(beforeUs: number): void {
    this.#forget.run(beforeUs);
  }
}
