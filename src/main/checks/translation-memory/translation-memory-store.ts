import type { Database, Statement } from 'better-sqlite3';
import type { LanguagePair } from '../../../contract/problems';

/** A segment and its translation, by the hashes of their texts. */
export interface HashedSegment {
  readonly source: number;
  readonly target: number;
}

/** A segment's side in another request. */
export interface OtherSegment {
  readonly requestKey: number;
  /** The beginning of its text. */
  readonly text: string;
}

export type SegmentSide = 'source' | 'target';

/** A segment's text on one side, with its language pair. */
interface Place {
  readonly side: SegmentSide;
  readonly pair: number;
  readonly hash: number;
}

/** The first or the last counterpart of a segment by hash, with the request it belongs to. */
export interface SegmentEnd {
  readonly hash: number;
  readonly requestKey: number;
}

/** A counterpart of a segment, with the number of requests that have both, and the first of them. */
export interface CountedEnd extends SegmentEnd {
  readonly requests: number;
}

/** A counterpart with the beginning of its text. */
export interface KnownEnd extends CountedEnd, OtherSegment {}

/** Largest number of requests with a segment that are counted. */
const mostCounted = 1000;

/** The counterparts that can be the commonest of a segment beside its own. */
const mostCommon = 3;

/**
 * Largest number of requests with one segment that are checked again; others are compared at their own next
 * check.
 */
const mostRecheckedRequests = 100;

/** A key that no request has. */
const noRequest = 0;

/** SQL on the segments of all requests. Each statement reads a limited number of rows, by index. */
export class TranslationMemoryStore {
  readonly #db: Database;
  readonly #id: Statement<[], string>;
  readonly #pair: Statement<[string, string], number>;
  readonly #addPair: Statement<[string, string]>;
  readonly #ofRequest: Statement<[number], HashedSegment & { readonly pair: number }>;
  readonly #add: Statement;
  readonly #remove: Statement;
  readonly #addText: Statement<[number, string]>;
  readonly #text: Statement<[number], string>;
  /** The counterparts of one side by hash: if there are several, the first and the last differ. */
  readonly #first: Record<SegmentSide, Statement<[number, number, number], SegmentEnd>>;
  readonly #last: Record<SegmentSide, Statement<[number, number, number], SegmentEnd>>;
  readonly #commonest: Record<SegmentSide, Statement<[number, number, number], CountedEnd>>;
  readonly #count: Statement<[number, number, number, number], number>;
  readonly #with: Record<SegmentSide, Statement<[number, number, number], number>>;
  readonly #enqueue: Statement<[number]>;
  readonly #dueRequests: Statement<[number], number>;
  readonly #removeDueRequest: Statement<[number]>;

