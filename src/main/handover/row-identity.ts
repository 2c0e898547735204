import type { CheckedLanguages } from '../../content/checks/checked-field';
import type { HandoverFault, ReturnedRow } from '../../content/handover/returned-document';
import { fieldPieces } from '../../content/handover/table/field-pieces';
import { shownInXml } from '../../content/handover/markup/xml-writer';
import { markField, type MarkableField } from '../../content/handover/tag-markers';
import { handedHash } from './local-fields';

/** A field as it was handed out. */
export interface HandedField extends MarkableField {
  readonly requestId: string;
  readonly fieldId: string;
  readonly languages: CheckedLanguages;
}

/**
 * Hashes that are not those of the field: the identity of another row was written over this one's. Where a
 * translation tool dropped them, the source beside the target proves the identity.
 */
export function identityFaults(
  { sourceHash, targetHash, markedSource, place }: ReturnedRow,
  handed: HandedField,
): readonly HandoverFault[] {
  const { requestId, fieldId, source, target } = handed;
  if (sourceHash === undefined && targetHash === undefined) {
    const isProven = markedSource !== undefined && isSameText(markedSource, markField(handed).source);
    return isProven ? [] : [{ rule: 'identity-incomplete', detail: {}, place }];
  }
  const isOther = (hash: string | undefined, text: string): boolean =>
    hash !== undefined && hash !== handedHash(requestId, fieldId, text);
  if (!isOther(sourceHash, source) && !isOther(targetHash, target)) return [];
  return [{ rule: 'identity-changed', detail: {}, place }];
}

/** Programs wrap and decompose texts, so that only other letters than spaces count. */
export function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '').normalize();
}

function isSameText(a: string, b: string): boolean {
  return withoutSpaces(a) === withoutSpaces(b);
}

/**
 * Sources that are not those that were handed out. One of another field shows that only some columns were
 * sorted, so that the identity belongs to another row; any other one was edited.
 */
export function sourceFaults(
  rows: readonly ReturnedRow[],
  handed: HandedField,
  isHandedSource: (marked: string) => boolean,
): readonly HandoverFault[] {
  if (rows.every(({ shownSource }) => shownSource === undefined)) return [];
  const marked = markField(handed);
  const pieces = fieldPieces(marked.source, marked.target);
  return rows.flatMap(({ shownSource, segment, place }): readonly HandoverFault[] => {
    const own = segment === undefined ? marked.source : pieces[segment - 1]?.source;
    if (shownSource === undefined || own === undefined || isSameText(shownSource, own)) return [];
    if (isHandedSource(withoutSpaces(shownSource))) return [{ rule: 'identity-changed', detail: {}, place }];
    return [{ rule: 'source-edited', detail: { text: shownSource.slice(0, 200) }, place }];
  });
}

/** Text that was typed into the notation of a tag, or a tag that was changed: neither is in the value. */
export function notationFaults(rows: readonly ReturnedRow[], handed: HandedField): readonly HandoverFault[] {
  const edited = rows.filter(({ notations }) => notations !== undefined && notations.size > 0);
  if (edited.length === 0) return [];
  const { tags } = markField(handed);
  return edited.flatMap(({ notations, place }): readonly HandoverFault[] => {
    const texts = [...(notations ?? [])].flatMap(([marker, notation]) => {
      const tag = tags.get(marker);
      return tag === undefined || isSameText(notation, shownInXml(tag)) ? [] : [notation];
    });
    if (texts.length === 0) return [];
    return [{ rule: 'tag-edited', detail: { text: texts.join(' ').slice(0, 200) }, place }];
  });
}

/** The place of a fault of all rows of a field: that of the first one. */
export function placeOf([first]: readonly ReturnedRow[]): Pick<HandoverFault, 'place'> {
  return first === undefined ? {} : { place: first.place };
}
