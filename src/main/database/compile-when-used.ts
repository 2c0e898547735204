import type { ColumnDefinition, Database, RunResult, Statement } from 'better-sqlite3';

/**
 * Has each statement of this connection compiled when it is used first. The program has some six hundred, and
 * compiling all of them was half of a start. A mistake in one shows at its first use; a table that is missing
 * is found when the database is opened (`probeTables`).
 */
export function compileWhenUsed(db: Database): void {
  const prepare = db.prepare.bind(db);
  Object.assign(db, { prepare: (sql: string) => new LaterStatement(db, sql, () => prepare(sql)) });
}

class LaterStatement implements Statement {
  readonly database: Database;
  readonly source: string;
  #compile: () => Statement;
  #compiled: Statement | undefined;

  constructor(database: Database, source: string, compile: () => Statement) {
    this.database = database;
    this.source = source;
    this.#compile = compile;
  }

  get #statement(): Statement {
    return (this.#compiled ??= this.#compile());
  }

  get reader(): boolean {
    return this.#statement.reader;
  }

  get readonly(): boolean {
    return this.#statement.readonly;
  }

  get busy(): boolean {
    return this.#compiled?.busy ?? false;
  }

  run(...values: unknown[]): RunResult {
    return this.#statement.run(...values);
  }

  get(...values: unknown[]): unknown {
    return this.#statement.get(...values);
  }

  all(...values: unknown[]): unknown[] {
    return this.#statement.all(...values);
  }

  iterate(...values: unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...values);
  }

  columns(): ColumnDefinition[] {
    return this.#statement.columns();
  }

  bind(...values: unknown[]): this {
    this.#statement.bind(...values);
    return this;
  }

  pluck(on = true): this {
    return this.#set((statement) => statement.pluck(on));
  }

  expand(on = true): this {
    return this.#set((statement) => statement.expand(on));
  }

  raw(on = true): this {
    return this.#set((statement) => statement.raw(on));
  }

  safeIntegers(on = true): this {
    return this.#set((statement) => statement.safeIntegers(on));
  }

  #set(change: (statement: Statement) => Statement): this {
    if (this.#compiled === undefined) {
      const compile = this.#compile;
      this.#compile = () => change(compile());
    } else {
      change(this.#compiled);
    }
    return this;
  }
}
