import { expect, it } from 'vitest';
import type { PortionOrder } from '../../../../src/main/upstream/sync/page-work';
import type { Pages } from '../../../../src/main/upstream/sync/pages';
import { pagesBySize } from '../../../../src/main/upstream/sync/pages-by-size';
import type { SyncRunInProgress } from '../../../../src/main/upstream/sync/sync-run-in-progress';

/** Pages that record what they are asked for. */
function recorded(name: string, steps: string[]): Pages {
  return {
    open() {
      steps.push(`${name} opens`);
      return {
        reader: () => {
          const taken: Uint8Array[] = [];
          return {
            take: (chunk) => void taken.push(chunk),
            finish() {
              steps.push(
                `${name} reads ${Buffer.concat(taken)
                  .toString('latin1')
                  .replaceAll(/(.)\1*/g, '$1')}`,
              );
              return { ok: true, value: { page: 1, pages: 1, total: 0, outline: [] } };
            },
          };
        },
        apply() {
          steps.push(`${name} applies`);
          return Promise.reject(new Error('recorded'));
        },
        close: () => void steps.push(`${name} closes`),
      };
    },
    stop: async () => void steps.push(`${name} stops`),
  };
}

async function stepsOf(...pages: readonly (readonly string[])[]): Promise<readonly string[]> {
  const steps: string[] = [];
  const session = pagesBySize(recorded('here', steps), recorded('beside', steps)).open();
  for (const chunks of pages) {
    const reader = session.reader();
    for (const chunk of chunks) await reader.take(Buffer.from(chunk));
    await reader.finish();
    const applied = session.apply({} as SyncRunInProgress, {} as PortionOrder);
    await expect(applied).rejects.toThrow('recorded');
  }
  session.close();
  return steps;
}

const [small, large] = ['a'.repeat(1024), 'b'.repeat(64 * 1024)];

it('a small page is read and applied here, and nothing is opened beside', async () => {
  expect(await stepsOf([small, small])).toEqual([
    'here opens',
    'here reads a',
    'here applies',
    'here closes',
  ]);
});

it('a page that turns out to be large is read beside from its beginning, as the pages after it are', async () => {
  expect(await stepsOf([small], [small, large, 'c'], ['d'])).toEqual([
    'here opens',
    'here reads a',
    'here applies',
    'beside opens',
    'beside reads abc',
    'beside applies',
    'beside reads d',
    'beside applies',
    'here closes',
    'beside closes',
  ]);
});
