import { beforeAll, vi } from 'vitest';

// Test files of a room share a process (vitest.config.ts): what one of them replaced and left so is put back for the next.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();

/** As long as `expect.poll` waits (vitest.config.ts). A second is the default, which a busy machine needs for itself. */
const patienceMs = 15_000;

const { waitFor } = vi;
vi.waitFor = (look, options) =>
  waitFor(look, typeof options === 'number' ? options : { timeout: patienceMs, ...options });

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patienceMs });
  // Test files of a room share a document (vitest.config.ts).
  beforeAll(() => document.body.replaceChildren());
}
