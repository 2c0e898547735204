import { resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { workerPseudoLocalizer } from '../../../../src/main/requests/pseudo/worker-pseudo-localizer';
import { pseudoLocalize } from '../../../../src/content/html/pseudo-localize';
import { scaled } from '../../../support/effort';
import { threadFile } from '../../../support/thread-file';

const built = resolve(import.meta.dirname, '../../../../out/main/pseudo-thread.js');
const text = (value: string) => ({ value, data: 'html', languageTarget: 'de' });

/** A thread that answers each value with itself, never answers `hang`, and breaks over `break`. */
function standIn(): string {
  return threadFile(`
    serve({
      localize({ value }) {
        if (value === 'hang') hang();
        if (value === 'break') return new Promise(() => setImmediate(() => { throw new Error('broken'); }));
        return value;
      },
    });`);
}

function localizer(file: string, limits = { longestMs: 60_000 }) {
  const opened = workerPseudoLocalizer(file, limits);
  onTestFinished(() => opened.endThread());
  return opened;
}

it.each(scaled(['<p>'], ['<b><p></b>', '<p>', '(', '{}', 'a ']))(
  'the event loop keeps turning while a long value of %j is localized',
  async (part) => {
    const value = part.repeat(Math.ceil(scaled(2 ** 18, 2 ** 20) / part.length));
    let isDone = false;
    let turns = 0;
    const turn = (): void => {
      turns += 1;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    const result = await localizer(built).localize(text(value));
    isDone = true;
    expect(result.kind).toBe('value');
    expect(turns).toBeGreaterThan(50);
  },
);

it('the thread answers what the function would', async () => {
  const value = '<p title="One">Two {name}</p>'.repeat(500);
  const { localize } = localizer(built);
  expect(await localize(text(value))).toEqual({ kind: 'value', value: pseudoLocalize(value, 'html', 'de') });
});

it('a value that takes too long is given up with a reason, and the next one has a new thread', async () => {
  const limits = { longestMs: 500 };
  const { localize } = localizer(standIn(), limits);
  expect(await localize(text('hang'))).toEqual({ kind: 'failure', reason: 'it took longer than 0.5 s' });
  // A busy machine takes long to start the next thread.
  limits.longestMs = 60_000;
  expect(await localize(text('next'))).toEqual({ kind: 'value', value: 'next' });
});

it('a value that breaks the thread is given up with a reason, and the next one has a new thread', async () => {
  const { localize } = localizer(standIn());
  expect(await localize(text('break'))).toEqual({ kind: 'failure', reason: 'broken' });
  expect(await localize(text('next'))).toEqual({ kind: 'value', value: 'next' });
});

it('the end of the thread gives up the value it is at', async () => {
  const { localize, endThread } = localizer(standIn());
  const result = localize(text('hang'));
  await endThread();
  expect(await result).toEqual({ kind: 'failure', reason: 'the thread was ended' });
});
