import { closeSync, openSync, writeSync } from 'node:fs';
import SQLite from 'better-sqlite3';

/** Overwrites the first page of a table, which is found damaged when the table is read. */
export function damageTable(file: string, table: string): void {
  const db = new SQLite(file, { readonly: true });
  const page = Number(
    db.prepare<[string]>('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck().get(table),
  );
  const size = Number(db.pragma('page_size', { simple: true }));
  db.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(size, 0xee), 0, size, (page - 1) * size);
  closeSync(handle);
}
