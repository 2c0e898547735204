import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { sidesOf } from '../../../../src/main/lists/search-indexer';
import type { Learning } from '../../../../src/main/upstream/mirror/mirror-service';
import { checkHouse, type CheckHouse } from '../../../support/content/check-house';
import { exportOf, importInto } from '../../../support/filled-desk';
import { openDatabase } from '../../../../src/main/database/database';
import { plainCore } from '../../../support/plain-core';
import { asRead, mirrorOver, us } from '../../../support/upstream/mirror';
import { quickDatabase } from '../../../support/database/quick-database';
import { migratedFolder } from '../../../support/migrated-folder';
import { tempFolder } from '../../../support/temp-folder';

type Said = readonly (readonly [id: string, value: string, originalValue?: string])[];

const fieldsOf = (said: Said) =>
  said.map(([id, value, originalValue]) => ({
    id,
    type: 'localizable',
    data: 'html',
    value,
    originalValue,
  }));

/** A connection's request, as its calls arrive step by step. */
async function mirror(house: CheckHouse) {
  const { key: connection } = await house.core.connections.add({
    name: 'There',
    baseUrl: 'https://there.example',
  });
  let at = 0;
  const apply = (changes: Record<string, unknown>, more: Partial<Learning> = {}) =>
    house.core.commits.durable(() =>
      house.core.mirror.apply(connection, asRead(changes), {
        learnedBy: 'webhook',
        learnedUs: us((at += 1)),
        ...more,
      }),
    );
  return {
    pending: (said: Said) => apply({ state: 'pending', completed: null, fields: fieldsOf(said) }),
    completed: (said: Said) =>
      apply(
        { state: 'complete', completed: '2026-11-20T08:00:30Z', fields: fieldsOf(said) },
        { learnedUs: us(60 + at) },
      ),
  };
}

function shown({ core }: Pick<CheckHouse, 'core'>, key: number, version: number) {
  return core.review
    .fields(key, version, { offset: 0, limit: 100 })
    .fields.map(({ source, target, isSourceUnknown }) => [source, target, isSourceUnknown ?? false]);
}

