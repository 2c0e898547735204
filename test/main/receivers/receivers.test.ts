import { describe, expect, it } from 'vitest';
import { readProfileOrModel } from '../../../src/main/receivers/read-profile';
import { checkHouse } from '../../support/check-house';
import { addRequest } from '../../support/filled-requests';
import { openLists } from '../../support/lists';

const source = { title: 'Our handbook', section: 'Texts' };
const own = {
  format: 'locdesk-receiver',
  version: 1,
  id: 'our-shop',
  name: 'Our shop',
  rules: [
    { id: 'short', kind: 'length', level: 'refused', says: 'Short.', source, max: 5, unit: 'characters' },
    { id: 'tags', kind: 'tags', level: 'changed', says: 'No tags.', source, allowed: {} },
  ],
};
const document = JSON.stringify(own);
const fields = [
  ['One', 'Eins'],
  ['<b>Two</b>', '<b>Zwei und drei</b>'],
] as const;

const rehearsed = (house: ReturnType<typeof checkHouse>, key: number) =>
  house
    .problemsOf(key)
    .filter(({ check }) => check === 'refused' || check === 'stored-differently')
    .map(({ check, fieldId, variant, level }) => `${fieldId} ${check} ${variant} ${level}`);

const both = ['field-1 refused too-long-characters error', 'field-1 stored-differently tag warning'];

describe('a profile of a receiver', () => {
  it('is rehearsed on what is there already, and on what arrives, like any check', async () => {
    const house = checkHouse();
    const there = addRequest(house.db, { fields });
    await house.check();
    expect(rehearsed(house, there)).toEqual([]);
    await house.core.receiverProfiles.save(document);
    await house.core.receiverProfiles.use({ profile: 'our-shop' });
    const arrived = addRequest(house.db, { fields });
    await house.check();
    expect(rehearsed(house, there)).toEqual(both);
    expect(rehearsed(house, arrived)).toEqual(both);
    expect(house.countsOf(there)).toMatchObject({ errors: 1 });
  });

  it('applies only to requests of its connection', async () => {
    const house = checkHouse();
    const local = addRequest(house.db, { fields });
    await house.core.receiverProfiles.save(document);
    const { uses } = await house.core.receiverProfiles.use({ profile: 'our-shop', origin: 7 });
    await house.check();
    expect(rehearsed(house, local)).toEqual([]);
    await house.core.receiverProfiles.removeUse(uses[0]?.key ?? 0);
    await house.core.receiverProfiles.use({ profile: 'our-shop', origin: 0 });
    await house.check();
    expect(rehearsed(house, local)).toEqual(both);
  });

  it('applies only to requests of its token', async () => {
    const house = checkHouse();
    const [first, second] = [addRequest(house.db, { fields }), addRequest(house.db, { fields })];
    house.db.prepare('UPDATE requests SET token_id = ? WHERE key = ?').run('t-1', first);
    await house.core.receiverProfiles.save(document);
    await house.core.receiverProfiles.use({ profile: 'our-shop', token: 't-1' });
    await house.check();
    expect([rehearsed(house, first), rehearsed(house, second)]).toEqual([both, []]);
  });

  it('applies only to the fields that its pattern names', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, { fields });
    await house.core.receiverProfiles.save(document);
    await house.core.receiverProfiles.use({ profile: 'our-shop', fields: '*-0' });
    await house.check();
    expect(rehearsed(house, key)).toEqual([]);
    await house.core.receiverProfiles.use({ profile: 'our-shop', fields: 'FIELD-1' });
    await house.check();
    expect(rehearsed(house, key)).toEqual(both);
  });

  it('applies by hand to single requests, and several at once', async () => {
    const house = checkHouse();
    const [first, second] = [addRequest(house.db, { fields }), addRequest(house.db, { fields })];
    await house.core.receiverProfiles.save(document);
    await house.core.receiverProfiles.rehearse([first], ['our-shop', 'app-store']);
    await house.check();
    expect([rehearsed(house, first), rehearsed(house, second)]).toEqual([both, []]);
    expect(house.core.receiverProfiles.ofRequest(first)).toMatchObject([
      { isByHand: true },
      { isByHand: true },
    ]);
    await house.core.receiverProfiles.rehearse([first], []);
    await house.check();
    expect(rehearsed(house, first)).toEqual([]);
  });

  it('finds nothing any more once it is removed', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, { fields });
    await house.core.receiverProfiles.save(document);
    await house.core.receiverProfiles.use({ profile: 'our-shop' });
    await house.check();
    const { profiles, uses } = await house.core.receiverProfiles.remove('our-shop');
    await house.check();
    expect(rehearsed(house, key)).toEqual([]);
    expect(uses).toEqual([]);
    expect(profiles.every(({ isBuiltIn }) => isBuiltIn)).toBe(true);
  });

  it('is refused with the place of every fault, and can not replace a built-in one', async () => {
    const { core } = checkHouse();
    const faulty = { ...own, rules: [{ ...own.rules[0], max: 'five' }, { kind: 'tags' }] };
    await expect(core.receiverProfiles.save(JSON.stringify(faulty))).rejects.toThrow(
      /rules\[0\]\.max: must be an integer.*rules\[1\]\.says: is missing/,
    );
    const replacing = JSON.stringify({ ...own, id: 'wordpress' });
    await expect(core.receiverProfiles.save(replacing)).rejects.toThrow('is a built-in profile');
    await expect(core.receiverProfiles.use({ profile: 'none' })).rejects.toThrow('There is no profile');
  });
});

