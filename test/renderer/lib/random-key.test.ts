import { expect, it, vi } from 'vitest';
import { randomKey } from '../../../src/renderer/lib/random-key';

it('a key is another one each time, also where the window is served without TLS to another machine', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  expect(randomKey()).toMatch(/^[a-z\d-]{10,}$/);
  expect(randomKey()).not.toBe(randomKey());
  vi.unstubAllGlobals();
});
