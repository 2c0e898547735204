import { expect, it } from 'vitest';
import { builtInProfiles } from '../../../src/content/receivers/built-in/built-in-profiles';
import { isFieldRule } from '../../../src/content/receivers/field-selector';
import { rehearseField } from '../../../src/content/receivers/rehearse';
import { readSampleRequests } from '../../../src/main/requests/sample-requests';
import { scaled } from '../../support/effort';
import { plantBreaches, type PlantedInto } from './plant-breach';
import { ruleValues } from './rule-values';

const rules = builtInProfiles.flatMap((profile) => profile.rules).filter((rule) => isFieldRule(rule));
const texts = (await readSampleRequests())
  .flatMap((sample) => sample.fields)
  .flatMap(({ value: source, target }) => (target === undefined ? [] : [{ source, target }]))
  .filter(({ target }) => target.length > 60)
  .slice(0, scaled(6, 20));
/** The first word of each text, for fields that take only a few characters. */
const words = texts.map(({ source, target }) => ({ source: firstWord(source), target: firstWord(target) }));

function firstWord(text: string): string {
  return /\p{L}{4,}/u.exec(text.replaceAll(/<[^>]*>/g, ' '))?.[0] ?? '';
}

it.each(rules)('$id finds what is planted into the texts of the samples', (rule) => {
  const values = ruleValues.find((one) => one.rule === rule.id);
  const field = { id: values?.id ?? '', type: 'localizable', data: values?.data ?? 'html', position: 0 };
  const findingsOf = ({ source, target }: PlantedInto) =>
    rehearseField({ rules: [rule] }, { ...field, source, target }).findings;
  const isMadeAnew = rule.kind === 'slug' || rule.kind === 'pattern' || rule.kind === 'url';
  // A value that is broken as a whole says nothing where the text was broken before.
  const plants = [...texts, ...words]
    .filter((into) => isMadeAnew || findingsOf(into).length === 0)
    .flatMap((into) => plantBreaches(rule, into));
  const missed = plants.filter(
    (planted) =>
      !findingsOf(planted).some(
        ({ places }) =>
          planted.at === undefined ||
          places.some(({ from, to }) => from < (planted.at?.to ?? 0) && to >= (planted.at?.from ?? 0)),
      ),
  );
  expect(plants.length).toBeGreaterThan(0);
  expect(missed).toEqual([]);
});
