// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../src/contract/errors';
import type { Stores } from '../../../src/renderer/stores/context';
import { handoverStores } from '../../../src/renderer/stores/handover/handover-stores';
import { takeBackFiles, withoutReturned } from '../../../src/renderer/stores/handover/take-back-file';
import { createToastState } from '../../../src/renderer/stores/window/toast-state';

interface Asked {
  readonly name: string;
  readonly key: number;
  readonly isOwn?: boolean;
}

/** A host that knows the hand-overs of all files but `other.csv`; `late` holds its answers. */
function setUp() {
  const asked: string[] = [];
  const opened: string[] = [];
  const shown: string[] = [];
  let held: Promise<unknown> = Promise.resolve();
  let isCancelled = false;
  const answers: Readonly<Record<string, (input: Asked) => unknown>> = {
    'files.beginUpload': () => ({ upload: 1 }),
    'files.upload': () => ({}),
    'takebacks.open': async ({ name, isOwn }) => {
      asked.push(name);
      if (name === 'other.csv' && isOwn === true) throw new AppError('NOT_FOUND', 'It is of no hand-over.');
      if (name === 'large.csv') throw new AppError('TOO_LARGE', 'The file has more than 200,000 rows.');
      await held;
      if (isCancelled) return { takeBack: null };
      const handover = { key: 1 };
      return { takeBack: { key: opened.push(name), fileName: name, open: 1, handover } };
    },
    'takebacks.cancelReading': () => (isCancelled = true),
    'takebacks.read': ({ key }) => ({ key, fileName: 'earlier.csv', open: 1 }),
    'takebacks.items': () => ({ total: 0, offset: 0, items: [] }),
    'takebacks.list': () => [],
    'handovers.window': () => ({ total: 0, offset: 0, rows: [] }),
    'handovers.locate': () => ({ index: null }),
  };
  const client = {
    call: async (name: string, input: Asked) => answers[name]?.(input),
    subscribe: () => () => undefined,
  };
  const goTo = (screen: string): void => void shown.push(screen);
  const app = { getState: () => ({ screen: shown.at(-1) ?? 'requests', goTo }) };
  const late = (): PromiseWithResolvers<unknown> => {
    const answer = Promise.withResolvers<unknown>();
    held = answer.promise;
    return answer;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return {
    asked,
    opened,
    shown,
    goTo,
    late,
    stores: { client, app, toasts: createToastState() } as unknown as Stores,
  };
}

const found = (name: string, content: string | Uint8Array<ArrayBuffer> = 'locdesk') => ({
  file: new File([content], name),
  folder: '',
});

it('files of several reviewers that are dropped together are all read, and the last one is shown', async () => {
  const { opened, stores } = setUp();
  await takeBackFiles(stores, [new File(['a'], 'ana.json'), new File(['b'], 'ben.json')]);
  expect(opened).toEqual(['ana.json', 'ben.json']);
  expect(handoverStores(stores).takeBack.getState().takeBack).toMatchObject({ fileName: 'ben.json' });
});

describe('a file that is dropped on another screen', () => {
  it('is read as those of the hand-overs are, and the others are left to the import', async () => {
    const { opened, shown, stores } = setUp();
    const others = await withoutReturned(stores, [
      found('ana.csv'),
      found('other.csv'),
      found('a.txt', 'Hi'),
    ]);
    expect(others.map(({ file }) => file.name)).toEqual(['other.csv', 'a.txt']);
    expect(opened).toEqual(['ana.csv']);
    expect(shown).toEqual(['handovers']);
    expect(handoverStores(stores).takeBack.getState().takeBack).toMatchObject({ fileName: 'ana.csv' });
  });

  it.each(['utf16le', 'utf16be'] as const)('is recognized in %s, too', async (encoding) => {
    const { opened, stores } = setUp();
    const bytes = Buffer.from('\uFEFFnumber\tsource\ttarget\tsourceHash\r\n', 'utf16le');
    if (encoding === 'utf16be') bytes.swap16();
    expect(await withoutReturned(stores, [found('ana.txt', new Uint8Array(bytes))])).toEqual([]);
    expect(opened).toEqual(['ana.txt']);
  });

  it('does not replace the file that the user turned to while it was read', async () => {
    const { stores, late } = setUp();
    const { takeBack } = handoverStores(stores);
    const answer = late();
    const read = withoutReturned(stores, [found('ana.csv')]);
    await vi.waitFor(() => expect(takeBack.getState().reading?.fileName).toBe('ana.csv'));
    const shown = takeBack.getState().showKey(7);
    await shown;
    answer.resolve(undefined);
    await read;
    expect(takeBack.getState().takeBack).toMatchObject({ key: 7 });
  });

  it('waits beside the one of the same drop in which the user ticked a row meanwhile', async () => {
    const { asked, opened, stores, late } = setUp();
    const { takeBack } = handoverStores(stores);
    const first = late();
    const read = withoutReturned(
      stores,
      ['ana.csv', 'ben.csv', 'cem.csv'].map((name) => found(name)),
    );
    await vi.waitFor(() => expect(asked).toEqual(['ana.csv']));
    const second = late();
    first.resolve(undefined);
    await vi.waitFor(() => expect(asked).toEqual(['ana.csv', 'ben.csv']));
    expect(takeBack.getState().takeBack).toMatchObject({ fileName: 'ana.csv' });
    takeBack.getState().choose(10, true);
    second.resolve(undefined);
    await read;
    expect(opened).toEqual(['ana.csv', 'ben.csv', 'cem.csv']);
    expect(takeBack.getState().takeBack).toMatchObject({ fileName: 'ana.csv' });
    expect([...takeBack.getState().chosen]).toEqual([10]);
  });

  it('is not imported when it is of a hand-over and can’t be read, which is said', async () => {
    const { stores } = setUp();
    expect(await withoutReturned(stores, [found('large.csv')])).toEqual([]);
    const [toast] = stores.toasts.getState().toasts;
    expect(toast).toMatchObject({ tone: 'error', text: 'The file has more than 200,000 rows.' });
  });

  it('shows the hand-overs once, and does not come back to them for each further file', async () => {
    const { shown, goTo, stores, asked, late } = setUp();
    const first = late();
    const read = withoutReturned(
      stores,
      ['ana.csv', 'ben.csv'].map((name) => found(name)),
    );
    await vi.waitFor(() => expect(asked).toEqual(['ana.csv']));
    const second = late();
    first.resolve(undefined);
    await vi.waitFor(() => expect(asked).toEqual(['ana.csv', 'ben.csv']));
    goTo('jobs');
    second.resolve(undefined);
    await read;
    expect(shown).toEqual(['handovers', 'jobs']);
  });

  it('leaves the user on the screen that they went to before it was recognized', async () => {
    const { shown, goTo, stores, asked, late } = setUp();
    const answer = late();
    const read = withoutReturned(stores, [found('ana.csv')]);
    await vi.waitFor(() => expect(asked).toEqual(['ana.csv']));
    goTo('jobs');
    answer.resolve(undefined);
    await read;
    expect(shown).toEqual(['jobs']);
  });

  it('has a notice while it is looked into for long, whose button cancels it, and is not imported then', async () => {
    vi.useFakeTimers();
    try {
      const { opened, stores, late } = setUp();
      const answer = late();
      const read = withoutReturned(stores, [found('ana.csv')]);
      await vi.advanceTimersByTimeAsync(301);
      const [notice] = stores.toasts.getState().toasts;
      expect(notice).toMatchObject({ text: 'Reading ana.csv …', stays: true });
      await stores.toasts.getState().runAction(notice ?? expect.fail());
      answer.resolve(undefined);
      expect(await read).toEqual([]);
      expect(opened).toEqual([]);
      expect(stores.toasts.getState().toasts).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});
