import { expect, it } from 'vitest';
import { readProfileOrModel } from '../../../src/main/receivers/read-profile';
import { ownProfile, withRules } from '../../../src/renderer/settings/receivers/own-profile';

const entries = { isRequired: true, isSingleLine: true, markup: 'text', unit: 'utf8Bytes' } as const;

it('the form makes a profile that the host accepts, whatever script its name is in', () => {
  for (const name of ['Our shop', '店舗', 'متجر', 'Ö'.repeat(60)]) {
    const made = ownProfile({ ...entries, name, fields: 'title, *.body', max: '30' });
    expect(readProfileOrModel(JSON.stringify(made)).profile).toEqual(made);
    expect(made.rules.map(({ kind }) => kind)).toEqual(['required', 'length', 'single-line', 'markup']);
    expect(made.rules[0]).toMatchObject({ fields: { ids: ['title', '*.body'] } });
    expect(made.rules.map(({ says }) => says)).toEqual([
      'title, *.body · Must have text',
      'title, *.body · Longest text 30 · Counted in bytes',
      'title, *.body · Single line',
      'title, *.body · Markup text',
    ]);
  }
});

it('the form makes only the rules that are filled in, for all fields without a pattern', () => {
  const made = ownProfile({
    name: 'Short',
    fields: ' ',
    max: '5',
    unit: 'words',
    isRequired: false,
    isSingleLine: false,
    markup: undefined,
  });
  expect(made.rules).toMatchObject([{ kind: 'length', max: 5, unit: 'words' }]);
  expect(made.rules[0]).not.toHaveProperty('fields');
});

const limits = { unit: 'characters', isRequired: false, isSingleLine: false, markup: undefined } as const;
const limited = (fields: string, max: string) => ownProfile({ name: 'Shop', fields, max, ...limits });

it('the form adds the limits of other fields to a profile, and replaces those of the same ones', () => {
  const both = withRules(limited('title', '60'), limited('meta', '160'));
  const again = withRules(both, limited('title', '70'));
  expect(both.rules.map(({ id }) => id)).toEqual(['own-shop.length', 'own-shop.length-2']);
  expect(again.rules).toMatchObject([
    { id: 'own-shop.length-2', fields: { ids: ['meta'] }, max: 160 },
    { id: 'own-shop.length', fields: { ids: ['title'] }, max: 70 },
  ]);
  expect(readProfileOrModel(JSON.stringify(again)).profile).toEqual(again);
});

const named = (name: string, known: Parameters<typeof ownProfile>[1]) =>
  ownProfile({ name, fields: '', max: '5', ...limits }, known);

it('the form adds to the profile of this name, and gives a name that differs in signs alone an ID of its own', () => {
  const known = [
    { id: 'own-shop', name: 'Shop!', isBuiltIn: false },
    { id: 'wordpress', name: 'WordPress', isBuiltIn: true },
  ];
  expect(named(' SHOP! ', known).id).toBe('own-shop');
  expect(named('Shop?', known)).toMatchObject({ id: 'own-shop-2', rules: [{ id: 'own-shop-2.length' }] });
  expect(named('WordPress', known).id).toBe('own-wordpress');
  const long = named('Ö'.repeat(60), [{ id: `own-${'o'.repeat(50)}`, name: 'Other', isBuiltIn: false }]);
  expect(readProfileOrModel(JSON.stringify(long)).profile).toEqual(long);
});
