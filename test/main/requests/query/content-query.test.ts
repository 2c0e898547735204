import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ContentQueryService,
  type ResultPage,
} from '../../../../src/main/requests/query/content-query-service';
import { parseCriteriaQuery } from '../../../../src/main/requests/query/criteria-query';
import { ContentRequestStore } from '../../../../src/main/requests/content-request-store';
import { CriteriaQueryStore } from '../../../../src/main/requests/query/criteria-query-store';
import type { Database } from '../../../../src/main/database/database';
import { DocumentStore } from '../../../../src/main/requests/document-store';
import { PageCursorStore } from '../../../../src/main/requests/query/page-cursor-store';
import { VersionStore } from '../../../../src/main/requests/version-store';
import { quickDatabase } from '../../../support/database/quick-database';
import { runs } from '../../../support/effort';

const caller = { tokenId: 'reader', kind: 'live' } as const;
const stamp = (us: number) => ({ text: new Date(us / 1000).toISOString(), us });

function desk(db: Database) {
  const requests = new ContentRequestStore(db);
  const versions = new VersionStore(db);
  let made = 0;
  return {
    /** Creates a new service, as after a restart, with only the database's state. */
    queries: (now = () => 0) =>
      new ContentQueryService(
        {
          documents: new DocumentStore(db),
          criteria: new CriteriaQueryStore(db),
          readings: new PageCursorStore(db),
          corrected: { of: ({ document }) => document },
        },
        { accept: async (_tokenId, alongside) => alongside() },
        { now },
      ),
    submit: (createdUs: number): string => {
      const id = `id-${(made += 1)}`;
      const key = requests.insert({
        origin: 0,
        id,
        state: 'pending',
        source: 'api',
        languageSource: 'en',
        languageTarget: 'de',
        languageSourceCanonical: 'en',
        languageTargetCanonical: 'de',
        created: stamp(createdUs),
        completed: undefined,
        version: 1,
        title: '',
        fieldCount: 0,
        sizeBytes: 0,
        extra: null,
        languageExtra: null,
        tokenId: undefined,
        isTest: false,
        testResultDueUs: undefined,
      });
      versions.insert(key, {
        number: 1,
        learned: stamp(0),
        learnedBy: 'submitted',
        fields: [],
        document: '"fields":[]',
      });
      return id;
    },
    complete: (id: string, completedUs: number): void => {
      db.prepare(
        "UPDATE requests SET state = 'completed', completed_us = ?, completed_text = 't' WHERE id = ? AND state = 'pending'",
      ).run(completedUs, id);
    },
  };
}

interface Answer {
  readonly pages: number;
  readonly total: number;
  readonly requests: readonly { readonly id: string }[];
}

function answerOf(page: ResultPage): Answer {
  return JSON.parse(typeof page === 'string' ? page : [...page].join('')) as Answer;
}

// Few instants: ties, within a page and across its end.
const instant = fc.integer({ min: 1, max: 4 });
const change = fc.record({ submitted: fc.array(instant, { maxLength: 2 }), completed: fc.array(fc.nat(30)) });
const sortBy = fc.constantFrom(
  [],
  ['created:desc'],
  ['completed'],
  ['completed:desc'],
  ['created', 'completed:desc'],
  ['completed', 'created:desc'],
);
const criteria = fc.constantFrom(
  [],
  [{ type: 'state', criteria: 'pending' }],
  [{ type: 'state', criteria: 'completed' }],
  [{ type: 'created', criteria: { from: '1970-01-01T00:00:00Z', to: '1970-01-01T00:00:00.000003Z' } }],
  [{ type: 'completed', criteria: { from: '1970-01-01T00:00:00.000002Z' } }],
);

it('pages that are read while requests are submitted and completed give each one that did not change exactly once', async () => {
  const db = quickDatabase();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ created: instant, completed: fc.option(instant) }), { maxLength: 15 }),
      criteria,
      sortBy,
      fc.integer({ min: 1, max: 4 }),
      fc.array(change, { maxLength: 8 }),
      async (requests, asked, sort, pageSize, changes) => {
        db.exec('DELETE FROM requests; DELETE FROM query_readings');
        const { queries, submit, complete } = desk(db);
        const ids: string[] = [];
        for (const { created, completed } of requests) {
          const id = submit(created);
          ids.push(id);
          if (completed !== null) complete(id, completed);
        }
        const query = parseCriteriaQuery({ criteria: asked, sortBy: sort });
        const read = async (page: number, size = pageSize): Promise<Answer> =>
          answerOf(await queries().criteriaQuery(query, { page, pageSize: size }, caller));
        const everything = async (): Promise<readonly string[]> =>
          (await read(1, 1000)).requests.map(({ id }) => id);

        const expected = await everything();
        const given: string[] = [];
        const changed = new Set<string>();
        let page = 1;
        for (;;) {
          const answer = await read(page);
          given.push(...answer.requests.map(({ id }) => id));
          // The total is current, independent of earlier pages.
          expect(answer.total).toBe((await everything()).length);
          expect(answer.pages).toBe(Math.ceil(answer.total / pageSize));
          // Requests that left the result make `pages` smaller, so the reading ends with a page that is not
          // full.
          if (answer.requests.length < pageSize || (page === 1 && answer.pages === 1)) break;
          page += 1;
          const { submitted, completed } = changes[page - 2] ?? { submitted: [], completed: [] };
          for (const createdUs of submitted) submit(createdUs);
          for (const at of completed) {
            const id = ids[at];
            if (id === undefined) continue;
            complete(id, (at % 4) + 1);
            changed.add(id);
          }
        }
        const unchanged = (list: readonly string[]) =>
          list.filter((id) => ids.includes(id) && !changed.has(id));
        expect(unchanged(given)).toEqual(unchanged(expected));
        const past = await read(page + 3);
        expect([past.requests, past.total]).toEqual([[], (await everything()).length]);
      },
    ),
    { numRuns: runs(100) },
  );
});

it('page cursors that are no longer used do not pile up', async () => {
  const db = quickDatabase();
  const { queries, submit } = desk(db);
  for (let n = 0; n < 3; n++) submit(n);
  let nowMs = 0;
  const service = queries(() => (nowMs += 1));
  const ask = async (n: number): Promise<void> => {
    const query = parseCriteriaQuery({
      criteria: [{ type: 'created', criteria: { to: new Date(60_000 + n).toISOString() } }],
    });
    await service.criteriaQuery(query, { page: 1, pageSize: 2 }, { ...caller, tokenId: `t${n % 7}` });
  };
  const count = (): unknown => db.prepare('SELECT count(*) FROM query_readings').pluck().get();
  const several = 10;
  for (let n = 0; n < several; n++) await ask(n);
  expect(count()).toBe(several);
  // One of them is copied to other tokens, so that 1,000 are exceeded by a few queries.
  db.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 980)
    INSERT INTO query_readings (token_id, query_hash, page, begins, ends, read_us)
      SELECT 'token ' || i, query_hash, page, begins, ends, i
      FROM n, (SELECT * FROM query_readings ORDER BY read_us LIMIT 1)`);
  for (let n = several; n < 3 * several; n++) await ask(n);
  expect(count()).toBe(1000);
  nowMs += 24 * 3600 * 1000;
  await service.criteriaQuery(parseCriteriaQuery({ criteria: [] }), { page: 1, pageSize: 2 }, caller);
  expect(count()).toBe(1);
});
