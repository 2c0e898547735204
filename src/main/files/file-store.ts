import type { Database, Statement } from 'better-sqlite3';
import type { JsonObject } from '../../content/content-request';
import { fromJsonColumn, toJsonColumn } from '../database/json-column';

export interface StoredFile {
  readonly key: number;
  readonly order_key: number;
  readonly folder: string;
  readonly name: string;
  readonly format: string;
  /** Everything else that is needed to read the file. */
  readonly options: JsonObject;
}

export interface NewFile {
  readonly orderKey: number;
  readonly folder: string;
  readonly name: string;
  readonly format: string;
  readonly options: JsonObject;
}

export interface StoredFileVersion {
  readonly key: number;
  readonly number: number;
  readonly hash: Buffer;
  readonly imported_us: number;
  readonly size_bytes: number;
}

export interface NewFileVersion {
  readonly fileKey: number;
  readonly number: number;
  readonly hash: Uint8Array;
  readonly importedUs: number;
  readonly bytes: Uint8Array;
}

type FileRow = Omit<StoredFile, 'options'> & { readonly options: string | null };

/** SQL on imported files. Every version stays as it was imported. */
export class FileStore {
  readonly #byPlace: Statement<[string, string, string], FileRow>;
  readonly #ofOrder: Statement<[number], FileRow>;
  readonly #insert: Statement;
  readonly #setOptions: Statement;
  readonly #insertVersion: Statement;
  readonly #versions: Statement<[number], StoredFileVersion>;
  readonly #bytes: Statement<[number], Buffer>;

  constructor(db: Database) {
    const columns = 'f.key, order_key, folder, name, format, options';
    this.#byPlace = db.prepare(`
      SELECT ${columns} FROM order_files f JOIN orders o ON o.key = order_key
      WHERE folder = ? AND name = ? AND language_source_canonical = ? ORDER BY f.key DESC LIMIT 1`);
    this.#ofOrder = db.prepare(`SELECT ${columns} FROM order_files f WHERE order_key = ? ORDER BY f.key`);
    this.#insert = db.prepare(
      'INSERT INTO order_files (order_key, folder, name, format, options) VALUES (?, ?, ?, ?, ?)',
    );
    this.#setOptions = db.prepare('UPDATE order_files SET options = ? WHERE key = ?');
    this.#insertVersion = db.prepare(
      'INSERT INTO file_versions (file_key, number, hash, imported_us, bytes) VALUES (?, ?, ?, ?, ?)',
    );
    this.#versions = db.prepare(`
      SELECT key, number, hash, imported_us, length(bytes) AS size_bytes FROM file_versions
      WHERE file_key = ? ORDER BY number`);
    this.#bytes = db.prepare<[number], Buffer>('SELECT bytes FROM file_versions WHERE key = ?').pluck();
  }

  /** The file that was imported last from a place with a source language (canonical). */
  byPlace(folder: string, name: string, source: string): StoredFile | undefined {
    return toFile(this.#byPlace.get(folder, name, source));
  }

  ofOrder(orderKey: number): StoredFile | undefined {
    return toFile(this.#ofOrder.get(orderKey));
  }

  insert({ orderKey, folder, name, format, options }: NewFile): number {
    const { lastInsertRowid } = this.#insert.run(orderKey, folder, name, format, toJsonColumn(options));
    return Number(lastInsertRowid);
  }

  setOptions(key: number, options: JsonObject): void {
    this.#setOptions.run(toJsonColumn(options), key);
  }

  insertVersion({ fileKey, number, hash, importedUs, bytes }: NewFileVersion): number {
    return Number(this.#insertVersion.run(fileKey, number, hash, importedUs, bytes).lastInsertRowid);
  }

  /** Oldest first. */
  versions(fileKey: number): readonly StoredFileVersion[] {
    return this.#versions.all(fileKey);
  }

  bytes(versionKey: number): Uint8Array | undefined {
    return this.#bytes.get(versionKey);
  }
}

function toFile(row: FileRow | undefined): StoredFile | undefined {
  return row === undefined ? undefined : { ...row, options: fromJsonColumn(row.options) };
}
