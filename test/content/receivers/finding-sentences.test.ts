import { describe, expect, it } from 'vitest';
import { findingMessages } from '../../../src/content/receivers/finding-messages';
import { findingKey, findingSentence } from '../../../src/content/receivers/finding-sentence';
import { builtInProfiles } from '../../../src/content/receivers/built-in/built-in-profiles';
import type { FieldRule } from '../../../src/content/receivers/receiver-profile';
import { rehearseField } from '../../../src/content/receivers/rehearse';
import { ruleValues } from './rule-values';

const findings = ruleValues.flatMap(({ rule, id, broken, source, data = 'html' }) => {
  const field = { id, type: 'localizable', data, position: 0, source, target: broken };
  return builtInProfiles.flatMap((profile) => {
    const rules = profile.rules.filter((one) => one.id === rule);
    return rehearseField({ rules }, field).findings.map((finding) => ({ profile, finding }));
  });
});

const ofModel = { id: 'a', says: 'A rule.', source: { title: 'Our model' }, level: 'refused' } as const;

describe('a finding is said in a sentence', () => {
  it('that the messages have, with the name of the receiver and every value', () => {
    expect(findings.length).toBeGreaterThan(80);
    for (const { profile, finding } of findings) {
      expect(Object.keys(findingMessages)).toContain(findingKey(finding));
      const sentence = findingSentence(profile, finding);
      expect(sentence).toContain(profile.name);
      expect(sentence).not.toMatch(/\{\{(?!\s*count|\s*anzahl)/);
    }
  });

  it.each<FieldRule>([
    { ...ofModel, kind: 'min-length', min: 3 },
    { ...ofModel, kind: 'values', values: ['left', 'right'] },
    { ...ofModel, kind: 'without-pattern', pattern: 'n' },
  ])('that the messages have for rules of content models: $kind', (rule) => {
    const field = { id: 'a', type: '', data: 'text', position: 0, source: 'no', target: 'no' };
    const [finding] = rehearseField({ rules: [rule] }, field).findings;
    if (finding === undefined) return expect.fail('nothing is found');
    expect(Object.keys(findingMessages)).toContain(findingKey(finding));
    expect(findingSentence({ name: 'Our model' }, finding)).not.toContain('{{');
  });

  it('that says whether an address with letters of other scripts is refused or changed', () => {
    const field = { id: 'slug', type: '', data: 'text', position: 0, source: undefined, target: '結束於 a' };
    const said = (['refused', 'changed'] as const).flatMap((level) =>
      builtInProfiles.flatMap((profile) => {
        const rules = profile.rules.flatMap((rule) =>
          rule.id === 'storyblok.slug-characters' && rule.kind === 'slug' ? [{ ...rule, level }] : [],
        );
        return rehearseField({ rules }, field).findings.map((finding) => findingSentence(profile, finding));
      }),
    );
    expect(said).toEqual([
      'Storyblok refuses an address with these letters. Write the address in Latin letters.',
      'Storyblok does not keep these letters in an address. Write the address in Latin letters.',
    ]);
  });
});
