import type { Database, Statement } from 'better-sqlite3';
import type { LanguagePair } from '../../../contract/problems';
import { dataVersionOf } from '../../database/external-changes';
import { transaction } from '../../database/transaction';

/** A segment and its translation, by the hashes of their texts. */
export interface HashedSegment {
  readonly source: number;
  readonly target: number;
}

/** A language pair in one connection, whose requests are compared with each other; 0 is this computer. */
export interface ComparedPair extends LanguagePair {
  readonly origin: number;
}

/** A segment with its pair. */
export interface PairedSegment extends HashedSegment {
  readonly pair: number;
}

/** A segment's side in another request. */
export interface OtherSegment {
  readonly requestKey: number;
  /** The beginning of its text. */
  readonly text: string;
}

export type SegmentSide = 'source' | 'target';

/** A segment's text on one side, with its language pair. */
export interface SegmentText {
  readonly side: SegmentSide;
  readonly pair: number;
  readonly hash: number;
}

/** A counterpart of a segment by hash, with the number of requests that have both, and the first of them. */
export interface CountedEnd {
  readonly hash: number;
  readonly requests: number;
  readonly requestKey: number;
}

/** A counterpart with the beginning of its text. */
export interface KnownEnd extends CountedEnd, OtherSegment {}

/** Largest number of requests with a segment that are counted. */
const mostCounted = 1000;

/** The counterparts that can be the commonest of a segment beside its own. */
const mostCommon = 3;

const none: ReadonlySet<number> = new Set();

/** A key that no request has. */
const noRequest = 0;

/** SQL on the segments of all requests. Each statement reads a limited number of rows, by index. */
export class SegmentStore {
  readonly #db: Database;
  readonly #dataVersion: () => number;
  readonly #id: Statement<[], string>;
  readonly #pair: Statement<[number, string, string], number>;
  readonly #addPair: Statement<[number, string, string]>;
  readonly #ofRequest: Statement<[number], PairedSegment>;
  readonly #add: Statement;
  readonly #remove: Statement;
  readonly #addText: Statement<[number, string]>;
  readonly #text: Statement<[number], string>;
  readonly #several: Record<SegmentSide, Statement<[{ pair: number; hashes: string }], number>>;
  readonly #commonest: Record<SegmentSide, Statement<[number, number, number], CountedEnd>>;
  readonly #count: Statement<[number, number, number, number], number>;
  readonly #with: Record<SegmentSide, Statement<[number, number, number], number>>;
  readonly #enqueue: Statement<[number]>;
  readonly #dueRequests: Statement<[number], number>;
  readonly #removeDueRequest: Statement<[number]>;

