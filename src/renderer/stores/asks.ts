import type { DeskAsk } from '../../shared/desk-asks';

/** What the desktop asks of the window. What comes before the frame is drawn, a link that started the program, waits for it. */
export class Asks {
  readonly #waiting: DeskAsk[] = [];
  #answer: ((ask: DeskAsk) => void) | undefined;

  receive(ask: DeskAsk): void {
    if (this.#answer === undefined) this.#waiting.push(ask);
    else this.#answer(ask);
  }

  /** Until the function it answers is called. */
  answerWith(answer: (ask: DeskAsk) => void): () => void {
    this.#answer = answer;
    for (const ask of this.#waiting.splice(0)) answer(ask);
    return () => {
      this.#answer = undefined;
    };
  }
}
