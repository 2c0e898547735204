import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CommandName } from '../../../../src/contract/contract';
import { success } from '../../../../src/contract/result';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { createRequestsState } from '../../../../src/renderer/stores/lists/requests-state';
import { FakeHost, row } from '../../fake-host';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(count: number) {
  const host = new FakeHost(count);
  const state = createRequestsState(clientOver(host));
  return { host, state, get: () => state.getState() };
}

/** Holds the next answer to a command, with this input, until it is released. */
function held(host: FakeHost, command: CommandName, input: object = {}) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const call = host.call.bind(host);
  let isHeld = false;
  vi.spyOn(host, 'call').mockImplementation(async (name, given) => {
    const isMeant = !isHeld && name === command && isDeepStrictEqual({ ...Object(given), ...input }, given);
    if (isMeant) {
      isHeld = true;
      asked.resolve();
      await released.promise;
    }
    return call(name, given);
  });
  return { asked: asked.promise, release: released.resolve };
}

const chosen = ({ chosen: rows }: { readonly chosen: ReadonlyMap<number, number> }) => [...rows.keys()];

describe('windows', () => {
  test('only the pages on screen are fetched, each once', async () => {
    const { host, get } = setUp(10_000);
    get().show({ first: 0, last: 12 });
    get().show({ first: 3, last: 15 });
    await vi.advanceTimersByTimeAsync(0);
    expect(get().total).toBe(10_000);
    expect(get().rowAt(99)?.key).toBe(100);
    expect(get().rowAt(100)).toBeUndefined();
    expect(host.askedFor('requests.window')).toBe(1);
  });

  test('while a dragged scroll bar passes by, only the newest place is read next', async () => {
    const { host, get } = setUp(10_000);
    get().show({ first: 0, last: 12 });
    await vi.advanceTimersByTimeAsync(50);
    const first = held(host, 'requests.window', { offset: 1000 });
    for (const place of [1000, 2000, 3000, 4000, 5010]) get().show({ first: place, last: place + 12 });
    await first.asked;
    first.release();
    await vi.advanceTimersByTimeAsync(50);
    expect(get().rowAt(5010)?.key).toBe(5011);
    expect(get().rowAt(2000)).toBeUndefined();
    expect(get().rowAt(4000)).toBeUndefined();
  });

  test('a place that is passed faster than it can be seen is not read', async () => {
    const { get } = setUp(10_000);
    get().show({ first: 0, last: 12 });
    await vi.advanceTimersByTimeAsync(50);
    // A frame of 16 ms each.
    for (const place of [1000, 2000, 3000, 4000, 5000, 6000]) {
      get().show({ first: place, last: place + 12 });
      await vi.advanceTimersByTimeAsync(16);
    }
    await vi.advanceTimersByTimeAsync(50);
    const read = [1000, 2000, 3000, 4000, 5000, 6000].filter((place) => get().rowAt(place) !== undefined);
    expect(read).toEqual([1000, 4000, 6000]);
  });

  test('rows are read before they are scrolled into view', async () => {
    const { get } = setUp(10_000);
    get().show({ first: 0, last: 12 });
    await vi.advanceTimersByTimeAsync(50);
    get().show({ first: 1060, last: 1072 });
    await vi.advanceTimersByTimeAsync(50);
    expect(get().rowAt(1100)?.key).toBe(1101);
    get().show({ first: 1020, last: 1032 });
    await vi.advanceTimersByTimeAsync(50);
    expect(get().rowAt(999)?.key).toBe(1000);
  });

  test('rows on screen do not wait for rows that are read before they are scrolled into view', async () => {
    const { host, get } = setUp(10_000);
    get().show({ first: 0, last: 12 });
    await vi.advanceTimersByTimeAsync(50);
    const ahead = held(host, 'requests.window', { offset: 1100 });
    get().show({ first: 1060, last: 1072 });
    await ahead.asked;
    get().show({ first: 9000, last: 9012 });
    await vi.advanceTimersByTimeAsync(50);
    expect(get().rowAt(9000)?.key).toBe(9001);
    ahead.release();
  });

  test.each([0, 3])(
    'a refresh reads the rows on screen, and none around them, also if %i new rows move them',
    async (added) => {
      const { host, get } = setUp(10_000);
      get().show({ first: 0, last: 12 });
      await vi.advanceTimersByTimeAsync(50);
      get().show({ first: 1060, last: 1072 });
      await vi.advanceTimersByTimeAsync(50);
      host.rows.unshift(...Array.from({ length: added }, (_, i) => row(200_001 + i)));
      host.asked.length = 0;
      await get().refreshNow();
      // The list scrolls after it was drawn again.
      for (const first of [1060, 1060 + added]) {
        get().show({ first, last: first + 12 });
        await vi.advanceTimersByTimeAsync(50);
      }
      expect(host.askedFor('requests.window')).toBe(1);
      // The next place is read around again.
      get().show({ first: 1070, last: 1082 });
      await vi.advanceTimersByTimeAsync(50);
      expect(get().rowAt(1100)).toBeDefined();
    },
  );

  test('rows around a place whose reading failed or was overtaken are read when it is shown again', async () => {
    const { host, get } = setUp(10_000);
    get().show({ first: 0, last: 12 });
    await vi.advanceTimersByTimeAsync(50);
    const place = { first: 1060, last: 1072 };
    const ahead = held(host, 'requests.window', { offset: 1100 });
    get().show(place);
    await ahead.asked;
    await get().refreshNow();
    ahead.release();
    await vi.advanceTimersByTimeAsync(50);
    expect(get().rowAt(1100)).toBeUndefined();
    get().show(place);
    await vi.advanceTimersByTimeAsync(50);
    expect(get().rowAt(1100)?.key).toBe(1101);
  });

  test('rows of another view are not waited for behind those of the view before', async () => {
    const { host, get } = setUp(10_000);
    get().show({ first: 0, last: 12 });
    await vi.advanceTimersByTimeAsync(50);
    const slow = held(host, 'requests.window', { offset: 1000 });
    get().show({ first: 1000, last: 1012 });
    await slow.asked;
    await get().setListing({ sort: 'created' });
    get().show({ first: 3000, last: 3012 });
    await vi.advanceTimersByTimeAsync(50);
    expect(get().rowAt(3000)).toBeDefined();
    slow.release();
  });

  test('an answer that belongs to the view before is dropped', async () => {
    const { get } = setUp(150);
    get().show({ first: 0, last: 5 });
    const changed = get().setListing({ view: 'waiting' });
    await changed;
    expect(get().total).toBe(0);
    expect(get().rowAt(0)).toBeUndefined();
  });

  test('counts that arrive late do not bring back the length of the view before', async () => {
    const { host, get } = setUp(150);
    const counts = Promise.withResolvers<void>();
    const call = host.call.bind(host);
    vi.spyOn(host, 'call').mockImplementation(async (name, input) => {
      if (name === 'requests.counts') await counts.promise;
      return call(name, input);
    });
    const refreshing = get().refreshNow();
    await vi.advanceTimersByTimeAsync(0);
    await get().setListing({ view: 'waiting' });
    counts.resolve();
    await refreshing;
    expect(get().total).toBe(0);
  });
});

