import { serve, notifyMain } from '../platform/worker-thread';
import type { Dictionary } from './speller';
import { SpellEngine, type SpellingStep } from './spell-engine';

// The thread's entry.

/** The thread begins a step. When it hangs, the last step that it announced is the one that hangs. */
export interface SpellingEvent {
  readonly step: SpellingStep;
  readonly dictionary: Dictionary;
}

interface Asked {
  readonly dictionaries: readonly Dictionary[];
}

const engine = new SpellEngine((step, dictionary) =>
  notifyMain({ step, dictionary } satisfies SpellingEvent),
);

const handlers = {
  check: ({ words, dictionaries }: Asked & { readonly words: readonly string[] }) =>
    engine.misspelled(words, dictionaries),
  suggest: ({ word, dictionaries }: Asked & { readonly word: string }) => engine.suggest(word, dictionaries),
};
export type SpellingHandlers = typeof handlers;

serve(handlers);
