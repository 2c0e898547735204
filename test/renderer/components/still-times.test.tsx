// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NextQuery } from '../../../src/renderer/api/next-query';
import { ConnectionMark } from '../../../src/renderer/components/connection/connection-mark';
import { Countdown } from '../../../src/renderer/components/connection/countdown';
import { NextTry } from '../../../src/renderer/components/http-message/next-try';
import { useSeconds } from '../../../src/renderer/components/use-seconds';

const at = '2026-11-26T12:05:00.000Z';
const token = { id: 't', name: 'tool', kind: 'live', created: at, nextQuery: at } as const;

/** Shows a token's next query as its table does, which has the clock. */
function TokenCell() {
  return <NextQuery token={token} nowMs={useSeconds(true)} isUnlimited={false} />;
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
] as const;

/** Returns the text that is on the screen now, and after three seconds. */
function textsOf(countdown: (typeof countdowns)[number][1]): readonly string[] {
  const { container } = render(countdown);
  const shown = (): string =>
    [...container.querySelectorAll(':not(.visually-hidden)')]
      .filter(({ childElementCount }) => childElementCount === 0)
      .map(({ textContent }) => textContent)
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
