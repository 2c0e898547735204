import { expect, it } from 'vitest';
import { termIndex } from '../../../../src/content/terms/check/term-index';

it.each([
  ['en', 'en-GB', true],
  ['en-US', 'en', true],
  ['en-US', 'en-GB', false],
  ['pt', 'pt-BR', true],
  ['pt-PT', 'pt-BR', false],
  ['es-419', 'es-ES', false],
  ['zh-Hans', 'zh-CN', true],
  ['zh-Hans', 'zh-TW', false],
  ['zh-CN', 'zh-Hans-CN', true],
  ['sr-Latn', 'sr-Cyrl', false],
  ['de', 'nl', false],
])('terms in %s are for texts in %s: %s', (termed, target, applies) => {
  const entry = { id: 'a', terms: { [termed]: [{ text: 'x1', status: 'forbidden' as const }] } };
  const index = termIndex([entry], { source: 'fr', target }, () => undefined);
  expect(index?.target.find('x1').length ?? 0).toBe(applies ? 1 : 0);
});
