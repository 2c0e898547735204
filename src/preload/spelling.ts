import type { WebFrame } from 'electron';

/**
 * Returns the misspelled words among these, in the given language or, if undefined, in any of the person's
 * languages.
 */
type FindMisspelled = (language: string | undefined, words: readonly string[]) => Promise<readonly string[]>;

interface Parts {
  readonly webFrame: Pick<WebFrame, 'setSpellCheckProvider'>;
  readonly findMisspelled: FindMisspelled;
  /** Runs a function after Chromium's pending work. */
  readonly whenIdle: (work: () => void) => void;
  /** The person's usual language, for text without one; it determines which letters form a word. */
  readonly usualLanguage: string;
}

/**
 * Provides Chromium's spell checker with the main process's answers. The returned function sets the language
 * of the text being edited.
 *
 * Electron keeps one pending check only, and does not validate the callback: answering a check that was
 * replaced, or answering twice, crashes the renderer. Chromium replaces a check whenever a script moves the
 * caret. So only the newest check is answered, once, and after the page is idle, when no newer one can be on
 * its way. A check that never gets an answer would block all later ones.
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
    // Chromium expects an answer to a replaced check too.
    answerPending?.([]);
    webFrame.setSpellCheckProvider(of ?? usualLanguage, { spellCheck });
  };
}

/**
 * Chromium derives from the language which letters form a word, so it is notified only when the script
 * changes.
 */
function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? 'Latn';
  } catch {
    return 'Latn';
  }
}
