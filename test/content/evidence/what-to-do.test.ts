import { expect, it } from 'vitest';
import type { Finding } from '../../../src/content/checks/problem';
import { whatToDo } from '../../../src/content/evidence/what-to-do';

const said = (finding: Pick<Finding, 'check' | 'variant'>): string =>
  whatToDo({ detail: {}, source: [], target: [], ...finding }, {}, (key) => key);

it('what is missing is put in as the source has it, but not the translation of a term or a space of French', () => {
  expect(said({ check: 'numbers', variant: 'missing' })).toBe('todoRestore');
  expect(said({ check: 'term-missing', variant: 'missing' })).toBe('todoCorrect');
  expect(said({ check: 'french-spacing', variant: 'missing' })).toBe('todoCorrect');
});
