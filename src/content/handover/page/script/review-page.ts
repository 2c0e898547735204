import type { PageData } from '../page-data';
import { withValues } from '../texts/with-values';
import { readAnswerFile, saveAnswer } from './answer-file';
import { Answers } from './answers';
import { elementOf } from './elements';
import { FieldCard } from './field-card';
import { KeptWork } from './kept-work';
import { PageFilter } from './page-filter';
import { listenToKeys } from './page-keys';

/** Time between a change and its being kept, so that typing is not slowed down. */
const keepMs = 300;

/** The script of the review page. It reads the page's own data, and calls nothing outside of the page. */
class ReviewPage {
  // Written by `write-page.ts` into the same file.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  readonly #data = JSON.parse(elementOf('data', HTMLScriptElement).text) as PageData;
  readonly #texts = this.#data.texts;
  readonly #language = document.documentElement.lang;
  readonly #number = new Intl.NumberFormat(this.#language);
  readonly #kept = new KeptWork(this.#data.handover);
  readonly #state = elementOf('state', HTMLElement);
  readonly #reviewer = elementOf('reviewer', HTMLInputElement);
  readonly #answers = new Answers(this.#data, (index) => this.#changed(index));
  readonly #cards = [...document.querySelectorAll<HTMLElement>('article.field')].map(
    (element) => new FieldCard(element, this.#data, this.#answers),
  );
  readonly #filter = new PageFilter({
    cards: this.#cards,
    answers: this.#answers,
    texts: this.#texts,
    number: this.#number,
  });
  #isStarted = false;
  /** Whether the answer's file has everything. */
  #isSaved = true;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  start(): void {
    const before = this.#kept.read();
    const restored = before === undefined ? 0 : this.#answers.take(before);
    this.#reviewer.value = this.#answers.reviewer;
    for (const card of this.#cards) card.show();
    this.#filter.count();
    this.#filter.apply();
    this.#listen();
    document.documentElement.classList.add('with-script');
    if (restored > 0) this.#say(this.#texts.keptBefore);
    else this.#say(this.#kept.isKept ? this.#texts.keptHere : this.#texts.notKept);
    this.#isStarted = true;
  }

  #listen(): void {
    const view = elementOf('view', HTMLSelectElement);
    view.addEventListener('change', () => {
      for (const card of this.#cards) card.show(view.value === 'text' ? 'text' : 'rendered');
    });
    this.#reviewer.addEventListener('input', () => {
      this.#answers.reviewer = this.#reviewer.value;
      this.#noteChange();
    });
    elementOf('print', HTMLButtonElement).addEventListener('click', () => print());
    elementOf('save', HTMLButtonElement).addEventListener('click', () => this.#save());
    const file = elementOf('file', HTMLInputElement);
    elementOf('open', HTMLButtonElement).addEventListener('click', () => file.click());
    file.addEventListener('change', () => {
      const [chosen] = file.files ?? [];
      if (chosen !== undefined) void this.#open(chosen);
      file.value = '';
    });
    addEventListener('pagehide', () => this.#keep());
    addEventListener('beforeunload', (event) => {
      this.#keep();
      if (!this.#kept.isKept && !this.#isSaved) event.preventDefault();
    });
    listenToKeys({ cards: this.#cards, isDecided: (index) => this.#answers.isDecided(index) });
  }

  #say(text: string): void {
    this.#state.textContent = text;
  }

  #changed(index: number): void {
    this.#cards[index]?.show();
    if (this.#isStarted) this.#noteChange();
  }

  #noteChange(): void {
    this.#isSaved = false;
    const { unsavedChanges, keptHere, notKept } = this.#texts;
    this.#say(this.#kept.isKept ? `${unsavedChanges} ${keptHere}` : notKept);
    this.#filter.count();
    this.#keeping ??= setTimeout(() => this.#keep(), keepMs);
  }

  #keep(): void {
    if (this.#keeping === undefined) return;
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    this.#kept.write(this.#answers.toKept(new Date()));
    if (!this.#kept.isKept) this.#say(this.#texts.notKept);
  }

  #save(): void {
    const now = new Date();
    const name = saveAnswer(this.#answers.toFile(now));
    this.#isSaved = true;
    const time = new Intl.DateTimeFormat(this.#language, { timeStyle: 'short' }).format(now);
    const count = this.#cards.filter(({ hasFaults }) => hasFaults).length;
    const { saved, savedWithFaults } = this.#texts;
    const warning = withValues(savedWithFaults, { count: this.#number.format(count) });
    this.#say(`${withValues(saved, { name, time })}${count === 0 ? '' : ` ${warning}`}`);
  }

  async #open(file: File): Promise<void> {
    const answer = await readAnswerFile(file);
    const { answerUnreadable, answerOfOther, answerOpened } = this.#texts;
    if (answer === undefined) this.#say(answerUnreadable);
    else if (answer.handover !== this.#data.handover) this.#say(answerOfOther);
    else {
      const count = this.#answers.take(answer);
      this.#reviewer.value = this.#answers.reviewer;
      this.#filter.apply();
      this.#say(withValues(answerOpened, { count: this.#number.format(count) }));
    }
  }
}

new ReviewPage().start();
