import type { Segment } from '../content-file';
import type { Edit, Unit } from '../file-format';
import { inlineEdit, readInline } from '../xml/inline-markup';
import { attributeOf, type XmlElement } from '../xml/xml-node';

/** A source and its target as XLIFF has them. */
export interface BilingualParts {
  readonly id: string;
  readonly source: XmlElement;
  readonly target: XmlElement | undefined;
  /** The element after which a target is added. */
  readonly after: XmlElement;
  readonly notes: Pick<Segment, 'comment' | 'context' | 'maxLength'>;
  /** Whose attribute `state` says how far the translation is. */
  readonly stateful: XmlElement | undefined;
}

/** The unit of a source, and of its target, which is added where there is none. Undefined for a source without text. */
export function bilingualUnit(text: string, parts: BilingualParts, lineEnd: string): Unit | undefined {
  const { id, source, target, after, notes, stateful } = parts;
  const model = readInline(text, source, lineEnd);
  if (model.value.trim() === '') return undefined;
  const existing = target === undefined ? '' : readInline(text, target, lineEnd).value;
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
    ...stateEdits(stateful),
  ];
  return { segment, edits };
}

/** A target element after `after`, named with the prefix of the source and on a line of its own where that one is. */
export function insertTarget(text: string, source: XmlElement, after: XmlElement, content: string): Edit {
  const name = `${source.name.slice(0, -'source'.length)}target`;
  let from = source.start;
  while (' \t\r\n'.includes(text[from - 1] ?? '-')) from -= 1;
  const space = text.slice(from, source.start);
  return { start: after.end, end: after.end, text: `${space}<${name}>${content}</${name}>` };
}

/** States of a text that has no confirmed translation yet, in XLIFF 1.2 and 2. */
const unfinished = /^(?:new|initial|needs-[\w-]{1,60})$/;

function stateEdits(stateful: XmlElement | undefined): readonly Edit[] {
  const state = stateful?.attributes.find(({ name }) => name === 'state');
  if (state === undefined || !unfinished.test(state.value)) return [];
  return [{ ...state.valueRange, text: 'translated' }];
}
