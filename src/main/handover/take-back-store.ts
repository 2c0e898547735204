import type { Database, Statement } from 'better-sqlite3';
import type { HandoverFormat } from '../../content/handover/handover-format';
import type { Verdict } from '../../content/handover/returned-document';
import type { TakeBackDecision, TakeBackState } from '../../contract/handovers';

export interface StoredTakeBack {
  readonly key: number;
  readonly handover_key: number | null;
  readonly file_name: string;
  readonly format: HandoverFormat;
  readonly reviewer: string;
  readonly opened_us: number;
  readonly missing: number;
  /** JSON. */
  readonly faults: string;
}

export interface StoredItem {
  readonly key: number;
  readonly take_back_key: number;
  readonly state: TakeBackState;
  readonly decision: TakeBackDecision;
  readonly can_accept: 0 | 1;
  readonly request_key: number | null;
  readonly field_id: string | null;
  readonly value: string | null;
  readonly returned: string | null;
  readonly verdict: Verdict | null;
  readonly comment: string | null;
  readonly reviewer: string | null;
  /** JSON (`item-body.ts`). */
  readonly body: string;
  /** JSON of what accepting replaced (`answer-writing-service.ts`); null where that can't be undone. */
  readonly earlier: string | null;
  /** Names the action that decided it. */
  readonly act: string | null;
}

/** A file in the list of those that came back. */
export interface ListedTakeBack extends Pick<StoredTakeBack, 'key' | 'file_name'> {
  readonly is_open: 0 | 1;
}

export type NewItem = Omit<StoredItem, 'key' | 'decision' | 'earlier' | 'act'>;

export interface ItemRange {
  readonly first: number;
  readonly last: number;
}

export interface OpenItem {
  readonly key: number;
  readonly request_key: number;
  readonly handover_key: number;
}

/** A decision on an item, with what undoes it. */
export interface ItemDecision {
  readonly decision: Exclude<TakeBackDecision, 'open'>;
  readonly act: string;
  readonly earlier: string;
}

/** An accepted item whose decision can be undone. */
export interface AcceptedItem {
  readonly key: number;
  readonly field_id: string;
  readonly earlier: string;
}

/** The items of a question: those in these states, or those that are still to be decided. */
export interface ItemFilter {
  readonly states: readonly TakeBackState[];
  readonly isOpen: boolean;
}

export interface ItemCounts {
  readonly state: TakeBackState;
  readonly total: number;
  readonly open: number;
  readonly comments: number;
  readonly verdicts: number;
}

interface Window {
  readonly limit: number;
  readonly offset: number;
}

interface FilterValues {
  readonly key: number;
  readonly states: string;
  readonly open: 0 | 1;
}

/** SQL on files that came back, until everything in them is decided. */
export class TakeBackStore {
  readonly #insert: Statement;
  readonly #insertItem: Statement;
  readonly #byKey: Statement<[number], StoredTakeBack>;
  readonly #has: Statement<[number], number>;
  readonly #list: Statement<[number], ListedTakeBack>;
  readonly #openCount: Statement<[], number>;
  readonly #ofHandover: Statement<[number], number>;
  readonly #delete: Statement;
  readonly #repeatedBy: Statement<[{ readonly key: number }], number>;
  readonly #counts: Statement<[number], ItemCounts>;
  readonly #item: Statement<[number], StoredItem>;
  readonly #items: Statement<[FilterValues & Window], StoredItem>;
  readonly #count: Statement<[FilterValues], number>;
  readonly #ofAct: Statement<[number, string], number>;
  readonly #openKeys: Statement<[number], number>;
  readonly #decide: Statement;
  readonly #reopen: Statement;
  readonly #keep: Statement;
  readonly #renew: Statement;
  readonly #extent: Statement<[number], { readonly first: number | null; readonly last: number | null }>;
  readonly #acceptedBeside: Statement<[number, number], AcceptedItem>;
  readonly #setEarlier: Statement;
  readonly #openItems: Statement<[ItemRange & { readonly key: number }], OpenItem>;

