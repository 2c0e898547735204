import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { openBeside } from '../../../src/main/database/database';
import { ReceiverImporter } from '../../../src/main/data/receivers/imported-receivers';
import { ReceiverStore } from '../../../src/main/receivers/receiver-store';
import { growsTooFast } from '../../support/processor-time';
import { quickDatabase } from '../../support/database/quick-database';

const source = { title: 'Our handbook' };
const rule = {
  id: 'short',
  kind: 'length',
  level: 'refused',
  says: 'Short.',
  source,
  max: 5,
  unit: 'characters',
};
const own = { format: 'locdesk-receiver', version: 1, id: 'our-shop', name: 'Our shop', rules: [rule] };

type Profile = Omit<typeof own, 'rules'> & { readonly rules: readonly object[] };

/** A desk with stored documents, and an import into it. */
function importWith(...stored: readonly Profile[]): {
  readonly take: (profile: Profile) => boolean;
  readonly use: (id: string) => boolean | undefined;
  readonly report: ReceiverImporter['report'];
  readonly names: () => readonly unknown[];
} {
  const db = quickDatabase();
  const store = new ReceiverStore(db);
  for (const profile of stored) store.put(profile.id, JSON.stringify(profile));
  const importer = new ReceiverImporter(db);
  return {
    take: (profile) => importer.takeProfile({ kind: 'receiver-profile', profile }),
    use: (profile) => importer.takeUse({ kind: 'receiver-use', profile }, { origin: null, requestKey: null }),
    report: () => importer.report(),
    names: () => store.profiles().map(({ body }) => (JSON.parse(body) as { readonly name?: unknown }).name),
  };
}

it.each([
  ['names of their own', (index: number) => `Shop ${index}`],
  ['one name', () => 'Our shop'],
])('profiles with %s are imported in time linear in their number', (_rule, name) => {
  const take = (count: number): void => {
    const { take: takeOne } = importWith();
    for (let index = 0; index < count; index += 1)
      takeOne({ ...own, id: `shop-${index}`, name: name(index) });
  };
  expect(growsTooFast(take, 20)).toBe(false);
});

it('profiles with the same name get numbers one after another, also where one is taken', () => {
  const { take, names } = importWith({ ...own, id: 'a', name: 'OUR shop (3)' });
  for (const id of ['b', 'c', 'd']) take({ ...own, id });
  expect(names()).toEqual(['OUR shop (3)', 'Our shop', 'Our shop (2)', 'Our shop (4)']);
});

it('a name that another connection has written meanwhile is taken, too', () => {
  const db = quickDatabase();
  const importer = new ReceiverImporter(db);
  const take = (profile: Profile): boolean => importer.takeProfile({ kind: 'receiver-profile', profile });
  take({ ...own, id: 'a', name: 'First' });
  const other = openBeside(dirname(db.name), 1000);
  new ReceiverStore(other).put('b', JSON.stringify({ ...own, id: 'b' }));
  other.close();
  take(own);
  expect(importer.report().renamed.named).toEqual([{ name: 'Our shop', newName: 'Our shop (2)' }]);
});

it('an import of many profiles counts them all, and names the first ten', () => {
  const { take, report } = importWith(own);
  for (let index = 0; index < 20; index += 1) take({ ...own, id: `shop-${index}` });
  expect(report().renamed.count).toBe(20);
  expect(report().renamed.named).toHaveLength(10);
});

it('a stored profile of a newer program stops no import, and its name is taken', () => {
  const newer = { ...own, id: 'newer', rules: [{ ...rule, kind: 'of-tomorrow' }] };
  const { take, use, report } = importWith(newer);
  expect(use('newer')).toBe(true);
  expect(take({ ...newer, rules: [rule] })).toBe(false);
  expect(take(own)).toBe(true);
  expect(report()).toEqual({
    renamed: { count: 1, named: [{ name: 'Our shop', newName: 'Our shop (2)' }] },
    different: { count: 1, named: ['Our shop'] },
  });
});

it('a profile that has another name here is different, unless an import gave it that name', () => {
  const { take, report } = importWith(
    { ...own, id: 'a', name: 'Our shop (7)' },
    { ...own, id: 'b', name: 'Our old shop' },
  );
  for (const id of ['a', 'b']) expect(take({ ...own, id })).toBe(false);
  expect(report().different.named).toEqual(['Our shop']);
});

it('a long name is cut between characters, and without a space before its number', () => {
  const [emoji, spaced] = [`${'x'.repeat(55)}😀yyyy`, `${'x'.repeat(55)} yyyy`];
  const { take, names } = importWith({ ...own, id: 'a', name: emoji }, { ...own, id: 'b', name: spaced });
  take({ ...own, id: 'c', name: emoji });
  take({ ...own, id: 'd', name: spaced });
  expect(names().slice(2)).toEqual([`${'x'.repeat(55)}😀 (2)`, `${'x'.repeat(55)} (2)`]);
});
