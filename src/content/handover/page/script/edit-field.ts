import { checkMarkers, markerPattern } from '../../marker-faults';
import type { HandoverFault } from '../../returned-document';
import type { PageField } from '../page-data';
import type { PageTexts } from '../texts/en';
import { copyOf, partOf } from './elements';
import { guardMarkers, insertText } from './marker-guard';
import { withValues } from '../texts/with-values';

interface EditedField {
  readonly field: PageField;
  readonly texts: PageTexts;
  readonly lang: string;
  readonly dir: string;
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly onDone: () => void;
}

/** The box in which a target is edited. */
export interface FieldEditor {
  readonly element: HTMLElement;
  focus(): void;
  /** Shows a value that was set elsewhere. */
  show(value: string): void;
}

/** Makes the box in which a target is edited, with what is wrong with its tags and those that are missing. */
export function fieldEditor({
  field,
  texts,
  lang,
  dir,
  label,
  value,
  onInput,
  onDone,
}: EditedField): FieldEditor {
  const element = copyOf('editing');
  const box = partOf(element, 'textarea', HTMLTextAreaElement);
  const faults = partOf(element, '.faults', HTMLElement);
  const missing = partOf(element, '.tags', HTMLElement);
  const size = partOf(element, '.size', HTMLElement);
  const raw = new Map(field.tags.map(([marker, tag]) => [marker, tag]));
  box.lang = lang;
  box.dir = dir;
  box.setAttribute('aria-label', label);
  guardMarkers(box, (marker) => raw.has(marker));
  const update = (): void => {
    faults.textContent = faultTexts(field, box.value, texts);
    box.setAttribute('aria-invalid', String(faults.textContent !== ''));
    showMissing(missing, { field, raw, texts, box });
    size.textContent =
      field.maxLength === undefined
        ? ''
        : withValues(texts.length, { length: lengthOf(box.value), max: field.maxLength });
    size.classList.toggle('over', field.maxLength !== undefined && lengthOf(box.value) > field.maxLength);
    box.rows = Math.min(30, Math.max(2, Math.ceil(box.value.length / 60) + box.value.split('\n').length - 1));
  };
  box.addEventListener('input', () => {
    onInput(box.value);
    update();
  });
  partOf(element, '.reset', HTMLButtonElement).addEventListener('click', () => {
    box.value = withoutReturns(field.target);
    onInput(field.target);
    update();
    box.focus();
  });
  partOf(element, '.done', HTMLButtonElement).addEventListener('click', onDone);
  const show = (next: string): void => {
    if (box.value !== withoutReturns(next)) box.value = withoutReturns(next);
    update();
  };
  show(value);
  return { element, show, focus: () => box.focus() };
}

/** Faults of the tags of a target that is edited. */
export function faultsOf(field: PageField, target: string): readonly HandoverFault[] {
  if (withoutReturns(target) === withoutReturns(field.target)) return [];
  return checkMarkers(target, {
    tags: new Map(field.tags.map(([marker, tag]) => [marker, tag])),
    source: field.source,
    target: field.target,
  });
}

/** Says the faults of the tags of a target, one in each line. */
export function faultTexts(field: PageField, target: string, texts: PageTexts): string {
  return faultsOf(field, target)
    .map((fault) => faultText(fault, texts))
    .join('\n');
}

/** A text box has no carriage returns. */
export function withoutReturns(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

const lengthOf = (marked: string): number =>
  Array.from(
    marked
      .split(markerPattern)
      .filter((_, index) => index % 2 === 0)
      .join(''),
  ).length;

function faultText({ rule, detail }: HandoverFault, texts: PageTexts): string {
  const text = {
    'tag-lost': texts.tagLost,
    'tag-doubled': texts.tagDoubled,
    'tag-unknown': texts.tagUnknown,
    'tag-broken': texts.tagBroken,
    'tag-order': texts.tagOrder,
  }[rule as string];
  return withValues(text ?? '', detail);
}

interface Missing {
  readonly field: PageField;
  readonly raw: ReadonlyMap<string, string>;
  readonly texts: PageTexts;
  readonly box: HTMLTextAreaElement;
}

/**
 * Returns the markers that a text lacks: those of the target, and those of the source of which the text has
 * no tag with the same name, because a link or an image of the target may have an address of its own.
 */
export function missingMarkers({ tags, source, target }: PageField, text: string): readonly string[] {
  return tags
    .map(([marker]) => marker)
    .filter((marker) => !text.includes(marker))
    .filter((marker) => target.includes(marker) || countOf(marker, text) < countOf(marker, source));
}

const nameOf = (marker: string): string => marker.replace(/\d{1,9}⟧$/, '');

/** Number of markers in a text that have the name of a marker, whatever their numbers. */
function countOf(marker: string, text: string): number {
  return text.split(markerPattern).filter((part, index) => index % 2 === 1 && nameOf(part) === nameOf(marker))
    .length;
}

function showMissing(place: HTMLElement, { field, raw, texts, box }: Missing): void {
  const missing = missingMarkers(field, box.value);
  place.hidden = missing.length === 0;
  if (missing.length === 0) return;
  const buttons = missing.map((marker) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'tag';
    button.dir = 'ltr';
    button.textContent = marker.slice(1, -1);
    button.title = (raw.get(marker) ?? '').slice(0, 300);
    button.addEventListener('click', () => insertText(box, marker));
    return button;
  });
  place.replaceChildren(texts.missingTags, ...buttons.flatMap((button) => [' ', button]));
}