  constructor(db: Database) {
    this.#insert = db.prepare(`
      INSERT INTO take_backs (handover_key, file_name, format, reviewer, opened_us, missing, faults)
      VALUES (@handover_key, @file_name, @format, @reviewer, @opened_us, @missing, @faults)`);
    this.#insertItem = db.prepare(`
      INSERT INTO take_back_items
        (take_back_key, state, can_accept, request_key, field_id, value, returned, verdict, comment, reviewer, body)
      VALUES (@take_back_key, @state, @can_accept, @request_key, @field_id, @value, @returned, @verdict, @comment,
        @reviewer, @body)`);
    this.#byKey = db.prepare('SELECT * FROM take_backs WHERE key = ?');
    this.#has = db.prepare<[number], number>('SELECT 1 FROM take_backs WHERE key = ?').pluck();
    const isOpen = `EXISTS (
      SELECT * FROM take_back_items
      WHERE take_back_key = take_backs.key AND decision = 'open' AND can_accept = 1)`;
    this.#list = db.prepare(
      `SELECT key, file_name, ${isOpen} AS is_open FROM take_backs ORDER BY is_open DESC, key DESC LIMIT ?`,
    );
    this.#openCount = db.prepare<[], number>(`SELECT count(*) FROM take_backs WHERE ${isOpen}`).pluck();
    this.#ofHandover = db
      .prepare<[number], number>('SELECT max(key) FROM take_backs WHERE handover_key = ?')
      .pluck();
    this.#delete = db.prepare('DELETE FROM take_backs WHERE key = ?');
    const answers = `SELECT request_key, field_id, value, returned, verdict, comment FROM take_back_items
      WHERE take_back_key =`;
    this.#repeatedBy = db
      .prepare<[{ readonly key: number }], number>(`
        SELECT max(key) FROM take_backs AS earlier
        WHERE key < @key AND EXISTS (
            SELECT * FROM take_backs WHERE key = @key AND handover_key IS earlier.handover_key
              AND reviewer = earlier.reviewer AND missing = earlier.missing
              AND faults = earlier.faults)
          AND NOT EXISTS (
            SELECT * FROM take_back_items WHERE take_back_key = earlier.key AND decision <> 'open')
          AND NOT EXISTS (${answers} earlier.key EXCEPT ${answers} @key)
          AND NOT EXISTS (${answers} @key EXCEPT ${answers} earlier.key)`)
      .pluck();
    this.#counts = db.prepare(`
      SELECT state, count(*) AS total, sum(decision = 'open' AND can_accept) AS open, count(comment) AS comments,
        count(verdict) AS verdicts
      FROM take_back_items WHERE take_back_key = ? GROUP BY state`);
    this.#item = db.prepare('SELECT * FROM take_back_items WHERE key = ?');
    const filtered = `FROM take_back_items
      WHERE take_back_key = @key AND state IN (SELECT value FROM json_each(@states))
        AND (NOT @open OR (decision = 'open' AND can_accept = 1))`;
    this.#items = db.prepare(`SELECT * ${filtered} ORDER BY key LIMIT @limit OFFSET @offset`);
    this.#count = db.prepare<[FilterValues], number>(`SELECT count(*) ${filtered}`).pluck();
    this.#ofAct = db
      .prepare<[number, string], number>(
        'SELECT key FROM take_back_items WHERE take_back_key = ? AND act = ? ORDER BY key DESC',
      )
      .pluck();
    // Stale and damaged ones are decided one by one.
    this.#openKeys = db
      .prepare<[number], number>(`
        SELECT key FROM take_back_items
        WHERE take_back_key = ? AND state IN ('changed', 'unchanged') AND decision = 'open' AND can_accept = 1 ORDER BY key`)
      .pluck();
    this.#decide = db.prepare(
      'UPDATE take_back_items SET decision = @decision, act = @act, earlier = @earlier WHERE key = @key',
    );
    this.#reopen = db.prepare(
      "UPDATE take_back_items SET decision = 'open', act = NULL, earlier = NULL WHERE key = ?",
    );
    this.#keep = db.prepare(
      'UPDATE take_back_items SET earlier = NULL WHERE take_back_key = ? AND request_key = ? AND act = ?',
    );
    this.#renew = db.prepare(`
      UPDATE take_back_items SET state = @state, can_accept = @can_accept, value = @value, body = @body
      WHERE key = @key`);
    this.#extent = db.prepare(
      'SELECT min(key) AS first, max(key) AS last FROM take_back_items WHERE take_back_key = ?',
    );
    this.#acceptedBeside = db.prepare(`
      SELECT key, field_id, earlier FROM take_back_items
      WHERE request_key = ? AND take_back_key <> ? AND decision = 'accepted' AND earlier IS NOT NULL`);
    this.#setEarlier = db.prepare('UPDATE take_back_items SET earlier = ? WHERE key = ?');
    // An answer without a verdict that left the text as it was handed out stays unchanged in any case.
    this.#openItems = db.prepare(`
      SELECT i.key, i.request_key, t.handover_key
      FROM take_back_items i JOIN take_backs t ON t.key = i.take_back_key
        JOIN handover_fields f
          ON f.handover_key = t.handover_key AND f.request_key = i.request_key AND f.field_id = i.field_id
      WHERE i.key BETWEEN @first AND @last AND i.take_back_key = @key AND i.decision = 'open'
        AND (i.state IN ('changed', 'stale')
          OR i.state = 'unchanged' AND (i.verdict IS NOT NULL OR i.value <> f.target))
      ORDER BY i.key`);
  }

  insert(takeBack: Omit<StoredTakeBack, 'key'>): number {
    return Number(this.#insert.run(takeBack).lastInsertRowid);
  }

  insertItem(item: NewItem): void {
    this.#insertItem.run(item);
  }

  has(key: number): boolean {
    return this.#has.get(key) !== undefined;
  }

  byKey(key: number): StoredTakeBack | undefined {
    return this.#byKey.get(key);
  }

  /** Those with something to decide first, and newest first. */
  list(limit: number): readonly ListedTakeBack[] {
    return this.#list.all(limit);
  }

  /** Number of files with something to decide. */
  openCount(): number {
    return this.#openCount.get() ?? 0;
  }

  /** The key of the newest file that answers a hand-over. */
  ofHandover(handoverKey: number): number | undefined {
    return this.#ofHandover.get(handoverKey) ?? undefined;
  }

  delete(key: number): void {
    this.#delete.run(key);
  }

  /** The key of an earlier reading of a file of the same content in which nothing is decided. */
  repeatedBy(key: number): number | undefined {
    return this.#repeatedBy.get({ key }) ?? undefined;
  }

  counts(key: number): readonly ItemCounts[] {
    return this.#counts.all(key);
  }

  item(key: number): StoredItem | undefined {
    return this.#item.get(key);
  }

  /** In the order of the file. */
  items(key: number, filter: ItemFilter, window: Window): readonly StoredItem[] {
    return this.#items.all({ ...valuesOf(key, filter), ...window });
  }

  count(key: number, filter: ItemFilter): number {
    return this.#count.get(valuesOf(key, filter)) ?? 0;
  }

  /** The items that an action decided, the last one first. */
  ofAct(key: number, act: string): readonly number[] {
    return this.#ofAct.all(key, act);
  }

  /** Items that are accepted or left together. */
  openKeys(key: number): readonly number[] {
    return this.#openKeys.all(key);
  }

  decide(key: number, decision: ItemDecision): void {
    this.#decide.run({ ...decision, key });
  }

  /** Makes an item one that is to be decided. */
  reopen(key: number): void {
    this.#reopen.run(key);
  }

  /** Forgets how to undo what an action did to a request. */
  keep(takeBackKey: number, requestKey: number, act: string): void {
    this.#keep.run(takeBackKey, requestKey, act);
  }

  /** Answers of other files to a request whose acceptance can be undone. */
  acceptedBeside(takeBackKey: number, requestKey: number): readonly AcceptedItem[] {
    return this.#acceptedBeside.all(requestKey, takeBackKey);
  }

  /** Changes what undoing the decision on an item restores. */
  setEarlier(key: number, earlier: string): void {
    this.#setEarlier.run(earlier, key);
  }

  /** The first and the last key of a file's items; undefined where it has none. */
  extent(key: number): ItemRange | undefined {
    const { first = null, last = null } = this.#extent.get(key) ?? {};
    return first === null || last === null ? undefined : { first, last };
  }

  /** Items in a range of keys without a decision whose state depends on the texts that this desk has. */
  openItems(key: number, range: ItemRange): readonly OpenItem[] {
    return this.#openItems.all({ ...range, key });
  }

  /** Writes how an item is judged by the texts that this desk has now. */
  renew(key: number, renewed: Pick<StoredItem, 'state' | 'can_accept' | 'value' | 'body'>): void {
    this.#renew.run({ ...renewed, key });
  }
}

function valuesOf(key: number, { states, isOpen }: ItemFilter): FilterValues {
  return { key, states: JSON.stringify(states), open: isOpen ? 1 : 0 };
}
