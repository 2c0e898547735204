import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { workerSpeller } from '../../../src/main/spelling/worker-speller';
import { tempFolder } from '../../support/temp-folder';

/** A thread that answers with its own number, and does what a word says. */
const thread = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ number, kind, words, word }) => {
  const said = kind === 'check' ? words[0] : word;
  if (said === 'hang') for (;;);
  if (said === 'break') throw new Error('broken');
  if (said === 'fail') return parentPort.postMessage({ kind: 'failure', number, error: new Error('failed') });
  parentPort.postMessage({ kind: 'answer', number, words: [kind, String(threadId)] });
});`;

function speller(pauses = { idleMs: 60_000, longestMs: 60_000 }) {
  const file = join(tempFolder(), 'thread.mjs');
  writeFileSync(file, thread);
  const onFailure = vi.fn<(error: Error) => void>();
  const opened = workerSpeller(file, pauses)(onFailure);
  onTestFinished(() => opened.stop());
  return {
    onFailure,
    ...opened,
    threadOf: async (word = 'x') => (await opened.misspelled([word], ['de']))[1],
  };
}

describe('the thread of the spell checker', () => {
  it('answers each question with its own answer', async () => {
    const { misspelled, suggest } = speller();
    const answers = await Promise.all([
      misspelled(['a'], ['de']),
      suggest('b', ['de']),
      misspelled(['c'], ['de']),
    ]);
    expect(answers.map(([kind]) => kind)).toEqual(['check', 'suggest', 'check']);
    expect(new Set(answers.map(([, id]) => id)).size).toBe(1);
  });

  it('gives its memory back when nobody asks for a while, and another one answers the next word', async () => {
    const { threadOf } = speller({ idleMs: 1, longestMs: 60_000 });
    const first = await threadOf();
    await vi.waitFor(async () => expect(await threadOf()).not.toBe(first));
  });

  it('that hangs over a word is ended, and another one answers the next', async () => {
    const { threadOf } = speller({ idleMs: 60_000, longestMs: 300 });
    await expect(threadOf('hang')).rejects.toThrow('ended');
    expect(await threadOf()).toBeDefined();
  });

  it('that breaks is told without the word, and another one answers the next', async () => {
    const { threadOf, onFailure } = speller();
    await expect(threadOf('break')).rejects.toThrow('ended');
    expect(onFailure.mock.calls.map(([{ message }]) => message)).toEqual(['broken']);
    await expect(threadOf('fail')).rejects.toThrow('failed');
    expect(await threadOf()).toBeDefined();
  });

  it('begins with no word before the first, and takes none after the end', async () => {
    const { threadOf, stop } = speller();
    await stop();
    await expect(threadOf()).rejects.toThrow('has ended');
  });
});
