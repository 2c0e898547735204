import type { Provider } from 'electron';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellChecker } from '../../src/preload/spelling';

/** Simulates Electron: one pending check, and an answer to any other check ends the renderer. */
function electron() {
  const registered: string[] = [];
  const results: (readonly string[] | 'cancelled')[] = [];
  let provider: Provider | undefined;
  let pending: number | undefined;
  let hasCrashed = false;
  return {
    registered,
    results,
    hasCrashed: () => hasCrashed,
    setSpellCheckProvider(language: string, given: Provider): void {
      registered.push(language);
      provider = given;
      // Electron forgets the previous check's callback.
      if (pending !== undefined) results[pending] = 'cancelled';
      pending = undefined;
    },
    ask(...words: string[]): void {
      const client = provider;
      if (pending !== undefined) results[pending] = 'cancelled';
      pending = results.length;
      results.push([]);
      client?.spellCheck(words, (misspelled) => {
        // An answer to a client that was replaced goes nowhere.
        if (client !== provider) return;
        if (pending === undefined) hasCrashed = true;
        else results[pending] = misspelled;
        pending = undefined;
      });
    },
    isWaiting: () => pending !== undefined,
  };
}

/** The main process and the idle moments of the page, by hand. */
function house(usualLanguage = 'en-US') {
  const frame = electron();
  const asked: { language: string | undefined; words: readonly string[] }[] = [];
  const answers: PromiseWithResolvers<readonly string[]>[] = [];
  const idle: (() => void)[] = [];
  const writeIn = spellChecker({
    webFrame: frame,
    findMisspelled: (language, words) => {
      asked.push({ language, words });
      const answer = Promise.withResolvers<readonly string[]>();
      answers.push(answer);
      return answer.promise;
    },
    whenIdle: (act) => idle.push(act),
    usualLanguage,
  });
  return {
    frame,
    asked,
    writeIn,
    answer: async (index: number, misspelled: readonly string[] | Error): Promise<void> => {
      const answer = answers[index];
      if (misspelled instanceof Error) answer?.reject(misspelled);
      else answer?.resolve(misspelled);
      await answer?.promise.catch(() => undefined);
      await Promise.resolve();
      await Promise.resolve();
    },
    rest: () => {
      for (const act of idle.splice(0)) act();
    },
  };
}

describe('the spell check provider', () => {
  it('asks in the language of the text that is written', async () => {
    const { frame, asked, writeIn, answer, rest } = house();
    writeIn('de-CH');
    frame.ask('Haus', 'Hauss');
    await answer(0, ['Hauss']);
    rest();
    expect(asked).toEqual([{ language: 'de-CH', words: ['Haus', 'Hauss'] }]);
    expect(frame.results).toEqual([['Hauss']]);
    writeIn('fr');
    frame.ask('maison');
    expect(asked.at(-1)).toEqual({ language: 'fr', words: ['maison'] });
  });

  it('is set again where other letters make a word, and only there', () => {
    const { frame, writeIn } = house();
    for (const language of ['de', 'fr', undefined, 'ru', 'bg', 'not_a_tag']) writeIn(language);
    expect(frame.registered).toEqual(['de', 'ru', 'not_a_tag']);
  });

  it('leaves no caller waiting when it is set again in the middle of a question', async () => {
    const { frame, writeIn, answer, rest } = house();
    writeIn('de');
    frame.ask('Hauss');
    writeIn('ru');
    expect(frame.isWaiting()).toBe(false);
    await answer(0, ['Hauss']);
    rest();
    expect(frame.hasCrashed()).toBe(false);
  });

  it('answers also where no dictionary could be asked: a question that is never answered would be the last', async () => {
    const { frame, writeIn, answer, rest } = house();
    writeIn('de');
    frame.ask('Hauss');
    await answer(0, new Error('the main process is restarting'));
    rest();
    expect([frame.isWaiting(), frame.results]).toEqual([false, [[]]]);
  });

  it('never answers a question that was replaced, in whatever order answers come', async () => {
    type Step = 'ask' | 'answer' | 'rest' | 'language';
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            step: fc.constantFrom<Step>('ask', 'ask', 'answer', 'answer', 'rest', 'language'),
            which: fc.nat(5),
          }),
          { maxLength: 30 },
        ),
        async (steps) => {
          const { frame, asked, writeIn, answer, rest } = house();
          writeIn('de');
          for (const { step, which } of steps) {
            if (step === 'ask') frame.ask(`w${asked.length}`);
            else if (step === 'answer') await answer(which, [`w${which}`]);
            else if (step === 'rest') rest();
            else writeIn(which % 2 === 0 ? 'ru' : 'de');
          }
          for (let index = 0; index < asked.length; index += 1) await answer(index, [`w${index}`]);
          rest();
          expect(frame.hasCrashed()).toBe(false);
          expect(frame.isWaiting()).toBe(false);
          // Each answer belongs to its own check.
          for (const [index, result] of frame.results.entries()) {
            if (result !== 'cancelled' && result.length > 0) expect(result).toEqual([`w${index}`]);
          }
        },
      ),
    );
  });
});
