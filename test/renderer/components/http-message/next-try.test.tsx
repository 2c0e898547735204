// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NextTry } from '../../../../src/renderer/components/http-message/next-try';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T09:30:02.000Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the next attempt counts down by the second, then it is now', async () => {
  render(<NextTry at="2026-11-20T09:32:00.000Z" />);
  await pass(0);
  const seen = screen.getByText('next try in 1:58');
  await pass(1000);
  expect(seen.textContent).toBe('next try in 1:57');
  await pass(118_000);
  expect(seen.textContent).toBe('next try now');
});

test('a day is counted in hours', async () => {
  render(<NextTry at="2026-11-21T09:30:00.000Z" />);
  await pass(0);
  expect(screen.getByText(/^next try in/).textContent).toBe('next try in 23:59:58');
});

test('a screen reader announces the time, and nothing new each second', async () => {
  const { container } = render(<NextTry at="2026-11-20T09:32:00.000Z" />);
  await pass(0);
  const shown = container.querySelector('.visually-hidden');
  const before = shown?.textContent;
  expect(before).toMatch(/^next try today .*32:00/);
  expect(container.querySelector('.event-wide')?.textContent).toBe('next try in 1:58');
  expect(container.querySelector('[aria-live]')).toBeNull();
  await pass(5000);
  expect(shown?.textContent).toBe(before);
});
