import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  readingsIn,
  readingsText,
  type KnownWords,
  type ReadBy,
  type WordMemory,
} from '../../content/terms/recognize/known-words';

const folderName = 'known-words';
const ending = '.json';
/** Three for each of six pairs of languages, of whose terms only the newest version is written. */
const mostFiles = 18;
/** Readings are written again once this part of them is new. */
const shareOfNew = 0.05;

/** A hash of the rules by which terms are recognized; benches are built without it. */
declare const RECOGNITION_RULES: string | undefined;

export const knownWordsFolderOf = (dataFolder: string): string => join(dataFolder, folderName);

/**
 * Keeps which words of the desk's texts are forms of which terms, for the next start: deriving this takes up
 * to a second for a large termbase. A file is named by all that its readings depend on (the terms, and
 * the rules of the recognition, and the dictionary), so one that is found is right. Files that are lost or
 * damaged are made again.
 */
export class KnownWordsFolder implements WordMemory {
  readonly #folder: string;
  readonly #rules = typeof RECOGNITION_RULES === 'undefined' ? undefined : RECOGNITION_RULES;
  /** The number of readings in each file. */
  readonly #sizes = new Map<string, number>();

  constructor(dataFolder: string) {
    this.#folder = knownWordsFolderOf(dataFolder);
  }

  recall(by: ReadBy): KnownWords['readings'] | undefined {
    const name = this.#nameOf(by);
    if (name === undefined) return undefined;
    try {
      const file = join(this.#folder, name);
      const readings = readingsIn(readFileSync(file, 'utf8'));
      this.#sizes.set(name, readings.size);
      // A file that is used is not the oldest one.
      const now = new Date();
      utimesSync(file, now, now);
      return readings;
    } catch {
      this.#sizes.delete(name);
      return undefined;
    }
  }

  /** Writes readings, unless most of them are there. A full disk only costs the time. */
  keep({ readings, ...by }: KnownWords): void {
    const name = this.#nameOf(by);
    if (name === undefined) return;
    const before = this.#sizes.get(name) ?? 0;
    if (readings.size <= before * (1 + shareOfNew)) return;
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      const file = join(this.#folder, name);
      writeFileSync(`${file}.new`, readingsText(readings), { mode: 0o600 });
      renameSync(`${file}.new`, file);
      this.#sizes.set(name, readings.size);
      this.#removeOldest();
    } catch {
      // Without the file, the next start derives the readings again.
    }
  }

  #removeOldest(): void {
    const names = readdirSync(this.#folder);
    const times = new Map(names.map((name) => [name, statSync(join(this.#folder, name)).mtimeMs]));
    const byAge = names.toSorted((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
    for (const name of byAge.slice(mostFiles)) {
      rmSync(join(this.#folder, name), { force: true });
      this.#sizes.delete(name);
    }
  }

  #nameOf({ base, dictionary, names }: ReadBy): string | undefined {
    if (this.#rules === undefined) return undefined;
    const hash = createHash('sha256').update(JSON.stringify([this.#rules, base, dictionary, names]));
    return hash.digest('hex').slice(0, 32) + ending;
  }
}
