import { readText } from '../display/copy-content';
import { currentFieldId } from '../display/current-field';
import type { Stores } from '../../stores/context';
import type { InspectedText } from '../../stores/review/inspector-state';

/** Returns the selection in the review, else the current search hit, else the visible field's text. */
export function textToInspect(stores: Stores): InspectedText | undefined {
  return selectedIn(document) ?? selectedInFrames() ?? foundText() ?? fieldText(stores);
}

/** The selection, if it is in a field's content. */
export function selectedIn(inner: Document): InspectedText | undefined {
  const selection = inner.getSelection();
  const text = selection?.toString() ?? '';
  const element = selection?.anchorNode?.parentElement;
  const cell = inner === document ? element?.closest<HTMLElement>('.field-cell') : inner.documentElement;
  if (text === '' || cell === null || cell === undefined) return undefined;
  return { text, lang: cell.lang, dir: cell.dir };
}

function selectedInFrames(): InspectedText | undefined {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(
    '.field-row:not(.spare) iframe.rendered',
  )) {
    const found = frame.contentDocument === null ? undefined : selectedIn(frame.contentDocument);
    if (found !== undefined) return found;
  }
  return undefined;
}

function foundText(): InspectedText | undefined {
  const marks = [...document.querySelectorAll<HTMLElement>('mark[data-kind~="find-current"]')];
  const cell = marks[0]?.closest<HTMLElement>('.field-cell');
  if (cell === null || cell === undefined) return undefined;
  return { text: marks.map((mark) => mark.textContent).join(''), lang: cell.lang, dir: cell.dir };
}

function fieldText(stores: Stores): InspectedText | undefined {
  const id = currentFieldId(stores);
  const { content, fieldAt } = stores.review.getState();
  for (let index = 0; index < (content?.total ?? 0); index++) {
    const field = fieldAt(index);
    if (field === undefined || field.id !== id) continue;
    const isSource = field.target === undefined;
    const lang = isSource ? content?.languageSource : content?.languageTarget;
    return { text: readText(field.target ?? field.source, field.data), lang, dir: 'auto' };
  }
  return undefined;
}
