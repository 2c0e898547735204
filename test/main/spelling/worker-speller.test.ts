import { resolve } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { workerSpeller } from '../../../src/main/spelling/worker-speller';
import { bundledPlaces, dictionaries } from '../../support/content/dictionaries';
import {
  hangingAff,
  hangingDic,
  hangingWord,
  writeDictionary,
} from '../../support/content/written-dictionary';
import { tempFolder } from '../../support/temp-folder';
import { threadFile } from '../../support/thread-file';

/** Code of a thread that answers with its own number, and obeys commands given as words. */
const thread = `
const answer = (kind, said) => {
  if (said === 'hang') hang();
  if (said === 'break') return new Promise(() => setImmediate(() => { throw new Error('broken'); }));
  if (said === 'fail') throw new Error('failed');
  return [kind, String(threadId)];
};
serve({ check: ({ words }) => answer('check', words[0]), suggest: ({ word }) => answer('suggest', word) });`;

function speller(pauses = { idleMs: 60_000, longestMs: 60_000 }) {
  const onFailure = vi.fn<(error: Error) => void>();
  const opened = workerSpeller(threadFile(thread), bundledPlaces, pauses)(onFailure);
  onTestFinished(() => opened.stop());
  return {
    onFailure,
    ...opened,
    threadOf: async (word = 'x') => (await opened.misspelled([word], dictionaries('de')))[1],
  };
}

describe('the thread of the spell checker', () => {
  it('answers each question with its own answer', async () => {
    const { misspelled, suggest } = speller();
    const answers = await Promise.all([
      misspelled(['a'], dictionaries('de')),
      suggest('b', dictionaries('de')),
      misspelled(['c'], dictionaries('de')),
    ]);
    expect(answers.map(([kind]) => kind)).toEqual(['check', 'suggest', 'check']);
    expect(new Set(answers.map(([, id]) => id)).size).toBe(1);
  });

  it('ends when idle, to free its memory, and another one answers the next word', async () => {
    const { threadOf } = speller({ idleMs: 1, longestMs: 60_000 });
    const first = await threadOf();
    await vi.waitFor(async () => expect(await threadOf()).not.toBe(first));
  });

  it('that hangs over a word is ended in its time, however often it is asked meanwhile', async () => {
    const pauses = { idleMs: 60_000, longestMs: 60_000 };
    const { misspelled, threadOf } = speller(pauses);
    await threadOf();
    pauses.longestMs = 500;
    const hung = misspelled(['hang'], dictionaries('de'));
    const asking = setInterval(() => void misspelled(['x'], dictionaries('de')).catch(() => undefined), 20);
    onTestFinished(() => clearInterval(asking));
    await expect(hung).rejects.toThrow('Checking the spelling took too long and was stopped. Try it again.');
  });

  it('that hangs over a word is ended, and another one answers the next', async () => {
    const pauses = { idleMs: 60_000, longestMs: 200 };
    const { threadOf } = speller(pauses);
    await expect(threadOf('hang')).rejects.toThrow('took too long');
    pauses.longestMs = 60_000;
    expect(await threadOf()).toBeDefined();
  });

  it('that breaks is reported without the word, and another one answers the next', async () => {
    const { threadOf, onFailure } = speller();
    await expect(threadOf('break')).rejects.toThrow('ended');
    expect(onFailure.mock.calls.map(([{ message }]) => message)).toEqual(['broken']);
    const before = await threadOf();
    await expect(threadOf('fail')).rejects.toThrow('failed');
    expect(await threadOf()).not.toBe(before);
  });

  it('begins with no word before the first, and takes none after the end', async () => {
    const { threadOf, stop } = speller();
    await stop();
    await expect(threadOf()).rejects.toThrow('has ended');
  });
});

/** The built thread with Hunspell in it, over the dictionaries of a folder. */
async function ownSpeller(folder: string) {
  const file = resolve(import.meta.dirname, '../../../out/main/spelling-thread.js');
  const places = { own: folder, bundled: '/missing', system: [] };
  const onFailure = vi.fn<(error: Error) => void>();
  const pauses = { idleMs: 60_000, longestMs: 60_000 };
  const opened = workerSpeller(file, places, pauses)(onFailure);
  onTestFinished(() => opened.stop());
  const found = await opened.find();
  const bad = found.find(({ tag }) => tag === 'xa');
  const good = found.filter(({ tag }) => tag === 'xb');
  if (bad === undefined) throw new Error('the dictionary was not found');
  return { ...opened, bad, good, pauses };
}

describe('a dictionary', () => {
  it('over which the thread hangs twice is given up, with a reason, and the others go on', async () => {
    const folder = tempFolder();
    writeDictionary(folder, 'xa', hangingAff, hangingDic);
    writeDictionary(folder, 'xb', 'SET UTF-8\n', '1\nword\n');
    const { misspelled, problem, bad, good, pauses } = await ownSpeller(folder);
    const hang = async () => {
      // The thread opens the dictionary, for which it has its time.
      expect(await misspelled(['a'], [bad])).toEqual([]);
      pauses.longestMs = 200;
      await expect(misspelled([hangingWord], [bad])).rejects.toThrow('took too long');
      pauses.longestMs = 60_000;
    };
    await hang();
    expect(problem(bad)).toBeUndefined();
    await hang();
    expect(problem(bad)).toMatch(/too long/);
    expect(await misspelled(['word', 'wrod'], good)).toEqual(['wrod']);
    expect(good.map(problem)).toEqual([undefined]);
  });

  it('that is damaged is given up at once, until its files change', async () => {
    const folder = tempFolder();
    writeDictionary(folder, 'xa', 'SET UTF-8\n', '90000\nword\n');
    const { misspelled, problem, find, bad } = await ownSpeller(folder);
    await expect(misspelled(['word'], [bad])).rejects.toThrow(
      /xa\.dic is damaged: it says 90000 words and has 1/,
    );
    expect(problem(bad)).toMatch(/xa\.dic is damaged/);
    writeDictionary(folder, 'xa', 'SET UTF-8\n', '1\nword\n');
    const replaced = await find();
    expect(replaced.map(problem)).toEqual([undefined]);
    expect(await misspelled(['word', 'wrod'], replaced)).toEqual(['wrod']);
  });
});
