import { expect, it } from 'vitest';
import { ManualEnvironment } from '../../support/manual-environment';
import { plainCore } from '../../support/plain-core';
import { quickDatabase } from '../../support/database/quick-database';
import { sayVersion } from '../../support/database/versioned-request';

const mebi = 1024 * 1024;
const all = { offset: 0, limit: 200 };

function desk(contents: Parameters<typeof sayVersion>[2]) {
  const db = quickDatabase();
  const core = plainCore(db, new ManualEnvironment());
  db.exec("INSERT INTO connections (name, base_url, listener_key, created_us) VALUES ('Acme', 'u', 'k', 0)");
  const key = sayVersion(db, 1, { title: ['a', 'b'] });
  // An earlier Locdesk mirrored values of any size; so large a one does not get in any more.
  const put = db.prepare('UPDATE fields SET value = ?, original_value = ? WHERE request_key = ?');
  const [[source, target] = ['', '']] = Object.values(contents);
  put.run(target, source, key);
  return core.review.fields(key, 1, all);
}

it('a window of fields never has much more than 4 MiB: a field that alone is longer comes cut, and says so', () => {
  const { fields } = desk({ title: ['s'.repeat(3 * mebi), 'ü'.repeat(9 * mebi)] });
  expect(fields).toHaveLength(1);
  expect(fields[0]?.isCut).toBe(true);
  expect(fields[0]?.source).toBe('s'.repeat(2 * mebi));
  expect(fields[0]?.target).toBe('ü'.repeat(2 * mebi));
});

it('a field that fits comes whole', () => {
  const { fields } = desk({ title: ['s', '𝒳'.repeat(mebi)] });
  expect(fields[0]).not.toHaveProperty('isCut');
  expect(fields[0]?.target).toBe('𝒳'.repeat(mebi));
});

const windows: readonly (readonly [
  string,
  (core: ReturnType<typeof plainCore>, key: number) => readonly unknown[],
])[] = [
  ['a request', (core, key) => core.review.fields(key, 2, all).fields],
  ['an outline', (core, key) => core.review.outline(key, 2, 0).fields],
  ['a comparison', (core, key) => core.comparisons.fields({ key, from: 1, to: 2 }, [0, 1])],
  ['a request that is edited', (core, key) => core.drafts.fields(key, all).fields],
];

it.each(windows)(
  'a window of %s has one field at least, also one that alone is longer than 4 MiB',
  (_what, read) => {
    const db = quickDatabase();
    const core = plainCore(db, new ManualEnvironment());
    db.exec(
      "INSERT INTO connections (name, base_url, listener_key, created_us) VALUES ('Acme', 'u', 'k', 0)",
    );
    sayVersion(db, 1, { title: ['a', 'b'], body: ['c', 'd'] });
    const key = sayVersion(db, 2, { title: ['a', 'e'], body: ['c', 'f'] });
    db.prepare('UPDATE fields SET value = @long, original_value = @long').run({ long: 'x'.repeat(3 * mebi) });
    expect(read(core, key)).toHaveLength(1);
  },
);

it("the outline names each field by the beginning of its source's visible text", () => {
  const db = quickDatabase();
  const core = plainCore(db, new ManualEnvironment());
  db.exec("INSERT INTO connections (name, base_url, listener_key, created_us) VALUES ('Acme', 'u', 'k', 0)");
  const key = sayVersion(db, 1, {
    short: ['<p>Fill the <b>kettle</b> &amp; wait.</p>', '<p>Eau</p>'],
    long: [`<p class="${'x'.repeat(200)}">${'Wait. '.repeat(5000)}</p>`, '<p>Attendez.</p>'],
    empty: ['', '<p>Rien</p>'],
  });
  db.prepare("UPDATE fields SET original_value = NULL, source_unknown = 1 WHERE id = 'empty'").run();
  const { fields } = core.review.outline(key, 1, 0);
  const texts = fields.map(({ text }) => text);
  expect(fields.map(({ isSourceUnknown }) => isSourceUnknown)).toEqual([undefined, undefined, true]);
  expect(texts).toEqual(['Fill the kettle & wait.', expect.stringMatching(/^(Wait\. ?)+.{0,4}…$/), 'Rien']);
  expect(texts[1]?.length).toBeLessThanOrEqual(80);
});
