import { connect, TookTooLong } from '../platform/workers';
import { findDictionaries } from './dictionary-finder';
import type { DictionaryPlaces } from './dictionary-places';
import type { Dictionary, OpenSpeller } from './speller';
import type { SpellingEvent, SpellingHandlers } from './spelling-thread';

interface Pauses {
  /** An idle thread ends after this time, to free its memory. */
  readonly idleMs: number;
  /** Time limit of a word: the thread is terminated, and the next word starts another one. */
  readonly longestMs: number;
}

/** A dictionary that made the thread hang or crash this often is not used again. */
const mostFailures = 2;

const usualPauses: Pauses = { idleMs: 120_000, longestMs: 20_000 };

class SpellerEnded extends Error {}

function gone(): Error {
  return new SpellerEnded('the spell checker has ended');
}

/**
 * A speller in a thread of its own, which runs while words are looked up; `file` is the built
 * `spelling-thread`.
 */
export function workerSpeller(file: string, places: DictionaryPlaces, pauses = usualPauses): OpenSpeller {
  return (onFailure) => {
    /** The thread's current step, if any. */
    let at: SpellingEvent | undefined;
    const failures = new Map<string, number>();
    const problems = new Map<string, string>();
    const connection = connect<SpellingHandlers, SpellingEvent>(file, {
      gone,
      idleMs: pauses.idleMs,
      onEvent: (event) => (at = event),
      onFailure: failed,
    });
    const limit = () => ({
      ms: pauses.longestMs,
      tooLong: 'Checking the spelling took too long and was stopped. Try it again.',
    });
    return {
      find: () => findDictionaries(places),
      problem: (dictionary) => problems.get(keyOf(dictionary)),
      misspelled: (words, dictionaries) =>
        answered(connection.call('check', { words, dictionaries }, { limit: limit() })),
      suggest: (word, dictionaries) =>
        answered(connection.call('suggest', { word, dictionaries }, { limit: limit() })),
      stop() {
        // Nothing is stored, so the thread may end at any moment.
        void connection.drop(gone());
        return connection.stop();
      },
    };

    async function answered(answer: Promise<readonly string[]>): Promise<readonly string[]> {
      try {
        return await answer;
      } catch (error) {
        const isKnown = error instanceof TookTooLong || error instanceof SpellerEnded;
        if (error instanceof Error && !isKnown) failed(error);
        throw error;
      } finally {
        at = undefined;
      }
    }

    /** Ends the thread with all its calls: the fault of one word may affect the next one too. */
    function failed(error: Error): void {
      const isTooLong = error instanceof TookTooLong;
      blame(isTooLong ? 'it takes too long' : error.message);
      onFailure(error);
      void connection.drop(isTooLong ? error : gone());
    }

    /**
     * A dictionary that can't be opened is not used again; one that is slow with a word gets another chance.
     */
    function blame(reason: string): void {
      if (at === undefined) return;
      const { step, dictionary } = at;
      at = undefined;
      const key = keyOf(dictionary);
      const count = (failures.get(key) ?? 0) + 1;
      failures.set(key, count);
      if (step === 'opening' || count >= mostFailures) problems.set(key, reason);
    }
  };
}

/** A dictionary whose files were replaced counts as another one. */
function keyOf({ tag, dicFile, version }: Dictionary): string {
  return `${tag} ${dicFile} ${version}`;
}
