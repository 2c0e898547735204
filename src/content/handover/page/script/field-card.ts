import { verdicts, type Verdict } from '../../returned-document';
import type { PageData, PageField } from '../page-data';
import { drawnMarkers } from '../drawn-pieces';
import type { Answers } from './answers';
import { drawMarked, drawRendered } from './draw-in-page';
import { fieldEditor, faultsOf, faultTexts, type FieldEditor } from './edit-field';
import { copyOf, partOf } from './elements';

export type View = 'rendered' | 'text';

/** A field of the page with its answer. */
export class FieldCard {
  readonly element: HTMLElement;
  readonly #index: number;
  readonly #data: PageData;
  readonly #field: PageField;
  readonly #answers: Answers;
  readonly #sides: { readonly source: HTMLElement; readonly target: HTMLElement };
  readonly #edit: HTMLButtonElement;
  /** Says the faults of the tags while the box is closed. */
  readonly #faults = document.createElement('p');
  readonly #radios: readonly HTMLInputElement[];
  readonly #comment: HTMLTextAreaElement;
  #view: View = 'rendered';
  /** The view in which each side is drawn now, and the text that the target is drawn of. */
  #drawn: { readonly source: View; readonly target: View; readonly text: string };
  #editor: FieldEditor | undefined;

  constructor(element: HTMLElement, data: PageData, answers: Answers) {
    this.element = element;
    this.#index = Number(element.dataset['index']);
    const field = data.fields[this.#index];
    if (field === undefined) throw new Error('The page has a text without its data.');
    this.#data = data;
    this.#field = field;
    this.#answers = answers;
    this.#drawn = { source: 'rendered', target: 'rendered', text: field.target };
    this.#sides = {
      source: partOf(element, '.source .content', HTMLElement),
      target: partOf(element, '.target .content', HTMLElement),
    };
    const answer = copyOf('answer');
    this.#radios = [...answer.querySelectorAll('input')];
    this.#comment = partOf(answer, 'textarea', HTMLTextAreaElement);
    const edit = copyOf('edit');
    if (!(edit instanceof HTMLButtonElement)) throw new Error('The page has no button to edit.');
    this.#edit = edit;
    this.#prepare(answer);
    element.append(answer);
    this.#faults.className = 'faults';
    partOf(element, '.target', HTMLElement).append(edit);
  }

  /** Whether it was handed out with problems, or its tags are damaged. */
  get hasProblems(): boolean {
    return this.#field.hasProblems || this.hasFaults;
  }

  /** Whether the tags of the target are damaged. */
  get hasFaults(): boolean {
    return faultsOf(this.#field, this.#answers.targetOf(this.#index)).length > 0;
  }

  #prepare(answer: HTMLElement): void {
    const name = `name-${this.#index}`;
    const legend = partOf(answer, 'legend', HTMLElement);
    legend.id = `verdict-${this.#index}`;
    partOf(answer, 'fieldset', HTMLElement).setAttribute('aria-labelledby', `${legend.id} ${name}`);
    for (const radio of this.#radios) {
      radio.name = `verdict-${this.#index}`;
      radio.addEventListener('change', () => {
        this.#answers.setVerdict(
          this.#index,
          verdicts.find((verdict) => verdict === radio.value),
        );
      });
    }
    partOf(answer, '.clear', HTMLButtonElement).addEventListener('click', () => {
      this.#answers.setVerdict(this.#index, undefined);
      this.element.focus();
    });
    this.#comment.addEventListener('input', () => {
      this.#answers.setComment(this.#index, this.#comment.value);
    });
    const label = partOf(answer, '.comment span', HTMLElement);
    label.id = `comment-${this.#index}`;
    this.#comment.setAttribute('aria-labelledby', `${label.id} ${name}`);
    this.#edit.id = `edit-${this.#index}`;
    this.#edit.setAttribute('aria-labelledby', `${this.#edit.id} ${name}`);
    this.#edit.addEventListener('click', () => this.edit());
  }

  /** Draws the card by the present answer. */
  show(view: View = this.#view): void {
    this.#view = view;
    const { verdict, comment = '' } = this.#answers.of(this.#index);
    for (const radio of this.#radios) radio.checked = radio.value === verdict;
    partOf(this.element, '.clear', HTMLButtonElement).hidden = verdict === undefined;
    if (this.#comment.value !== comment) this.#comment.value = comment;
    this.#comment.rows = Math.min(8, comment.split('\n').length + Math.floor(comment.length / 90));
    this.element.dataset['verdict'] = verdict ?? '';
    this.element.toggleAttribute('data-answered', verdict !== undefined || comment !== '');
    this.element.toggleAttribute('data-commented', comment !== '');
    this.#drawSides();
    this.#editor?.show(this.#answers.targetOf(this.#index));
  }

  #drawSides(): void {
    const source = this.#editor === undefined ? this.#view : 'text';
    const target = this.#editor === undefined ? this.#view : 'rendered';
    const text = this.#answers.targetOf(this.#index);
    const { source: drawnSource, target: drawnTarget, text: drawnText } = this.#drawn;
    if (source !== drawnSource) this.#drawSide('source', source, this.#field.source);
    if (target !== drawnTarget || text !== drawnText) this.#drawSide('target', target, text);
    this.#drawn = { source, target, text };
    const faults = this.#editor === undefined ? faultTexts(this.#field, text, this.#data.texts) : '';
    this.#faults.textContent = faults;
    if (faults === '') this.#faults.remove();
    else this.#edit.before(this.#faults);
  }

  #drawSide(side: 'source' | 'target', view: View, text: string): void {
    const box = this.#sides[side];
    box.classList.toggle('plain', view === 'text' || !this.#field.isHtml);
    if (view === 'rendered') drawRendered(box, text, drawnMarkers(this.#field));
    else drawMarked(box, text, new Map(this.#field.tags.map(([marker, raw]) => [marker, raw])));
  }

  /** Opens the box in which the target is edited, and puts the keyboard into it. */
  edit(): void {
    if (this.#editor === undefined) {
      const { target } = this.#sides;
      this.#editor = fieldEditor({
        field: this.#field,
        texts: this.#data.texts,
        lang: target.lang,
        dir: target.dir,
        label: `${this.#data.texts.target}: ${this.#field.id}`,
        value: this.#answers.targetOf(this.#index),
        onInput: (value) => this.#answers.setTarget(this.#index, value),
        onDone: () => this.endEditing(),
      });
      target.after(this.#editor.element);
      this.#edit.hidden = true;
      this.#drawSides();
    }
    this.#editor.focus();
  }

  /** Closes the box. Answers whether it was open. */
  endEditing(): boolean {
    if (this.#editor === undefined) return false;
    this.#editor.element.remove();
    this.#editor = undefined;
    this.#edit.hidden = false;
    this.#drawSides();
    this.element.focus();
    return true;
  }

  comment(): void {
    this.#comment.focus();
  }

  setVerdict(verdict: Verdict): void {
    this.#answers.setVerdict(this.#index, verdict);
  }
}