describe('selection', () => {
  test('moving starts at the first row and stops at both ends', async () => {
    const { get } = setUp(2);
    await get().refreshNow();
    await get().move(1);
    expect(get().selected?.row.key).toBe(1);
    await get().move(5);
    expect(get().selected?.row.key).toBe(2);
    await get().move(-9);
    expect(get().selected?.row.key).toBe(1);
  });

  test('a row far away is fetched before it is selected', async () => {
    const { get } = setUp(1000);
    await get().refreshNow();
    await get().select(999);
    expect(get().selected).toMatchObject({ index: 999, row: { key: 1000 } });
  });

  test('a row is found by its key although rows arrived that the list has not read yet', async () => {
    const { host, get } = setUp(3);
    await get().refreshNow();
    host.rows = [row(9), ...host.rows];
    expect(await get().selectKey(2)).toBe(true);
    expect(get().selected).toMatchObject({ index: 2, row: { key: 2 } });
    expect(await get().selectKey(77)).toBe(false);
  });

  test('a row far away is selected also when the list is read again meanwhile', async () => {
    const { get } = setUp(1000);
    await get().refreshNow();
    const selecting = get().select(999);
    await get().refreshNow();
    await selecting;
    expect(get().selected?.row.key).toBe(1000);
  });

  test('a clicked row is selected, wherever it is in a list that is still loading', async () => {
    const { host, get } = setUp(50);
    await get().refreshNow();
    host.rows = host.rows.slice(4);
    await Promise.all([get().setListing({ sort: 'size' }), get().select(4, 5)]);
    expect(get().selected).toMatchObject({ index: 0, row: { key: 5 } });
    host.rows = host.rows.slice(2);
    await Promise.all([get().select(3, 8), get().setListing({ sort: 'created' })]);
    expect(get().selected).toMatchObject({ index: 1, row: { key: 8 } });
    host.rows = host.rows.slice(10);
    await Promise.all([get().setListing({ sort: 'size' }), get().select(0, 7)]);
    expect(get().selected).toBeUndefined();
  });

  test('the selected request keeps its selection when others arrive above it', async () => {
    const { host, get } = setUp(50);
    await get().refreshNow();
    await get().select(3);
    host.rows = [row(901), row(902), ...host.rows];
    await get().refreshNow();
    expect(get().selected).toMatchObject({ index: 5, row: { key: 4 } });
  });

  test('in another order, and without the filter, the selected request is to be in sight; a search begins at its top', async () => {
    const { get } = setUp(50);
    await get().refreshNow();
    await get().select(40);
    await get().setListing({ filter: 'word' });
    expect(get().scrollSequence).toBe(0);
    await get().setListing({ filter: '' });
    expect(get().scrollSequence).toBe(1);
    await get().setListing({ sort: 'size' });
    expect(get().scrollSequence).toBe(2);
    await get().showView('all');
    expect(get().scrollSequence).toBe(2);
  });

  test('without the filter it is to be in sight at its new place, also when a refresh overtakes that reading', async () => {
    const { host, state, get } = setUp(50);
    await get().refreshNow();
    await get().select(40);
    const all = host.rows;
    host.rows = all.slice(40, 41);
    await get().setListing({ filter: 'word' });
    expect(get().selectedIndex).toBe(0);
    host.rows = all;
    const scrolledTo: (number | null)[] = [];
    state.subscribe((now, before) => {
      if (now.scrollSequence !== before.scrollSequence) scrolledTo.push(now.selectedIndex);
    });
    await Promise.all([get().setListing({ filter: '' }), get().refreshNow()]);
    expect(scrolledTo).toEqual([40]);
  });

  test('it stays selected when the filter goes while a search that lacks it is still answered', async () => {
    const { host, get } = setUp(50);
    await get().refreshNow();
    await get().select(40);
    const located = Promise.withResolvers<void>();
    const call = host.call.bind(host);
    vi.spyOn(host, 'call').mockImplementation(async (name, input) => {
      if (name !== 'requests.locate') return call(name, input);
      if ((input as { readonly filter: string }).filter === '') return call(name, input);
      await located.promise;
      return success({ index: null });
    });
    const searching = get().setListing({ filter: 'word' });
    await vi.advanceTimersByTimeAsync(0);
    const cleared = get().setListing({ filter: '' });
    located.resolve();
    await Promise.all([searching, cleared]);
    expect(get().selected).toMatchObject({ index: 40, row: { key: 41 } });
  });

  test('it stays selected in a search whose index lacks requests, since it may be one of them', async () => {
    const { host, get } = setUp(50);
    await get().refreshNow();
    await get().select(40);
    const call = host.call.bind(host);
    const calls = vi.spyOn(host, 'call').mockImplementation(async (name, input) => {
      if (name === 'requests.window') return success({ total: 0, offset: 0, rows: [], unindexed: 3 });
      return name === 'requests.locate' ? success({ index: null }) : call(name, input);
    });
    await get().setListing({ filter: 'word' });
    expect(get().selectedKey).toBe(41);
    calls.mockImplementation(async (name, input) =>
      name === 'requests.locate' ? success({ index: null }) : call(name, input),
    );
    await get().setListing({ filter: 'other' });
    expect(get().selected).toBeUndefined();
  });

  test('a request that left the view stays selected, and moving on continues at its place', async () => {
    const { host, get } = setUp(5);
    await get().refreshNow();
    await get().select(1);
    host.rows = host.rows.filter((found) => found.key !== 2);
    await get().refreshNow();
    expect(get().selected).toMatchObject({ index: null, row: { key: 2 } });
    await get().move(1);
    expect(get().selected?.row.key).toBe(3);
  });
});

