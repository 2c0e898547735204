import type { Segment } from './content-file';
import type { Edit, Translation, Unit } from './file-format';
import { targetForms, type PluralCategory } from './plural-forms';

/** A plural form that the file contains. */
export interface PresentForm {
  readonly category: PluralCategory;
  readonly segment: Segment;
  readonly edits: (target: string) => readonly Edit[];
}

/** A plural whose forms are entries of the file, one for each category. */
export interface PluralGroup {
  /** Forms in the order of the file; at least one. */
  readonly forms: readonly PresentForm[];
  readonly type?: Intl.PluralRuleType;
  /** Where missing forms are inserted. */
  readonly addedAt: number;
  readonly idOf: (category: PluralCategory) => string;
  /** Returns the entries of missing forms as one text to insert at `addedAt`. */
  readonly write: (added: readonly AddedForm[]) => string;
}

export interface AddedForm {
  readonly category: PluralCategory;
  readonly target: string;
}

export interface GroupScan {
  readonly units: readonly Unit[];
  readonly finish: (translation: Translation) => readonly Edit[];
}

/**
 * Returns one unit for each category of the target language; a missing form has the source of `other`, or of
 * the last form. Forms that only the source language has get the target of `other`, so that no source text
 * remains.
 */
export function scanPluralGroup(group: PluralGroup, targetLanguage: string | undefined): GroupScan {
  const present = new Map(group.forms.map((form) => [form.category, form]));
  const fallback = present.get('other') ?? group.forms.at(-1);
  const wanted = targetForms(present.keys(), targetLanguage, group.type);
  const place = { start: group.addedAt, end: group.addedAt };
  const units = wanted.flatMap((category): readonly Unit[] => {
    const form = present.get(category);
    if (form !== undefined) return [form];
    if (fallback === undefined) return [];
    const { existing: _, ...segment } = fallback.segment;
    const id = group.idOf(category);
    // `finish` inserts this text together with the other added forms.
    return [{ segment: { ...segment, id, plural: category, places: [place] }, edits: () => [] }];
  });
  const unused = group.forms.filter(({ category }) => !wanted.includes(category));
  const finish = ({ targetOf }: Translation): readonly Edit[] => {
    const isTranslated = units.some(
      ({ segment }) => (targetOf(segment.id) ?? segment.value) !== segment.value,
    );
    if (!isTranslated) return [];
    const added = wanted.flatMap((category) => {
      const target = present.has(category) ? undefined : targetOf(group.idOf(category));
      return target === undefined ? [] : [{ category, target }];
    });
    const other = targetOf(group.idOf(wanted.at(-1) ?? 'other'));
    const filled = other === undefined ? [] : unused.flatMap((form) => form.edits(other));
    return added.length === 0 ? filled : [...filled, { ...place, text: group.write(added) }];
  };
  return { units, finish };
}
