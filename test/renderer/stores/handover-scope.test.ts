import { describe, expect, it } from 'vitest';
import { shownScopes } from '../../../src/renderer/stores/handover-scope';

type Shown = Parameters<typeof shownScopes>[0];

function shown(
  requests: { readonly chosen?: readonly number[]; readonly selected?: number; readonly total?: number },
  { filter = '', isFaulty = false } = {},
): ReturnType<typeof shownScopes> {
  const { chosen = [], selected, total = 0 } = requests;
  return shownScopes({
    requests: {
      getState: () => ({
        chosen: new Map(chosen.map((key) => [key, {}])),
        selected: selected === undefined ? undefined : { row: { key: selected } },
        total,
        listing: { view: 'all', filter },
      }),
    },
    filter: { getState: () => ({ isFaulty }) },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  } as unknown as Shown);
}

describe('what can be handed over from the list', () => {
  it('is the request in the review, or several that are selected, and all of the list with its filter', () => {
    expect(shown({ selected: 3, total: 9 })).toEqual([
      { kind: 'selected', count: 1, requests: { keys: [3] } },
      { kind: 'list', count: 9, requests: { view: 'all' } },
    ]);
    expect(shown({ chosen: [3, 4], selected: 3, total: 9 }, { filter: 'target:de' })).toEqual([
      { kind: 'selected', count: 2, requests: { keys: [3, 4] } },
      { kind: 'list', count: 9, requests: { view: 'all', filter: 'target:de' } },
    ]);
  });

  it('is no list while its filter is not understood, and nothing where nothing is shown', () => {
    expect(shown({ selected: 3, total: 9 }, { isFaulty: true })).toHaveLength(1);
    expect(shown({})).toEqual([]);
  });
});
