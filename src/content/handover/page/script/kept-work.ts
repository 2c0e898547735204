import { isPageAnswer } from '../page-answer';
import { embeddedJson } from '../embedded-json';
import type { PageAnswer } from '../page-data';
import { elementOf } from './elements';

/**
 * Keeps the unsaved work of a page in the browser, where the browser allows it to a file, and in the page
 * itself, so that a copy which the browser saves has it too.
 */
export class KeptWork {
  readonly #key: string;
  readonly #inPage = elementOf('kept', HTMLScriptElement);
  /** Whether the browser keeps anything. Firefox and Safari may forbid it to pages from the disk. */
  isKept = false;

  constructor(handover: string) {
    this.#key = `locdesk-review-page:${handover}`;
    try {
      localStorage.setItem(`${this.#key}:probe`, '1');
      localStorage.removeItem(`${this.#key}:probe`);
      this.isKept = true;
    } catch {
      // The page says so.
    }
  }

  /** Returns the work from before; undefined where there is none. */
  read(): PageAnswer | undefined {
    return (
      (this.isKept ? answerIn(localStorage.getItem(this.#key)) : undefined) ?? answerIn(this.#inPage.text)
    );
  }

  write(answer: PageAnswer): void {
    this.#inPage.text = embeddedJson(answer);
    if (!this.isKept) return;
    try {
      localStorage.setItem(this.#key, JSON.stringify(answer));
    } catch {
      // The memory is full: from now on it must be saved by the reviewer.
      this.isKept = false;
    }
  }
}

function answerIn(text: string | null): PageAnswer | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isPageAnswer(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