describe('acts that are carried out in turn', () => {
  test('one whose rows could not be read selects nothing and holds up nothing after it', async () => {
    const { host, get } = setUp(1000);
    await get().refreshNow();
    await get().select(3);
    host.broken.add('requests.window');
    const acts = Promise.all([get().select(900), get().move(1)]);
    await acts;
    expect(get().selected).toMatchObject({ index: 4 });
    host.broken.clear();
    await get().select(900);
    expect(get().selected).toMatchObject({ index: 900 });
  });

  test('one that is never answered holds up nothing of the next listing', async () => {
    const { host, get } = setUp(1000);
    await get().refreshNow();
    await get().select(3);
    const never = Promise.withResolvers<void>().promise;
    const call = vi.spyOn(host, 'call').mockImplementationOnce(() => never);
    void get().select(900);
    while (call.mock.calls.length === 0) await Promise.resolve();
    await get().setListing({ filter: 'word' });
    await get().move(1);
    expect(get().selected).toMatchObject({ index: 4 });
  });

  test('a pending action of the previous listing selects nothing in the next one', async () => {
    const { host, get } = setUp(500);
    await get().refreshNow();
    await get().select(3);
    const asked = host.askedFor('requests.window');
    const extending = get().extendTo(400);
    while (host.askedFor('requests.window') === asked) await Promise.resolve();
    host.rows = host.rows.filter(({ key }) => key !== 4);
    await Promise.all([extending, get().setListing({ filter: 'word' })]);
    expect(get().selected).toBeUndefined();
  });
});

