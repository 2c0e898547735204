import { expect, it } from 'vitest';
import { builtInProfiles } from '../../../src/content/receivers/built-in/built-in-profiles';
import { isFieldRule } from '../../../src/content/receivers/field-selector';
import { rehearseRequest } from '../../../src/content/receivers/rehearse';
import type { DeliveredRequest } from '../../../src/content/receivers/rehearsed';
import { readSampleRequests } from '../../../src/main/requests/sample-requests';
import { plantRequests } from './plant-request';

const rules = builtInProfiles
  .flatMap((profile) => profile.rules)
  .flatMap((rule) => (isFieldRule(rule) ? [] : [rule]));
const requests = (await readSampleRequests()).map(({ language, fields }) => ({
  language: language.target,
  fields: fields.map(({ value: source, target = source, ...field }, position) => ({
    ...field,
    source,
    target,
    position,
  })),
}));

it.each(rules)('$id finds what is planted into the requests of the samples, and nothing else', (rule) => {
  const found = (request: DeliveredRequest): boolean =>
    rehearseRequest({ rules: [rule] }, request).length > 0;
  expect(requests.filter(found).map(({ language }) => language)).toEqual([]);
  const plants = requests.slice(0, 3).flatMap((request) => plantRequests(rule, request));
  expect(plants.length).toBeGreaterThan(0);
  const missed = plants.filter((planted) => !found(planted));
  expect(missed.map(({ language, fields }) => [language, fields.length])).toEqual([]);
});
