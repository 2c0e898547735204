import { expect, it } from 'vitest';
import { builtInProfiles } from '../../../src/content/receivers/built-in/built-in-profiles';
import { rehearseField, rehearseRequest } from '../../../src/content/receivers/rehearse';
import { publishedPages } from './published-pages';

it('there is a page for each built-in profile', () => {
  expect(publishedPages.map(({ profile }) => profile)).toEqual(builtInProfiles.map(({ id }) => id));
});

it.each(publishedPages)('rehearses a page for $profile: $origin', (page) => {
  const profile = builtInProfiles.find(({ id }) => id === page.profile);
  if (profile === undefined) throw new Error(`there is no profile ${page.profile}`);
  const fields = page.fields.map((field, position) => ({
    ...field,
    type: 'localizable',
    data: field.data ?? 'html',
    position,
  }));
  const rehearsed = fields.map((field) => ({ field, ...rehearseField(profile, field) }));
  expect(
    rehearsed.flatMap(({ findings }) => findings.map(({ fieldId, rule }) => `${fieldId}: ${rule.id}`)),
  ).toEqual(page.expected);
  expect(rehearseRequest(profile, { language: page.language, fields })).toEqual([]);
  for (const { field, stored } of rehearsed) {
    const wanted = page.stored?.[field.id];
    if (wanted !== undefined) expect(stored).toBe(wanted);
  }
});