describe('several rows', () => {
  test('four quick keys choose four rows more, although other requests arrived that are not read yet', async () => {
    const { host, get } = setUp(50);
    await get().refreshNow();
    await get().select(3);
    host.rows = [row(901), row(902), ...host.rows];
    await Promise.all([1, 1, 1, 1].map((by) => get().extendBy(by)));
    expect(chosen(get())).toEqual([4, 5, 6, 7, 8]);
    await get().refreshNow();
    await get().extendBy(1);
    expect(chosen(get())).toEqual([4, 5, 6, 7, 8, 9]);
  });

  test('a range has all its rows, although the list is read again while they are loading', async () => {
    const { host, get } = setUp(500);
    await get().refreshNow();
    await get().select(3);
    const { asked, release } = held(host, 'requests.window');
    const extending = get().extendTo(400);
    await asked;
    await get().refreshNow();
    release();
    await extending;
    expect(chosen(get())).toEqual(Array.from({ length: 398 }, (_, i) => i + 4));
  });

  test('a row selected while the list is read again has its new index, so that no key is lost after it', async () => {
    const { host, get } = setUp(50);
    await get().refreshNow();
    await get().select(3);
    host.rows = [row(901), row(902), ...host.rows];
    const reading = get().refreshNow();
    await get().move(1);
    expect(get().selected).toMatchObject({ index: 4, row: { key: 5 } });
    await reading;
    expect(get().selected).toMatchObject({ index: 6, row: { key: 5 } });
    await get().extendBy(1);
    expect(chosen(get())).toEqual([5, 6]);
  });

  test('a row that is loaded twice, since others arrived, is not selected twice', async () => {
    const { host, get } = setUp(500);
    await get().refreshNow();
    await get().select(99);
    host.rows = [row(901), ...host.rows];
    await get().move(1);
    expect(get().selected?.row.key).toBe(101);
    await get().extendBy(1);
    expect(chosen(get())).toEqual([101, 102]);
  });

  test('rows that have left the list are chosen no longer, also when others are chosen while it is read again', async () => {
    const { host, get } = setUp(50);
    await get().refreshNow();
    await get().select(3);
    await get().extendBy(2);
    host.rows = host.rows.filter(({ key }) => key !== 5);
    const { asked, release } = held(host, 'requests.locate', { key: 5 });
    const reading = get().refreshNow();
    await asked;
    await get().toggle(20);
    release();
    await reading;
    expect(chosen(get())).toEqual([4, 6, 22]);
  });
});

