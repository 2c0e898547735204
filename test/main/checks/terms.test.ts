import { describe, expect, it } from 'vitest';
import { termIndex } from '../../../src/content/terms/check/term-index';
import type { TermEntry } from '../../../src/content/terms/termbase';
import { checkLines } from '../../../src/main/checks/line-checks';
import { checkHouse, type CheckHouse } from '../../support/content/check-house';
import { addRequest } from '../../support/database/filled-requests';

const basket: TermEntry = {
  id: 'basket',
  terms: {
    en: [{ text: 'basket', status: 'preferred' }],
    de: [
      { text: 'Warenkorb', status: 'preferred' },
      { text: 'Korb', status: 'admitted' },
    ],
  },
};
const wrong = { fields: [['Open the basket.', 'Öffnen Sie die Tasche.'] as const] };

const termProblems = (house: CheckHouse, key: number): readonly string[] =>
  house.problemsOf(key).flatMap(({ check }) => (check.startsWith('term-') ? check : []));

describe('the terms of a request', () => {
  it('are checked again when a termbase changes', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, wrong);
    await house.check();
    expect(termProblems(house, key)).toEqual([]);
    const termbase = await house.core.termbases.create('Shop');
    const { key: entry } = await house.core.termbases.saveEntry(termbase, undefined, basket);
    await house.check();
    expect(termProblems(house, key)).toEqual(['term-missing']);
    await house.core.termbases.removeEntries(termbase, [entry]);
    await house.check();
    expect(termProblems(house, key)).toEqual([]);
  });

  it('are those of the termbases that apply to its connection', async () => {
    const house = checkHouse();
    const [own, other] = [addRequest(house.db, wrong), addRequest(house.db, { ...wrong, origin: 3 })];
    const termbase = await house.core.termbases.create('Shop');
    await house.core.termbases.saveEntry(termbase, undefined, basket);
    await house.core.termbases.use(termbase, { origin: 3 });
    await house.check();
    expect([termProblems(house, own), termProblems(house, other)]).toEqual([[], ['term-missing']]);
  });

  it('are checked again when a view that limits a termbase changes, goes and comes back', async () => {
    const house = checkHouse();
    const { termbases, savedViews } = house.core;
    const key = addRequest(house.db, wrong);
    const view = { name: 'A', view: 'all', filter: 'target:fr', sort: 'created', descending: false } as const;
    const { key: limiting } = await savedViews.create(view);
    const termbase = await termbases.create('Shop');
    await termbases.saveEntry(termbase, undefined, basket);
    await termbases.use(termbase, { view: limiting });
    const found: (readonly string[])[] = [];
    const steps = [
      () => savedViews.edit(limiting, { name: 'B' }),
      () => savedViews.edit(limiting, { filter: 'target:de' }),
      () => savedViews.remove(limiting),
      () => savedViews.restore(limiting),
    ];
    for (const step of steps) {
      await step();
      await house.check();
      found.push(termProblems(house, key));
    }
    expect(found).toEqual([[], ['term-missing'], [], ['term-missing']]);
  });

  it('are compared between its fields', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, {
      fields: [
        ['The basket is full.', 'Der Warenkorb ist voll.'],
        ['Empty the basket.', 'Leeren Sie den Warenkorb.'],
        ['A new basket.', 'Ein neuer Korb.'],
      ],
    });
    const termbase = await house.core.termbases.create('Shop');
    await house.core.termbases.saveEntry(termbase, undefined, basket);
    await house.check();
    expect(house.problemsOf(key)).toMatchObject([
      { check: 'term-inconsistent', detail: { term: 'basket', found: 'Korb', other: 'Warenkorb' } },
    ]);
  });
});

/** Returns which of the requests were checked since the change. */
async function checkedAgain(house: CheckHouse, keys: readonly number[]): Promise<readonly boolean[]> {
  await house.check();
  const round = house.db.prepare('SELECT round FROM check_sweep').pluck().get();
  const of = house.db.prepare<[number], number>('SELECT checked_round FROM requests WHERE key = ?').pluck();
  return keys.map((key) => of.get(key) === round);
}
const only = (id: string, language: string, text: string): TermEntry => ({
  id,
  terms: { [language]: [{ text, status: 'forbidden' }] },
});

describe('a change of a termbase', () => {
  const fields = [['Two baskets are full.', 'Zwei Warenkörbe sind voll.'] as const];
  const requests = (house: CheckHouse): readonly number[] => [
    addRequest(house.db, { fields }),
    addRequest(house.db, { fields: [['Nothing of it', 'Nichts davon']] }),
    addRequest(house.db, { fields: [['Two baskets', 'Deux paniers']], target: 'fr' }),
  ];

  it('checks only the requests that have one of its words in their languages', async () => {
    const house = checkHouse();
    const keys = requests(house);
    await house.check();
    const termbase = await house.core.termbases.create('Shop');
    const german = { ...basket, id: 'cart', terms: { de: basket.terms['de'] ?? [] } };
    const { key } = await house.core.termbases.saveEntry(termbase, undefined, german);
    expect(await checkedAgain(house, keys)).toEqual([true, false, false]);
    await house.core.termbases.removeEntries(termbase, [key]);
    expect(await checkedAgain(house, keys)).toEqual([true, false, false]);
    await house.core.termbases.saveEntry(termbase, undefined, basket);
    expect(await checkedAgain(house, keys)).toEqual([true, false, true]);
  });

  it('of all its entries checks the requests of its languages', async () => {
    const house = checkHouse();
    const keys = requests(house);
    const termbase = await house.core.termbases.create('Shop');
    await house.core.termbases.saveEntry(termbase, undefined, {
      id: 'sac',
      terms: { fr: [{ text: 'sac', status: 'forbidden' }] },
    });
    await house.check();
    await house.core.termbases.remove(termbase);
    expect(await checkedAgain(house, keys)).toEqual([false, false, true]);
  });

  it('is checked together with one before it that is not done', async () => {
    const house = checkHouse();
    const keys = requests(house);
    await house.check();
    const termbase = await house.core.termbases.create('Shop');
    await house.core.termbases.saveEntry(termbase, undefined, only('a', 'fr', 'panier'));
    await house.core.termbases.saveEntry(termbase, undefined, only('b', 'de', 'davon'));
    expect(await checkedAgain(house, keys)).toEqual([false, true, true]);
  });

  it('during a sweep over all requests leaves none out', async () => {
    const house = checkHouse();
    const keys = requests(house);
    await house.check();
    const termbase = await house.core.termbases.create('Shop');
    house.core.checking.sweep();
    await house.core.termbases.saveEntry(termbase, undefined, basket);
    expect(await checkedAgain(house, keys)).toEqual([true, true, true]);
  });
});

it('lines are checked with the terms that are given', () => {
  const fields = [{ id: 'a', value: 'Open the basket.', target: 'Öffnen Sie die Tasche.' }];
  const [answer] = checkLines([{ language: { source: 'en', target: 'de' }, fields }], {
    indexTerms: (languages, lemmasOf) => termIndex([basket], languages, lemmasOf),
  });
  expect(answer?.problems).toMatchObject([{ check: 'term-missing', level: 'warning', certainty: 'style' }]);
});
