import { expect, it } from 'vitest';
import { androidStrings } from '../../../src/content/receivers/built-in/android';
import { rehearseField } from '../../../src/content/receivers/rehearse';
import { placeholdersIn } from '../../../src/content/receivers/rules/code-rules';
import { growsTooFast } from '../../support/processor-time';

it('finds the placeholders of Liquid, and gives up at once on braces that are never closed', () => {
  expect(placeholdersIn('liquid', 'Hi {{- name | upcase -}} and {{x}}').map(({ text }) => text)).toEqual([
    '{{- name | upcase -}}',
    '{{x}}',
  ]);
  // With two runs of white space that can share it, this takes hours.
  expect(placeholdersIn('liquid', `{{${' '.repeat(20_000)}`)).toEqual([]);
});

it('looks for the form of a value in proportion to its length, also where marks are never closed', () => {
  const rules = androidStrings.rules.filter(({ kind }) => kind === 'escapes');
  const rehearse = (target: string) =>
    rehearseField({ rules }, { id: 'a', type: '', data: 'text', position: 0, source: undefined, target });
  expect(growsTooFast((length) => void rehearse('<xliff:g '.repeat(length)), 1_500)).toBe(false);
});
