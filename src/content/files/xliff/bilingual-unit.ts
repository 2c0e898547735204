import type { Segment } from '../content-file';
import type { Edit, Unit } from '../file-format';
import { inlineEdit, readInlinePair } from '../xml/inline-markup';
import { attributeOf, type XmlElement } from '../xml/xml-node';

/** A source and its target in XLIFF. */
export interface BilingualParts {
  readonly id: string;
  readonly source: XmlElement;
  readonly target: XmlElement | undefined;
  /** The element after which a target is added. */
  readonly after: XmlElement;
  readonly notes: Pick<Segment, 'comment' | 'context' | 'maxLength'>;
  /** The element whose attribute `state` has the translation's state. */
  readonly stateful: XmlElement | undefined;
}

/**
 * Returns the unit of a source and its target, which is added if missing. Undefined for a source without
 * text.
 */
export function bilingualUnit(text: string, parts: BilingualParts, lineEnd: string): Unit | undefined {
  const { id, source, target, after, notes, stateful } = parts;
  const { model, existing } = readInlinePair(text, source, target, lineEnd);
  if (model.value.trim() === '') return undefined;
  const state = stateful === undefined ? undefined : attributeOf(stateful, 'state');
  const isFuzzy = existing !== '' && state?.startsWith('needs-') === true;
  const segment: Segment = {
    id,
    data: model.data,
    value: model.value,
    places: [target === undefined ? { start: after.end, end: after.end } : target.content],
    ...notes,
    ...(existing === '' ? {} : { existing }),
    ...(isFuzzy ? { isFuzzy } : {}),
  };
  const edits = (translation: string): readonly Edit[] => [
    target === undefined
      ? insertTarget(text, source, after, model.encode(translation))
      : inlineEdit(target, model, translation),
    ...stateEdits(text, stateful),
  ];
  return { segment, edits };
}

/** Inserts a target element after `after`, with the source's prefix, on its own line if the source is. */
export function insertTarget(text: string, source: XmlElement, after: XmlElement, content: string): Edit {
  const name = `${source.name.slice(0, -'source'.length)}target`;
  let from = source.start;
  while (' \t\r\n'.includes(text[from - 1] ?? '-')) from -= 1;
  const space = text.slice(from, source.start);
  // A target keeps white space like its source.
  const kept = attributeOf(source, 'xml:space') === 'preserve' ? ' xml:space="preserve"' : '';
  return { start: after.end, end: after.end, text: `${space}<${name}${kept}>${content}</${name}>` };
}

/** States without a confirmed translation, in XLIFF 1.2 and 2. */
const unfinished = /^(?:new|initial|needs-[\w-]{1,60})$/;

/** A confirmed translation loses what was said of its former state (XLIFF 2, subState). */
function stateEdits(text: string, stateful: XmlElement | undefined): readonly Edit[] {
  const state = stateful?.attributes.find(({ name }) => name === 'state');
  if (state === undefined || !unfinished.test(state.value)) return [];
  const edit = { ...state.valueRange, text: 'translated' };
  const subState = stateful?.attributes.find(({ name }) => name === 'subState');
  if (subState === undefined) return [edit];
  let from = subState.start;
  while (' \t\r\n'.includes(text[from - 1] ?? '-')) from -= 1;
  return [edit, { start: from, end: subState.end, text: '' }];
}