  constructor(db: Database) {
    this.#db = db;
    this.#dataVersion = dataVersionOf(db);
    this.#id = db.prepare<[], string>('SELECT id FROM place').pluck();
    this.#pair = db
      .prepare<[number, string, string], number>(
        'SELECT key FROM pairs WHERE origin = ? AND language_source = ? AND language_target = ?',
      )
      .pluck();
    this.#addPair = db.prepare(
      'INSERT INTO pairs (origin, language_source, language_target) VALUES (?, ?, ?)',
    );
    this.#ofRequest = db.prepare('SELECT pair, source, target FROM segments WHERE request_key = ?');
    this.#add = db.prepare('INSERT OR IGNORE INTO segments VALUES (?, ?, ?, ?)');
    this.#remove = db.prepare(
      'DELETE FROM segments WHERE request_key = ? AND pair = ? AND source = ? AND target = ?',
    );
    this.#addText = db.prepare('INSERT OR IGNORE INTO texts VALUES (?, ?)');
    this.#text = db.prepare<[number], string>('SELECT text FROM texts WHERE hash = ?').pluck();
    const several = (by: SegmentSide, of: SegmentSide) => {
      const ends = `SELECT ${of} FROM segments WHERE pair = @pair AND ${by} = asked.value ORDER BY ${of}`;
      // The first and the last by hash differ where there are several.
      return db
        .prepare<[{ pair: number; hashes: string }], number>(
          `SELECT value FROM json_each(@hashes) AS asked WHERE (${ends} LIMIT 1) <> (${ends} DESC LIMIT 1)`,
        )
        .pluck();
    };
    this.#several = { source: several('source', 'target'), target: several('target', 'source') };
    const commonest = (by: SegmentSide, of: SegmentSide) =>
      db.prepare<[number, number, number], CountedEnd>(
        `SELECT ${of} AS hash, COUNT(*) AS requests, MIN(request_key) AS requestKey FROM (
           SELECT ${of}, request_key FROM segments WHERE pair = ? AND ${by} = ? AND request_key <> ?
           LIMIT ${mostCounted})
         GROUP BY ${of} ORDER BY requests DESC, hash LIMIT ${mostCommon}`,
      );
    this.#commonest = { source: commonest('source', 'target'), target: commonest('target', 'source') };
    this.#count = db
      .prepare<[number, number, number, number], number>(
        `SELECT COUNT(*) FROM (SELECT 1 FROM segments WHERE pair = ? AND source = ? AND target = ?
           AND request_key <> ? LIMIT ${mostCounted})`,
      )
      .pluck();
    const having = (by: SegmentSide): Statement<[number, number, number], number> =>
      db
        .prepare<[number, number, number], number>(
          `SELECT request_key FROM segments WHERE pair = ? AND ${by} = ? LIMIT ?`,
        )
        .pluck();
    this.#with = { source: having('source'), target: having('target') };
    this.#enqueue = db.prepare('INSERT OR IGNORE INTO owed VALUES (?)');
    this.#dueRequests = db.prepare<[number], number>('SELECT request_key FROM owed LIMIT ?').pluck();
    this.#removeDueRequest = db.prepare('DELETE FROM owed WHERE request_key = ?');
  }

  /** Identifies the file; a new file is empty. */
  id(): string {
    return this.#id.get() ?? '';
  }

  /** Changes whenever another connection changed the file. */
  version(): string {
    return `${this.id()} ${this.#dataVersion()}`;
  }

  /** Runs `work` in one transaction. */
  together<T>(work: () => T): T {
    return transaction(this.#db, work);
  }

  pairKey(pair: ComparedPair): number {
    const { origin, source, target } = pair;
    return this.knownPair(pair) ?? Number(this.#addPair.run(origin, source, target).lastInsertRowid);
  }

  /** Undefined when there are no segments in these languages. */
  knownPair({ origin, source, target }: ComparedPair): number | undefined {
    return this.#pair.get(origin, source, target);
  }

  ofRequest(requestKey: number): readonly PairedSegment[] {
    return this.#ofRequest.all(requestKey);
  }

  remove(requestKey: number, { pair, source, target }: PairedSegment): void {
    this.#remove.run(requestKey, pair, source, target);
  }

  add(requestKey: number, { pair, source, target }: PairedSegment): void {
    this.#add.run(requestKey, pair, source, target);
  }

  /** Stores the beginning of a text by its hash. */
  addText(hash: number, text: string): void {
    this.#addText.run(hash, text);
  }

  /**
   * Returns those of the texts that have several counterparts. One statement answers for all, because calling
   * SQLite takes longer than its answer.
   */
  several(side: SegmentSide, pair: number, hashes: Iterable<number>): ReadonlySet<number> {
    const asked = [...new Set(hashes)];
    if (asked.length === 0) return none;
    return new Set(this.#several[side].all({ pair, hashes: JSON.stringify(asked) }));
  }

  /** Returns some of the requests that have a text. */
  requestsWith({ side, pair, hash }: SegmentText, limit: number): readonly number[] {
    return this.#with[side].all(pair, hash, limit);
  }

  /**
   * Returns a segment's counterparts: its own one and the commonest of the others, with their texts. Empty
   * where there is only one.
   */
  knownEnds(by: SegmentSide, pair: number, segment: HashedSegment): readonly KnownEnd[] {
    const [hash, own] = by === 'source' ? [segment.source, segment.target] : [segment.target, segment.source];
    if (!this.several(by, pair, [hash]).has(hash)) return [];
    const ends = this.commonest(by, pair, hash);
    const all = ends.some((end) => end.hash === own)
      ? ends
      : [...ends, { hash: own, requestKey: Infinity, requests: this.count(pair, segment) }];
    return all.map((end) => ({ ...end, text: this.text(end.hash) }));
  }

  /** Returns the commonest counterparts of a segment in all requests but one, and the number of each. */
  commonest(by: SegmentSide, pair: number, hash: number, without = noRequest): readonly CountedEnd[] {
    return this.#commonest[by].all(pair, hash, without);
  }

  /** Returns the number of requests with a segment and this translation, but for one request. */
  count(pair: number, { source, target }: HashedSegment, without = noRequest): number {
    return this.#count.get(pair, source, target, without) ?? 0;
  }

  /** The beginning of a text. */
  text(hash: number): string {
    return this.#text.get(hash) ?? '';
  }

  /** Queues a request for another check. */
  enqueue(requestKey: number): void {
    this.#enqueue.run(requestKey);
  }

  dueRequests(limit: number): readonly number[] {
    return this.#dueRequests.all(limit);
  }

  /** Removes requests from the queue once the main database has queued them. */
  removeDueRequests(requestKeys: readonly number[]): void {
    transaction(this.#db, () => {
      for (const key of requestKeys) this.#removeDueRequest.run(key);
    });
  }
}
