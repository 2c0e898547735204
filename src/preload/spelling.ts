import type { WebFrame } from 'electron';

/** Of these words, those that are wrong in text of a language; undefined: of any of the person's. */
type FindMisspelled = (language: string | undefined, words: readonly string[]) => Promise<readonly string[]>;

interface Parts {
  readonly webFrame: Pick<WebFrame, 'setSpellCheckProvider'>;
  readonly findMisspelled: FindMisspelled;
  /** After whatever Chromium has to do now. */
  readonly whenIdle: (act: () => void) => void;
  /** Of the person, where a text has no language of its own: it says which letters make a word. */
  readonly usualLanguage: string;
}

/**
 * Has Chromium ask the main process for misspelled words. The function it answers tells in which language what is about to be written is.
 *
 * Electron knows one question at a time and looks at nothing when it is answered: the answer to a question that was replaced by another, or
 * a second one, takes the renderer down. Chromium replaces questions whenever a script moves the caret. So only the newest is answered,
 * once, and when nothing else is waiting: then no newer one is on its way here. One that is not answered at all would be the last.
 */
export function spellChecker({ webFrame, findMisspelled, whenIdle, usualLanguage }: Parts) {
  let language: string | undefined;
  let script: string | undefined;
  let answerPending: ((misspelled: readonly string[]) => void) | undefined;

  const spellCheck = (words: string[], callback: (misspelled: string[]) => void): void => {
    const answer = (misspelled: readonly string[]): void => {
      if (answerPending !== answer) return;
      answerPending = undefined;
      callback([...misspelled]);
    };
    answerPending = answer;
    findMisspelled(language, words)
      .catch(() => [])
      .then(
        (misspelled) => whenIdle(() => answer(misspelled)),
        () => undefined,
      );
  };

  return (of: string | undefined): void => {
    language = of;
    const written = scriptOf(of ?? usualLanguage);
    if (written === script) return;
    script = written;
    // A request that is replaced still gets an answer.
    answerPending?.([]);
    webFrame.setSpellCheckProvider(of ?? usualLanguage, { spellCheck });
  };
}

/** Chromium decides by the language which letters make a word: it needs a notification only for another script. */
function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? 'Latn';
  } catch {
    return 'Latn';
  }
}