describe('a result that comes without what was submitted', () => {
  it('is a target, its source is not known, and nothing is found in it', async () => {
    const house = checkHouse();
    const { requestKey } = await (await mirror(house)).completed([['a', 'Kaffee und Tee sind bereit.']]);
    expect(shown(house, requestKey, 1)).toEqual([['', 'Kaffee und Tee sind bereit.', true]]);
    await house.check();
    expect(house.core.problems.ofRequest(requestKey)).toMatchObject({ state: 'checked', problems: [] });
  });

  it('has the source that was submitted, by its id, and is checked against it', async () => {
    const house = checkHouse();
    const { pending, completed } = await mirror(house);
    await pending([
      ['a', 'Tea is ready, {name}.'],
      ['first', 'First'],
      ['second', 'Second'],
    ]);
    const { requestKey, version } = await completed([
      ['second', 'Zweitens'],
      ['first', 'Erstens'],
      ['a', 'Der Tee ist fertig.'],
      ['new', 'Neu'],
    ]);
    expect(version).toBe(2);
    expect(shown(house, requestKey, 2)).toEqual([
      ['Second', 'Zweitens', false],
      ['First', 'Erstens', false],
      ['Tea is ready, {name}.', 'Der Tee ist fertig.', false],
      ['', 'Neu', true],
    ]);
    expect(shown(house, requestKey, 1)[0]).toEqual(['Tea is ready, {name}.', undefined, false]);
    await house.check();
    expect(house.problemsOf(requestKey).map(({ check, fieldId }) => [check, fieldId])).toEqual([
      ['placeholders', 'a'],
    ]);
  });

  it('with the very text that was submitted is a version of its own: now the text is both sides', async () => {
    const house = checkHouse();
    const { pending, completed } = await mirror(house);
    await pending([['a', 'Locdesk']]);
    const { requestKey, version } = await completed([['a', 'Locdesk']]);
    expect(version).toBe(2);
    expect(shown(house, requestKey, 2)).toEqual([['Locdesk', 'Locdesk', false]]);
    expect((await completed([['a', 'Locdesk']])).kind).toBe('unchanged');
  });

  it('and is changed afterwards keeps the source it had', async () => {
    const house = checkHouse();
    const { completed } = await mirror(house);
    await completed([['a', 'Eins', 'One']]);
    const { requestKey, version } = await completed([['a', 'Einer']]);
    expect(shown(house, requestKey, version)).toEqual([['One', 'Einer', false]]);
  });

  it('and is changed afterwards, its source still not known, takes no result for it', async () => {
    const house = checkHouse();
    const { completed } = await mirror(house);
    await completed([['a', 'Eins']]);
    const { requestKey, version } = await completed([['a', 'Einer']]);
    expect(shown(house, requestKey, version)).toEqual([['', 'Einer', true]]);
  });

  it('is compared with another version by its target alone', async () => {
    const house = checkHouse();
    const { completed } = await mirror(house);
    await completed([
      ['a', 'Eins'],
      ['b', 'Zwei'],
    ]);
    await completed([
      ['a', 'Einer'],
      ['b', 'Zwei'],
    ]);
    const { requestKey: key } = await completed([
      ['a', 'Einer', 'One'],
      ['b', 'Zwei', 'Two'],
    ]);
    const { comparisons } = house.core;
    expect(comparisons.overview({ key, from: 1, to: 2 }, 0).fields).toEqual([
      { id: 'a', kind: 'changed', source: false, target: true },
      { id: 'b', kind: 'same', source: false, target: false },
    ]);
    // That it became known is worth showing, and no change of it.
    const range = { key, from: 2, to: 3 };
    expect(comparisons.overview(range, 0).fields[0]).toEqual({
      id: 'a',
      kind: 'changed',
      source: false,
      target: false,
    });
    const [a] = comparisons.fields(range, [0]);
    expect([a?.before, a?.after]).toMatchObject([
      { source: '', target: 'Einer', isSourceUnknown: true },
      { source: 'One', target: 'Einer' },
    ]);
  });

  it('is looked for in the newest versions only: a service that edits without end has not all of them read each time', () => {
    const { mirror: service, versions } = mirrorOver(quickDatabase());
    const says = (at: number) =>
      service.apply(1, asRead({ fields: fieldsOf([['a', `Result ${at}`]]) }), {
        learnedBy: 'sync',
        learnedUs: us(at),
      });
    for (let at = 0; at < 40; at += 1) says(at);
    const read = vi.spyOn(versions, 'fields');
    expect(says(40)).toMatchObject({ kind: 'changed', version: 41 });
    expect(read.mock.calls).toHaveLength(20);
  });

  it('is the same after export and import', async () => {
    const house = checkHouse();
    const { pending, completed } = await mirror(house);
    await pending([['a', 'One']]);
    await completed([
      ['a', 'Eins'],
      ['b', 'Zwei'],
    ]);
    const file = join(tempFolder(), 'x.jsonl');
    writeFileSync(file, exportOf(house.dataFolder));
    const folder = migratedFolder();
    await importInto(folder, file);
    const { db } = openDatabase(folder, '2026-11-21T00:00:00Z');
    const there = { core: plainCore(db, house.environment) };
    expect(shown(there, 1, 2)).toEqual([
      ['One', 'Eins', false],
      ['', 'Zwei', true],
    ]);
    expect(shown(there, 1, 1)).toEqual([['One', undefined, false]]);
    db.close();
  });

  it('is found as a target only', () => {
    const field = { id: 'a', type: 'x', data: 'text', value: 'Tee', extra: {} };
    expect(sidesOf({ ...field, isSourceUnknown: true })).toEqual({ source: '', target: 'Tee' });
  });
});
