import type { PageTexts } from '../texts/en';
import { withValues } from '../texts/with-values';
import type { Answers } from './answers';
import { elementOf } from './elements';
import type { FieldCard } from './field-card';

interface FilterParts {
  readonly cards: readonly FieldCard[];
  readonly answers: Answers;
  readonly texts: PageTexts;
  readonly number: Intl.NumberFormat;
}

/** Which texts are shown, and how many are decided. */
export class PageFilter {
  readonly #parts: FilterParts;
  readonly #choice = elementOf('filter', HTMLSelectElement);
  readonly #progress = elementOf('progress', HTMLProgressElement);
  readonly #decided = elementOf('decided', HTMLElement);
  readonly #nothing = elementOf('nothing', HTMLElement);

  constructor(parts: FilterParts) {
    this.#parts = parts;
    this.#choice.addEventListener('change', () => this.apply());
  }

  /** Shows the counts. A text that was just decided stays where it is until the filter is chosen again. */
  count(): void {
    const { cards, answers, texts, number } = this.#parts;
    const { decided } = answers;
    this.#progress.max = Math.max(1, cards.length);
    this.#progress.value = decided;
    this.#decided.textContent = withValues(texts.decided, {
      done: number.format(decided),
      all: number.format(cards.length),
    });
    const counts: Readonly<Record<string, readonly [text: string, count: number]>> = {
      all: [texts.all, cards.length],
      open: [texts.open, cards.length - decided],
      problems: [texts.problems, cards.filter(({ hasProblems }) => hasProblems).length],
    };
    for (const option of this.#choice.options) {
      const [text, count] = counts[option.value] ?? ['', 0];
      option.textContent = withValues(text, { count: number.format(count) });
    }
  }

  /** Shows the texts that the chosen filter has. */
  apply(): void {
    const { cards, answers } = this.#parts;
    const { value } = this.#choice;
    for (const [index, card] of cards.entries()) {
      card.element.hidden =
        (value === 'open' && answers.isDecided(index)) || (value === 'problems' && !card.hasProblems);
    }
    for (const section of document.querySelectorAll<HTMLElement>('section.request')) {
      section.hidden = section.querySelector('article.field:not([hidden])') === null;
    }
    this.#nothing.hidden = cards.some(({ element }) => !element.hidden);
  }
}
