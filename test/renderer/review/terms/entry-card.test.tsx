// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { TermEntry } from '../../../../src/content/terms/termbase';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { EntryCard } from '../../../../src/renderer/review/terms/entry-card';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost } from '../../fake-host';

afterEach(cleanup);

function shown(entry: Omit<TermEntry, 'id'>): void {
  const stores = createStores(clientOver(new FakeHost(1)));
  const content = { id: '1', total: 1, languageSource: 'en', languageTarget: 'de' };
  stores.review.setState({ content });
  render(
    <StoresProvider value={stores}>
      <EntryCard entry={{ id: 'a', ...entry }} />
    </StoresProvider>,
  );
}

const texts = (): readonly string[] =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim());

test('an entry shows its terms in the languages of the request, with ranks other than preferred', () => {
  shown({
    terms: {
      en: [{ text: 'log file', status: 'preferred' }],
      'de-AT': [
        { text: 'Protokoll', status: 'preferred' },
        { text: 'Logdatei', status: 'admitted' },
        { text: 'Logbuch', status: 'forbidden' },
      ],
      fr: [{ text: 'journal', status: 'preferred' }],
    },
  });
  expect(texts()).toEqual(['log file', 'Protokoll', 'Logdatei admitted', 'Logbuch forbidden']);
});

test('an entry shows the definition in the language of the target, else the one of the concept, and its note', () => {
  const terms = { en: [{ text: 'Locdesk', status: 'preferred' as const }] };
  shown({ terms, definition: 'A desk', note: 'By us', isUntranslatable: true });
  for (const text of ['A desk', 'By us', 'Not to be translated']) expect(screen.getByText(text)).toBeTruthy();
  cleanup();
  shown({ terms, definition: 'A desk', definitions: { de: 'Ein Tisch' } });
  expect(screen.getByText('Ein Tisch')).toBeTruthy();
  expect(screen.queryByText('A desk')).toBeNull();
});
