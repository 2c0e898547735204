import { describe, expect, it, onTestFinished } from 'vitest';
import { rehearseField } from '../../../src/content/receivers/rehearse';
import { readProfileOrModel } from '../../../src/main/receivers/read-profile';
import { checkHouse } from '../../support/content/check-house';
import { addRequest } from '../../support/database/filled-requests';
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

const oneOfTwo = (id: string, level: string, tag: string, longest: number) => ({
  ...own,
  id,
  name: `The ${id}`,
  rules: [
    { id: 'length', kind: 'length', level, says: 'Short.', source, max: longest, unit: 'characters' },
    { id: 'tags', kind: 'tags', level: 'changed', says: 'One tag.', source, allowed: { [tag]: [] } },
  ],
});

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

  it('that was saved with a pattern that is refused now still applies with its other rules', async () => {
    const house = checkHouse();
    await house.core.receiverProfiles.save(document);
    await house.core.receiverProfiles.use({ profile: 'our-shop' });
    const of = { id: 'slug', level: 'refused', says: 'A form.', source } as const;
    const refusedNow = { ...of, kind: 'pattern', pattern: '(a|a)*', form: 'a' };
    const saved = JSON.stringify({ ...own, rules: [refusedNow, ...own.rules] });
    house.db.prepare('UPDATE receiver_profiles SET body = ?').run(saved);
    const { profiles } = house.core.receiverProfiles.list();
    expect(profiles.flatMap(({ id, refused }) => refused.map((rule) => `${id}: ${rule}`))).toEqual([
      'our-shop: slug',
    ]);
    const key = addRequest(house.db, { fields });
    await house.check();
    expect(rehearsed(house, key)).toEqual(both);
  });

  it('is listed once where it is applied to the same requests twice', async () => {
    const { receiverProfiles } = checkHouse().core;
    await receiverProfiles.use({ profile: 'wordpress' });
    await receiverProfiles.use({ profile: 'wordpress' });
    await receiverProfiles.use({ profile: 'wordpress', fields: 'title' });
    const { uses } = await receiverProfiles.use({ profile: 'wordpress', fields: 'title' });
    expect(uses.map(({ profile, fields: pattern }) => [profile, pattern])).toEqual([
      ['wordpress', undefined],
      ['wordpress', 'title'],
    ]);
  });

  it('is listed once where it is applied twice at one time', async () => {
    const { receiverProfiles } = checkHouse().core;
    const use = { profile: 'wordpress', fields: 'title' };
    const answers = await Promise.all([receiverProfiles.use(use), receiverProfiles.use(use)]);
    expect(answers.map(({ uses }) => uses.length)).toEqual([1, 1]);
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
    await house.core.receiverProfiles.use({ profile: 'our-shop', fields: 'name of it, FIELD-1' });
    await house.check();
    expect(rehearsed(house, key)).toEqual(both);
  });

  it.each(['name، field-1', 'name、field-1', 'name，field-1'])(
    'applies to the fields of %s, with the comma of the language that it is written in',
    async (pattern) => {
      const house = checkHouse();
      const key = addRequest(house.db, { fields });
      await house.core.receiverProfiles.save(document);
      await house.core.receiverProfiles.use({ profile: 'our-shop', fields: pattern });
      await house.check();
      expect(rehearsed(house, key)).toEqual(both);
    },
  );

  it('applies to a field whose ID has a comma, and is refused for a text that names no field', async () => {
    const { core, db } = checkHouse();
    const key = addRequest(db, { fields });
    const { receiverProfiles: receivers } = core;
    await receivers.save(document);
    for (const nothing of [',', ' , ', '、'])
      await expect(receivers.use({ profile: 'our-shop', fields: nothing })).rejects.toThrow(
        'has no field ID',
      );
    expect(receivers.list().uses).toEqual([]);
    await receivers.use({ profile: 'our-shop', fields: 'price, net' });
    expect(receivers.ofRequest(key)).toMatchObject([{ fields: ['price', 'net', 'price, net'] }]);
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

  it('that contradicts another one says its own findings, with its name in the sentence and in the evidence', async () => {
    const house = checkHouse();
    const text = `<i>${'Zwei '.repeat(14)}</i>`;
    const key = addRequest(house.db, { fields: [['<b>Two</b>', text]] });
    house.db.prepare('UPDATE requests SET token_id = ? WHERE key = ?').run('t-1', key);
    const [shop, blog] = [oneOfTwo('shop', 'refused', 'b', 60), oneOfTwo('blog', 'changed', 'i', 50)];
    for (const one of [shop, blog]) await house.core.receiverProfiles.save(JSON.stringify(one));
    await house.core.receiverProfiles.use({ profile: 'shop', token: 't-1', fields: 'field-*' });
    await house.core.receiverProfiles.use({ profile: 'shop', origin: 0 });
    await house.core.receiverProfiles.rehearse([key], ['blog']);
    await house.check();
    const said = house
      .problemsOf(key)
      .flatMap(({ check, variant, detail }) =>
        detail['receiver'] === undefined ? [] : [[detail['receiver'], check, variant, detail['max']]],
      );
    expect(said.toSorted((a, b) => a.join(' ').localeCompare(b.join(' ')))).toEqual([
      ['The blog', 'stored-differently', 'too-long-characters', '50'],
      ['The shop', 'refused', 'too-long-characters', '60'],
      ['The shop', 'stored-differently', 'tag', undefined],
    ]);
    const applied = house.core.receiverProfiles.ofRequest(key);
    expect(applied.map((one) => [JSON.parse(one.document).id, one.fields, one.isByHand])).toEqual([
      ['shop', undefined, undefined],
      ['blog', undefined, true],
    ]);
    const field = { id: 'a', type: 'localizable', data: 'html', position: 0, source: '', target: text };
    const stored = applied.map((one) => rehearseField(JSON.parse(one.document), field).stored);
    expect(stored).toEqual(['Zwei '.repeat(14), text.slice(0, 50)]);
    const lists = openLists(house.dataFolder, () => 0);
    onTestFinished(() => lists.close());
    const evidence = lists.handlers['failures.evidence']({ key, format: 'text', language: 'de' }).part;
    expect(evidence).toContain('The shop lehnt hier 77 Zeichen ab: höchstens 60');
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
    for (const name of ['WordPress', ' wordpress', 'Word\u200bPress'])
      await expect(core.receiverProfiles.save(JSON.stringify({ ...own, name }))).rejects.toThrow(
        'name: "WordPress" is the name of another profile.',
      );
    await core.receiverProfiles.save(JSON.stringify(own));
    const second = { ...own, id: 'second' };
    await expect(core.receiverProfiles.save(JSON.stringify(second))).rejects.toThrow(own.name);
    await core.receiverProfiles.save(JSON.stringify({ ...second, name: 'Second' }));
    await core.receiverProfiles.save(JSON.stringify(own));
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

it('an imported content model answers what its profile does not have', async () => {
  const { core } = checkHouse();
  const schema = { title: { type: 'text', required: true }, slug: { type: 'text', regex: '(a+)+' } };
  const model = JSON.stringify({ components: [{ name: 'page', schema }] });
  expect(await core.receiverProfiles.save(model)).toMatchObject({
    saved: 'Storyblok, our components',
    leftOut: ['page: slug: (a+)+'],
  });
  expect(await core.receiverProfiles.save(JSON.stringify(own))).toMatchObject({ leftOut: [] });
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
      // On a busy machine, the time of one try may not be enough; the program asks again, too.
      for (;;) {
        const answer = lists.handlers['fulfil.problems']({ key, fieldId: 'field-1', value });
        if ('isUnfinished' in answer) continue;
        return answer.filter(({ check }) => check === 'refused').map(({ detail }) => detail['over']);
      }
    };
    expect(live('Zwei!!')).toEqual(['1']);
    expect(live('Zwei')).toEqual([]);
    lists.close();
  });
});
