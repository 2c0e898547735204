import { expect, it, vi } from 'vitest';
import type { MemoryFinding } from '../../../src/contract/memory/memory';
import { createMemoryState } from '../../../src/renderer/stores/review/memory-state';

const finding: MemoryFinding = { hits: [], hasMore: false, isLoose: false, units: 3 };
const languages = { source: 'en', target: 'de' };

function memory(answer: () => Promise<MemoryFinding> = () => Promise.resolve(finding)) {
  const asked: unknown[] = [];
  const client = {
    call: (_name: string, input: unknown) => {
      asked.push(input);
      return answer();
    },
  };
  // The state asks one question only.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const state = createMemoryState(client as never, () => Date.parse('2026-11-24T12:00:00Z'));
  return { state, asked };
}

it('a selected text is searched at once on its side, in the languages of the request', async () => {
  const { state, asked } = memory();
  state.getState().setLanguages(languages);
  expect(asked).toEqual([]);
  state.getState().open({ text: ' Rechnung ', side: 'target' });
  expect(asked).toEqual([{ text: 'Rechnung', side: 'target', limit: 100, languages }]);
  await vi.waitFor(() => expect(state.getState().finding).toBe(finding));
});

it('each limit searches again, and opening it without a selection keeps the text', () => {
  const { state, asked } = memory();
  state.getState().open({ text: 'order' });
  state.getState().limit({ isSamePair: false, connection: 0, age: 'month' });
  state.getState().close();
  state.getState().open({});
  expect(asked.slice(1)).toEqual([
    { text: 'order', side: 'both', limit: 100, connection: 0, since: '2026-10-25T12:00:00.000Z' },
    { text: 'order', side: 'both', limit: 100, connection: 0, since: '2026-10-25T12:00:00.000Z' },
  ]);
});

it('an answer that comes late does not replace a newer one', async () => {
  const answers: ((value: MemoryFinding) => void)[] = [];
  const { state } = memory(() => new Promise((resolve) => answers.push(resolve)));
  state.getState().open({ text: 'first' });
  state.getState().open({ text: 'second' });
  const newer = { ...finding, units: 9 };
  answers[1]?.(newer);
  answers[0]?.(finding);
  await vi.waitFor(() => expect(state.getState().finding).toBe(newer));
});

it('days and imported memories limit the search, by the start and the end of the days here', () => {
  const { state, asked } = memory();
  state.getState().open({ text: 'order' });
  state.getState().limit({ age: 'range', from: '2026-03-01', connection: 'memories' });
  state.getState().limit({ to: '2026-03-31' });
  expect(asked.slice(1)).toEqual([
    {
      text: 'order',
      side: 'both',
      limit: 100,
      isImported: true,
      since: new Date(2026, 2, 1).toISOString(),
    },
    {
      text: 'order',
      side: 'both',
      limit: 100,
      isImported: true,
      since: new Date(2026, 2, 1).toISOString(),
      until: new Date(2026, 3, 1).toISOString(),
    },
  ]);
});
