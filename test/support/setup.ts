import { beforeAll, beforeEach, vi } from 'vitest';

// Test files of a room share a process (vitest.config.ts): what one of them replaced and left so is put back
// for the next.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();

/**
 * Equals the timeout of `expect.poll` (vitest.config.ts). The default of one second is too short on a busy
 * machine.
 */
const patienceMs = 45_000;

const { waitFor } = vi;
vi.waitFor = (look, options) =>
  waitFor(look, typeof options === 'number' ? options : { timeout: patienceMs, ...options });

if (typeof document !== 'undefined') {
  // jsdom has no media queries; none of them matches.
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patienceMs });
  // Test files of a room share a document and its storage (vitest.config.ts).
  beforeAll(() => document.body.replaceChildren());
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}
