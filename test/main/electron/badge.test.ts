import type { BrowserWindow } from 'electron';
import { afterEach, describe, expect, it, vi } from 'vitest';

const recorded = vi.hoisted(() => ({ counts: [] as number[] }));
vi.mock('electron', () => ({
  app: { setBadgeCount: (count: number) => recorded.counts.push(count) },
  nativeImage: { createFromPath: (file: string) => ({ file }) },
}));
const { badgeOf } = await import('../../../src/main/electron/badge');

const { platform } = process;
afterEach(() => void Object.defineProperty(process, 'platform', { value: platform }));

function badgeOn(system: NodeJS.Platform) {
  Object.defineProperty(process, 'platform', { value: system });
  recorded.counts.length = 0;
  const overlays: unknown[] = [];
  const window = {
    isDestroyed: () => false,
    setOverlayIcon: (...overlay: unknown[]) => overlays.push(overlay),
  } as unknown as BrowserWindow;
  return { overlays, show: badgeOf(window, 'dot.png') };
}

describe('the count at the icon', () => {
  it('is a number where the system shows one', () => {
    const { show, overlays } = badgeOn('darwin');
    show(3);
    expect([recorded.counts, overlays]).toEqual([[3], []]);
  });

  it('is a dot on Windows, with the number as its text, and disappears at zero', () => {
    const { show, overlays } = badgeOn('win32');
    show(3);
    show(0);
    expect([recorded.counts, overlays]).toEqual([
      [],
      [
        [{ file: 'dot.png' }, '3 to import'],
        [null, ''],
      ],
    ]);
  });
});
