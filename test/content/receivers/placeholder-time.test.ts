import { expect, it } from 'vitest';
import { placeholdersIn } from '../../../src/content/receivers/rules/code-rules';

it('finds the placeholders of Liquid, and gives up at once on braces that are never closed', () => {
  expect(placeholdersIn('liquid', 'Hi {{- name | upcase -}} and {{x}}').map(({ text }) => text)).toEqual([
    '{{- name | upcase -}}',
    '{{x}}',
  ]);
  // With two runs of white space that can share it, this takes hours.
  expect(placeholdersIn('liquid', `{{${' '.repeat(20_000)}`)).toEqual([]);
});