  constructor(db: Database) {
    this.#db = db;
    this.#id = db.prepare<[], string>('SELECT id FROM place').pluck();
    this.#pair = db
      .prepare<[string, string], number>(
        'SELECT key FROM pairs WHERE language_source = ? AND language_target = ?',
      )
      .pluck();
    this.#addPair = db.prepare('INSERT INTO pairs (language_source, language_target) VALUES (?, ?)');
    this.#ofRequest = db.prepare('SELECT pair, source, target FROM segments WHERE request_key = ?');
    this.#add = db.prepare('INSERT OR IGNORE INTO segments VALUES (?, ?, ?, ?)');
    this.#remove = db.prepare(
      'DELETE FROM segments WHERE request_key = ? AND pair = ? AND source = ? AND target = ?',
    );
    this.#addText = db.prepare('INSERT OR IGNORE INTO texts VALUES (?, ?)');
    this.#text = db.prepare<[number], string>('SELECT text FROM texts WHERE hash = ?').pluck();
    type EndStatement = Statement<[pair: number, hash: number, without: number], SegmentEnd>;
    const end = (by: SegmentSide, of: SegmentSide, order: 'ASC' | 'DESC'): EndStatement =>
      db.prepare(
        `SELECT ${of} AS hash, request_key AS requestKey FROM segments
         WHERE pair = ? AND ${by} = ? AND request_key <> ? ORDER BY ${of} ${order} LIMIT 1`,
      );
    this.#first = { source: end('source', 'target', 'ASC'), target: end('target', 'source', 'ASC') };
    this.#last = { source: end('source', 'target', 'DESC'), target: end('target', 'source', 'DESC') };
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
    return `${this.id()} ${String(this.#db.pragma('data_version', { simple: true }))}`;
  }

  /** Runs `work` in one transaction. */
  together<T>(work: () => T): T {
    return this.#db.transaction(work)();
  }

  pairKey(languages: LanguagePair): number {
    const { source, target } = languages;
    return this.knownPair(languages) ?? Number(this.#addPair.run(source, target).lastInsertRowid);
  }

  /** Undefined when there are no segments in these languages. */
  knownPair({ source, target }: LanguagePair): number | undefined {
    return this.#pair.get(source, target);
  }

  /**
   * Replaces the segments of a request. Where a segment gets a second translation by it, loses one of several
   * (which a problem may have quoted), or has another commonest one, the other requests with that segment are
   * queued for another check.
   */
  replace(
    requestKey: number,
    pair: number,
    segments: readonly HashedSegment[],
    texts: ReadonlyMap<number, string>,
  ): void {
    this.#db.transaction(() => {
      const before = this.#ofRequest.all(requestKey);
      const now = new Set(segments.map((segment) => nameOf(pair, segment)));
      const had = new Set(before.map((segment) => nameOf(segment.pair, segment)));
      const gone = before.filter((segment) => !now.has(nameOf(segment.pair, segment)));
      const come = segments.filter((segment) => !had.has(nameOf(pair, segment)));
      const left = placesOf(gone).filter((place) => this.#areSeveral(place));
      const reached = placesOf(come.map((segment) => ({ ...segment, pair })));
      const joined = reached.filter((place) => !this.#areSeveral(place));
      const turning = reached.map((place) => ({ place, commonest: this.#commonestOf(place) }));
      for (const { pair: of, source, target } of gone) this.#remove.run(requestKey, of, source, target);
      for (const { source, target } of come) this.#add.run(requestKey, pair, source, target);
      for (const hash of new Set(come.flatMap(({ source, target }) => [source, target]))) {
        this.#addText.run(hash, texts.get(hash) ?? '');
      }
      const turned = turning.filter(({ place, commonest }) => commonest !== this.#commonestOf(place));
      const affected = [
        ...left,
        ...joined.filter((one) => this.#areSeveral(one)),
        ...turned.map(({ place }) => place).filter((one) => !joined.includes(one)),
      ];
      for (const place of affected) {
        for (const other of this.#with[place.side].all(place.pair, place.hash, mostRecheckedRequests)) {
          if (other !== requestKey) this.#enqueue.run(other);
        }
      }
    })();
  }

  /**
   * Returns a segment's counterparts: its own one and the commonest of the others, with their texts. Empty
   * where there is only one.
   */
  knownEnds(by: SegmentSide, pair: number, segment: HashedSegment): readonly KnownEnd[] {
    const [hash, own] = by === 'source' ? [segment.source, segment.target] : [segment.target, segment.source];
    if (!this.#areSeveral({ side: by, pair, hash })) return [];
    const ends = this.commonest(by, pair, hash);
    const all = ends.some((end) => end.hash === own)
      ? ends
      : [...ends, { hash: own, requestKey: Infinity, requests: this.count(pair, segment) }];
    return all.map((end) => ({ ...end, text: this.text(end.hash) }));
  }

  /**
   * Returns the other side's texts in all requests but one: none, the only one, or the first and the last by
   * hash.
   */
  ends(by: SegmentSide, pair: number, hash: number, without = noRequest): readonly SegmentEnd[] {
    const [first, last] = [this.#first, this.#last].map((end) => end[by].get(pair, hash, without));
    return [first, last].filter((end) => end !== undefined);
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

  dueRequests(limit: number): readonly number[] {
    return this.#dueRequests.all(limit);
  }

  /** Removes requests from the queue once the main database has queued them. */
  removeDueRequests(requestKeys: readonly number[]): void {
    this.#db.transaction(() => {
      for (const key of requestKeys) this.#removeDueRequest.run(key);
    })();
  }

  /** The commonest counterpart by hash; undefined where there is only one, or none. */
  #commonestOf(place: Place): number | undefined {
    if (!this.#areSeveral(place)) return undefined;
    return this.commonest(place.side, place.pair, place.hash)[0]?.hash;
  }

  #areSeveral({ side, pair, hash }: Place): boolean {
    const [first, last] = this.ends(side, pair, hash);
    return first?.hash !== last?.hash;
  }
}

function placesOf(segments: readonly (HashedSegment & { readonly pair: number })[]): readonly Place[] {
  const places = new Map<string, Place>();
  for (const segment of segments) {
    for (const side of ['source', 'target'] as const) {
      const { pair, [side]: hash } = segment;
      places.set(`${side} ${pair} ${hash}`, { side, pair, hash });
    }
  }
  return [...places.values()];
}

function nameOf(pair: number, { source, target }: HashedSegment): string {
  return `${pair} ${source} ${target}`;
}