describe('live changes', () => {
  test('the very first request is shown even while it has no result yet', async () => {
    const { host, get } = setUp(0);
    await get().refreshNow();
    const { completed: _, ...waiting } = row(1);
    host.rows = [{ ...waiting, state: 'pending' }];
    await get().refreshNow();
    expect(get().listing.view).toBe('all');
    expect(get().rowAt(0)?.key).toBe(1);
  });

  test('the list stays live if the user asks for all requests just when the very first one is shown', async () => {
    const { host, get } = setUp(0);
    await get().refreshNow();
    const { completed: _, ...waiting } = row(1);
    host.rows = [{ ...waiting, state: 'pending' }];
    const windows: (() => void)[] = [];
    const call = host.call.bind(host);
    const late = vi.spyOn(host, 'call').mockImplementation(async (name, input) => {
      const answer = await call(name, input);
      if (name === 'requests.window') await new Promise<void>((resolve) => windows.push(resolve));
      return answer;
    });
    void get().refresh();
    await vi.advanceTimersByTimeAsync(0);
    void get().showView('all');
    await vi.advanceTimersByTimeAsync(0);
    for (const answer of windows) answer();
    late.mockRestore();
    await vi.advanceTimersByTimeAsync(1000);
    host.rows = [row(2), ...host.rows];
    void get().refresh();
    await vi.advanceTimersByTimeAsync(1000);
    expect(get().total).toBe(2);
  });

  test('rows on screen stay under the eye when the list is scrolled', async () => {
    const { host, get } = setUp(500);
    await get().refreshNow();
    get().show({ first: 20, last: 30 });
    host.rows = [row(901), row(902), row(903), ...host.rows];
    await get().refreshNow();
    expect(get().shift).toEqual({ sequence: 1, rows: 3 });
    expect(get().rowAt(23)?.key).toBe(21);
  });

  test('at the top nothing is held: new arrivals show', async () => {
    const { host, get } = setUp(500);
    await get().refreshNow();
    get().show({ first: 0, last: 10 });
    host.rows = [row(901), ...host.rows];
    await get().refreshNow();
    expect(get().shift.sequence).toBe(0);
    expect(get().rowAt(0)?.key).toBe(901);
  });

  test('a burst of signals is one reading, and the last signal is not lost', async () => {
    const { host, get } = setUp(3);
    void get().refresh();
    for (let i = 0; i < 50; i++) void get().refresh();
    host.rows = [...host.rows, row(77)];
    await vi.advanceTimersByTimeAsync(1000);
    expect(host.askedFor('requests.counts')).toBe(2);
    expect(get().counts?.all).toBe(4);
  });
});
