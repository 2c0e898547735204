import { expect, it } from 'vitest';
import { quickDatabase } from '../../support/database/quick-database';

it('a new request needs no statement journal, for which SQLite would copy each page of its indexes', () => {
  const db = quickDatabase();
  // A statement whose triggers write to other tables keeps the journal as soon as it calls a function, in a
  // trigger or in the predicate of an index, because any function may fail.
  const steps = db
    .prepare<[], { readonly opcode: string }>(
      'EXPLAIN INSERT OR FAIL INTO requests (origin, id) VALUES (0, 1)',
    )
    .all();
  const opcodes = new Set(steps.map(({ opcode }) => opcode));
  expect(opcodes).toContain('Program');
  expect([...opcodes].filter((opcode) => /^(?:Pure)?Func/.test(opcode))).toEqual([]);
});
