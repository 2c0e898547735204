// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../../../../src/content/checks/messages/ar';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { displayLocale, setDisplayLanguage } from '../../../../src/renderer/lib/messages/locale';
import { loadProblemTexts } from '../../../../src/renderer/lib/messages/problem-text';
import { translateBy } from '../../../../src/renderer/lib/messages/translate';
import { ProblemLine } from '../../../../src/renderer/review/problems/problem-line';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost } from '../../fake-host';

const before = { language: 'en', locale: displayLocale() } as const;
const arabic = { language: 'ar', locale: 'ar' } as const;

afterEach(async () => {
  cleanup();
  setDisplayLanguage(before);
  await translateBy(before, { messages: {}, errors: {} });
});

const unclosed = {
  check: 'tags-nesting',
  variant: 'unclosed',
  detail: { tag: '<b>' },
  source: [],
  target: [],
  level: 'error',
} as const;

const draw = () =>
  render(
    <StoresProvider value={createStores(clientOver(new FakeHost(0)))}>
      <ProblemLine problem={unclosed} />
    </StoresProvider>,
  ).container.querySelector('bdi');

it('a sentence that begins with a value is read in the direction of its own words', async () => {
  await loadProblemTexts();
  expect(draw()?.dir).toBe('ltr');
  cleanup();
  setDisplayLanguage(arabic);
  await translateBy(arabic, { messages, errors: {} });
  const said = draw();
  expect([said?.textContent, said?.dir]).toEqual(['\u2068<b>\u2069 غير مغلق.', 'rtl']);
});
