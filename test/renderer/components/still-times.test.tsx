// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { NextQuery } from '../../../src/renderer/api/next-query';
import { ConnectionMark } from '../../../src/renderer/components/connection/connection-mark';
import { Countdown } from '../../../src/renderer/components/connection/countdown';
import { NextTry } from '../../../src/renderer/components/http-message/next-try';
import { SyncNowButton } from '../../../src/renderer/components/connection/sync-now-button';
import { useSeconds } from '../../../src/renderer/components/use-seconds';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { connection } from '../connections/fake-connections-host';
import { FakeHost } from '../fake-host';

const at = '2026-11-26T12:05:00.000Z';
const token = { id: 't', name: 'tool', kind: 'live', created: at, nextQuery: at } as const;

/** Shows a token's next query as its table does, which has the clock. */
function TokenCell() {
  return <NextQuery token={token} nowMs={useSeconds(true)} isUnlimited={false} />;
}

/** Shows the reason in the tooltip of the button. */
function SyncNow() {
  return (
    <StoresProvider value={createStores(clientOver(new FakeHost(0)))}>
      <SyncNowButton connection={connection(1, { nextQuery: at })} />
    </StoresProvider>
  );
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const countdowns = [
  ['a state of a connection', <ConnectionMark key="" state={{ kind: 'waiting', until: at, more: 0 }} />],
  ['a sync', <Countdown key="" at={at} />],
  ['an attempt', <NextTry key="" at={at} />],
  ['a query', <TokenCell key="" />],
  ['a sync that upstream does not allow yet', <SyncNow key="" />],
] as const;

/** Returns the text that is on the screen, or in a button's tooltip, now, and after three seconds. */
function textsOf(countdown: (typeof countdowns)[number][1]): readonly string[] {
  const { container } = render(countdown);
  const shown = (): string =>
    [...container.querySelectorAll(':not(.visually-hidden)')]
      .filter(({ childElementCount }) => childElementCount === 0)
      .map(({ textContent }) => textContent)
      .concat(container.querySelector('button')?.title ?? '')
      .join(' ');
  act(() => void vi.advanceTimersByTime(1));
  const before = shown();
  act(() => void vi.advanceTimersByTime(3000));
  return [before, shown()];
}

test.each(countdowns)('the time of %s counts down', (_, countdown) => {
  const [before, after] = textsOf(countdown);
  expect(before).toContain('5:00');
  expect(after).toContain('4:57');
});

test.each(countdowns)(
  'the time of %s stands still where the system asks for reduced motion',
  (_, countdown) => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('prefers-reduced-motion') }),
    );
    const [before, after] = textsOf(countdown);
    expect(before).toMatch(/\d:05/);
    expect(after).toBe(before);
  },
);
