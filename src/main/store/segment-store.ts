import type { Database, Statement } from 'better-sqlite3';
import type { LanguagePair } from '../../shared/problems';

/** A segment and its translation, by the hashes of their texts. */
export interface HashedSegment {
  readonly source: number;
  readonly target: number;
}

/** Another request's side of a segment. */
export interface OtherSegment {
  readonly requestKey: number;
  /** The beginning of its text. */
  readonly text: string;
}

type Side = 'source' | 'target';

/** One side of a segment. */
interface Place {
  readonly side: Side;
  readonly pair: number;
  readonly hash: number;
}

interface End {
  readonly hash: number;
  readonly requestKey: number;
}

/** Of one segment: more are found by the next check of their own. */
const mostOwed = 100;

/** SQL on what translates what in all requests. Each statement reads a bounded number of rows, by index. */
export class SegmentStore {
  readonly #db: Database;
  readonly #id: Statement<[], string>;
  readonly #pair: Statement<[string, string], number>;
  readonly #addPair: Statement<[string, string]>;
  readonly #ofRequest: Statement<[number], HashedSegment & { readonly pair: number }>;
  readonly #add: Statement;
  readonly #remove: Statement;
  readonly #addText: Statement<[number, string]>;
  readonly #text: Statement<[number], string>;
  /** What one side has on the other, by its hashes: the first and the last differ when there are several. */
  readonly #first: Record<Side, Statement<[number, number], End>>;
  readonly #last: Record<Side, Statement<[number, number], End>>;
  readonly #with: Record<Side, Statement<[number, number, number], number>>;
  readonly #owe: Statement<[number]>;
  readonly #owed: Statement<[number], number>;
  readonly #settle: Statement<[number]>;

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
    const end = (by: Side, of: Side, order: 'ASC' | 'DESC'): Statement<[number, number], End> =>
      db.prepare(
        `SELECT ${of} AS hash, request_key AS requestKey FROM segments WHERE pair = ? AND ${by} = ?
         ORDER BY ${of} ${order} LIMIT 1`,
      );
    this.#first = { source: end('source', 'target', 'ASC'), target: end('target', 'source', 'ASC') };
    this.#last = { source: end('source', 'target', 'DESC'), target: end('target', 'source', 'DESC') };
    const having = (by: Side): Statement<[number, number, number], number> =>
      db
        .prepare<[number, number, number], number>(
          `SELECT request_key FROM segments WHERE pair = ? AND ${by} = ? LIMIT ?`,
        )
        .pluck();
    this.#with = { source: having('source'), target: having('target') };
    this.#owe = db.prepare('INSERT OR IGNORE INTO owed VALUES (?)');
    this.#owed = db.prepare<[number], number>('SELECT request_key FROM owed LIMIT ?').pluck();
    this.#settle = db.prepare('DELETE FROM owed WHERE request_key = ?');
  }

  /** Names the file: another one knows nothing yet. */
  id(): string {
    return this.#id.get() ?? '';
  }

  /** One commit for what is done inside. */
  together<T>(work: () => T): T {
    return this.#db.transaction(work)();
  }

  pairKey({ source, target }: LanguagePair): number {
    return this.#pair.get(source, target) ?? Number(this.#addPair.run(source, target).lastInsertRowid);
  }

  /**
   * A request's segments take the place of those it had. Where one's translations become several by it, or one of several
   * goes (it may have been named as the other one), the other requests that have it are owed another check.
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
      const joined = placesOf(come.map((segment) => ({ ...segment, pair }))).filter(
        (place) => !this.#areSeveral(place),
      );
      for (const { pair: of, source, target } of gone) this.#remove.run(requestKey, of, source, target);
      for (const { source, target } of come) this.#add.run(requestKey, pair, source, target);
      for (const hash of new Set(come.flatMap(({ source, target }) => [source, target]))) {
        this.#addText.run(hash, texts.get(hash) ?? '');
      }
      for (const place of [...left, ...joined.filter((one) => this.#areSeveral(one))]) {
        for (const other of this.#with[place.side].all(place.pair, place.hash, mostOwed)) {
          if (other !== requestKey) this.#owe.run(other);
        }
      }
    })();
  }

  /** Where the source of a segment is translated otherwise: none, or one or two of all places. */
  otherTargets(pair: number, { source, target }: HashedSegment): readonly OtherSegment[] {
    return this.#others('source', pair, source, target);
  }

  /** Where another source has the same translation: none, or one or two of all places. */
  otherSources(pair: number, { source, target }: HashedSegment): readonly OtherSegment[] {
    return this.#others('target', pair, target, source);
  }

  owed(limit: number): readonly number[] {
    return this.#owed.all(limit);
  }

  /** The main database has them now. */
  settleOwed(requestKeys: readonly number[]): void {
    this.#db.transaction(() => {
      for (const key of requestKeys) this.#settle.run(key);
    })();
  }

  close(): void {
    this.#db.close();
  }

  #areSeveral({ side, pair, hash }: Place): boolean {
    return this.#first[side].get(pair, hash)?.hash !== this.#last[side].get(pair, hash)?.hash;
  }

  #others(by: Side, pair: number, hash: number, known: number): readonly OtherSegment[] {
    return [this.#first[by].get(pair, hash), this.#last[by].get(pair, hash)]
      .filter((end) => end !== undefined)
      .filter((end) => end.hash !== known)
      .map((end) => ({ requestKey: end.requestKey, text: this.#text.get(end.hash) ?? '' }));
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
