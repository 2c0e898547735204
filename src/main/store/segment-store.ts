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

type Seek = Statement<[number, number, number], { requestKey: number; hash: number }>;

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
  readonly #targetBelow: Seek;
  readonly #targetAbove: Seek;
  readonly #sourceBelow: Seek;
  readonly #sourceAbove: Seek;
  readonly #ends: Record<'source' | 'target', Statement<[number, number, number, number], Ends>>;
  readonly #with: Record<'source' | 'target', Statement<[number, number, number], number>>;
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
    const seek = (by: string, other: string, side: '<' | '>'): Seek =>
      db.prepare(
        `SELECT request_key AS requestKey, ${other} AS hash FROM segments
         WHERE pair = ? AND ${by} = ? AND ${other} ${side} ? ORDER BY ${other} ${side === '<' ? 'DESC' : ''} LIMIT 1`,
      );
    this.#targetBelow = seek('source', 'target', '<');
    this.#targetAbove = seek('source', 'target', '>');
    this.#sourceBelow = seek('target', 'source', '<');
    this.#sourceAbove = seek('target', 'source', '>');
    const ends = (by: string, other: string): Statement<[number, number, number, number], Ends> =>
      db.prepare(`SELECT (SELECT min(${other}) FROM segments WHERE pair = ? AND ${by} = ?) AS first,
        (SELECT max(${other}) FROM segments WHERE pair = ? AND ${by} = ?) AS last`);
    this.#ends = { source: ends('source', 'target'), target: ends('target', 'source') };
    const having = (by: string): Statement<[number, number, number], number> =>
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

  pairKey({ source, target }: LanguagePair): number {
    return this.#pair.get(source, target) ?? Number(this.#addPair.run(source, target).lastInsertRowid);
  }

  /**
   * A request's segments take the place of those it had. Where one's translations became several by it, or one again, the
   * other requests that have it are owed another check.
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
      const touched = new Map<string, readonly [side: 'source' | 'target', pair: number, hash: number]>();
      for (const segment of [...gone, ...come.map((one) => ({ ...one, pair }))]) {
        for (const side of ['source', 'target'] as const) {
          touched.set(`${side} ${segment.pair} ${segment[side]}`, [side, segment.pair, segment[side]]);
        }
      }
      const wereSeveral = [...touched.values()].map((place) => this.#areSeveral(...place));
      for (const { pair: of, source, target } of gone) this.#remove.run(requestKey, of, source, target);
      for (const { source, target } of come) this.#add.run(requestKey, pair, source, target);
      for (const [hash, text] of texts) this.#addText.run(hash, text);
      for (const [index, place] of [...touched.values()].entries()) {
        if (this.#areSeveral(...place) === wereSeveral[index]) continue;
        const [side, of, hash] = place;
        for (const other of this.#with[side].all(of, hash, mostOwed)) {
          if (other !== requestKey) this.#owe.run(other);
        }
      }
    })();
  }

  /** Where the source of a segment is translated otherwise. */
  otherTarget(pair: number, { source, target }: HashedSegment): OtherSegment | undefined {
    return this.#named(
      this.#targetBelow.get(pair, source, target) ?? this.#targetAbove.get(pair, source, target),
    );
  }

  /** Where another source has the same translation. */
  otherSource(pair: number, { source, target }: HashedSegment): OtherSegment | undefined {
    return this.#named(
      this.#sourceBelow.get(pair, target, source) ?? this.#sourceAbove.get(pair, target, source),
    );
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

  #areSeveral(side: 'source' | 'target', pair: number, hash: number): boolean {
    const ends = this.#ends[side].get(pair, hash, pair, hash);
    return ends !== undefined && ends.first !== ends.last;
  }

  #named(
    found: { readonly requestKey: number; readonly hash: number } | undefined,
  ): OtherSegment | undefined {
    if (found === undefined) return undefined;
    return { requestKey: found.requestKey, text: this.#text.get(found.hash) ?? '' };
  }
}

interface Ends {
  readonly first: number | null;
  readonly last: number | null;
}

function nameOf(pair: number, { source, target }: HashedSegment): string {
  return `${pair} ${source} ${target}`;
}
