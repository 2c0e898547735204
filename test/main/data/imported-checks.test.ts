import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importExport } from '../../../src/main/data/export-import';
import { checkHouse, type CheckHouse } from '../../support/content/check-house';
import { exportOf } from '../../support/filled-desk';
import { asRead, us } from '../../support/upstream/mirror';
import { tempFolder } from '../../support/temp-folder';

/** A result without a text, mirrored from a connection that has the same name everywhere. */
async function addFaulty({ core }: CheckHouse): Promise<number> {
  const { key } = await core.connections.add({ name: 'There', baseUrl: 'https://there.example' });
  await core.connections.pause(key, true);
  const field = { id: 'a', type: 'x', data: 'text', value: '', originalValue: 'Stop {name} now' };
  const request = asRead({ fields: [field] });
  const { requestKey } = await core.commits.durable(() =>
    core.mirror.apply(key, request, { learnedBy: 'webhook', learnedUs: us(1) }),
  );
  return requestKey;
}

/** Exports from another Locdesk with the same request, after `act`. */
async function exportWith(act: (house: CheckHouse, key: number) => Promise<unknown>): Promise<string> {
  const house = checkHouse();
  const key = await addFaulty(house);
  await house.check();
  await act(house, key);
  const file = join(tempFolder(), 'theirs.jsonl');
  writeFileSync(file, exportOf(house.dataFolder));
  return file;
}

function importInto({ db, environment }: CheckHouse, file: string) {
  return importExport({ db, environment }, file, {
    onProgress: () => undefined,
    pause: async () => undefined,
  });
}

const dismissFirst =
  (scope: 'field' | 'everywhere', reason: string) =>
  async (house: CheckHouse, key: number): Promise<unknown> =>
    house.core.problems.dismiss(key, [house.problemsOf(key)[0]?.key ?? 0], scope, reason);

it.each(['field', 'everywhere'] as const)(
  'a dismissal (%s) that is imported holds for a request that is here, in its counts too, and only once',
  async (scope) => {
    const file = await exportWith(dismissFirst(scope, 'theirs'));
    const house = checkHouse();
    const key = await addFaulty(house);
    await house.check();
    expect(house.countsOf(key)).toEqual({ errors: 1, warnings: 0, styles: 0 });
    expect(await importInto(house, file)).toMatchObject({
      added: { requests: 0, dismissals: 1 },
      here: { requests: 1, dismissals: 0 },
    });
    await house.check();
    expect(house.problemsOf(key)[0]?.dismissed).toMatchObject({ scope, reason: 'theirs' });
    expect(house.countsOf(key)).toBeUndefined();
    expect(await importInto(house, file)).toMatchObject({
      added: { dismissals: 0 },
      here: { dismissals: 1 },
    });
  },
);

it('a dismissal of the same that is here keeps its own reason', async () => {
  const file = await exportWith(dismissFirst('field', 'theirs'));
  const house = checkHouse();
  const key = await addFaulty(house);
  await house.check();
  await dismissFirst('field', 'ours')(house, key);
  expect(await importInto(house, file)).toMatchObject({ here: { dismissals: 1 } });
  expect(house.problemsOf(key)[0]?.dismissed?.reason).toBe('ours');
});

it('a level that is imported is followed by the counts; one that is set here stays', async () => {
  const file = await exportWith(async (house) => {
    await house.core.checkLevels.set('target-empty', undefined, 'warning');
    await house.core.checkLevels.set('numbers', undefined, 'off');
  });
  const house = checkHouse();
  const key = await addFaulty(house);
  await house.check();
  await house.core.checkLevels.set('numbers', undefined, 'error');
  expect(await importInto(house, file)).toMatchObject({
    added: { checkLevels: 1 },
    here: { checkLevels: 1 },
  });
  await house.check();
  expect(house.countsOf(key)).toEqual({ errors: 0, warnings: 1, styles: 0 });
  expect(house.core.checkLevels.list()).toEqual([
    { check: 'numbers', level: 'error' },
    { check: 'target-empty', level: 'warning' },
  ]);
});

it('a level that switches a check on for a pair has everything checked again', async () => {
  const file = await exportWith((house) =>
    house.core.checkLevels.set('target-empty', { source: 'en', target: 'de' }, 'error'),
  );
  const house = checkHouse();
  await house.core.checkLevels.set('target-empty', undefined, 'off');
  const key = await addFaulty(house);
  await house.check();
  expect(house.problemsOf(key)).toEqual([]);
  await importInto(house, file);
  await house.check();
  expect(house.countsOf(key)).toEqual({ errors: 1, warnings: 0, styles: 0 });
});