it.each([
  ['Contentful', { contentTypes: [{ sys: { id: 'page' }, fields: 'none' }] }, 'contentTypes'],
  [
    'Contentful',
    { contentTypes: [{ sys: { id: 'page' }, fields: [{ id: 'n', type: 'Integer' }] }] },
    'contentTypes',
  ],
  ['Storyblok', { components: [] }, 'components'],
])('a content model of %s without rules is refused as what it is: %j', (system, model, list) => {
  expect(() => readProfileOrModel(JSON.stringify(model))).toThrow(
    `This content model can't be used: ${list} has no texts with rules. Export it again from ${system}.`,
  );
});

describe('a refusal', () => {
  it('is found by has:refusal until it is dismissed, and can be switched off like any check', async () => {
    const house = checkHouse();
    const [key] = [addRequest(house.db, { fields }), addRequest(house.db, { fields: [['One', 'Eins']] })];
    await house.core.receiverProfiles.save(document);
    await house.core.receiverProfiles.use({ profile: 'our-shop' });
    await house.check();
    const lists = openLists(house.dataFolder, Date.now);
    const total = () =>
      lists.handlers.total({ view: 'all', filter: 'has:refusal', sort: 'created', descending: true });
    expect(total()).toBe(1);
    const refused = house.problemsOf(key ?? 0).find(({ check }) => check === 'refused');
    await house.core.problems.dismiss(key ?? 0, [refused?.key ?? 0], 'field', 'our shop has grown');
    expect(total()).toBe(0);
    lists.close();
    await house.core.checkLevels.set('stored-differently', undefined, 'off');
    await house.core.relabels.run();
    expect(rehearsed(house, key ?? 0)).toEqual(['field-1 refused too-long-characters error']);
  });

  it('of a draft is known while it is written', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, { fields });
    await house.core.receiverProfiles.save(document);
    await house.core.receiverProfiles.use({ profile: 'our-shop' });
    await house.check();
    const lists = openLists(house.dataFolder, Date.now);
    const live = (value: string) => {
      const answer = lists.handlers['fulfil.problems']({ key, fieldId: 'field-1', value });
      if ('isUnfinished' in answer) throw new Error('the check is not finished');
      return answer.filter(({ check }) => check === 'refused').map(({ detail }) => detail['over']);
    };
    expect(live('Zwei!!')).toEqual(['1']);
    expect(live('Zwei')).toEqual([]);
    lists.close();
  });
});
