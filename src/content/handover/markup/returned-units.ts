import type { FileText } from '../../files/file-text';
import type {
  HandoverFault,
  HandoverFaultRule,
  ReturnedPlace,
  ReturnedRow,
  Verdict,
} from '../returned-document';

/** A unit of a bilingual file, as it is read before it becomes a row. */
export interface ReturnedUnit {
  readonly request: string | undefined;
  readonly field: string | undefined;
  readonly sourceHash: string | undefined;
  readonly targetHash: string | undefined;
  /** The tag of the target's language, as the file states it. */
  readonly language: string | undefined;
  /** The source with markers. */
  readonly markedSource: string;
  /** Empty for a unit without a target. */
  readonly markedTarget: string;
  /** As in `ReturnedRow`. */
  readonly notations?: ReadonlyMap<string, string>;
  readonly verdict: Verdict | undefined;
  readonly comments: readonly string[];
  readonly author: string | undefined;
  readonly offset: number;
  readonly faults: readonly HandoverFaultRule[];
}

/** Makes rows of units. Units of one field that say different things are duplicates, equal ones are one. */
export function rowsOf(file: FileText, units: readonly ReturnedUnit[]): readonly ReturnedRow[] {
  const byField = new Map<string, ReturnedUnit[]>();
  const rows: ReturnedUnit[] = [];
  for (const unit of units) {
    const key =
      unit.request === undefined || unit.field === undefined ? undefined : `${unit.request}\n${unit.field}`;
    const same = key === undefined ? undefined : byField.get(key);
    if (key !== undefined && same === undefined) byField.set(key, [unit]);
    if (same?.some((other) => isEqual(other, unit)) === true) continue;
    same?.push(unit);
    rows.push(unit);
  }
  const isDoubled = (unit: ReturnedUnit): boolean =>
    (byField.get(`${unit.request}\n${unit.field}`)?.length ?? 0) > 1;
  return rows.map((unit) => rowOf(file, unit, isDoubled(unit)));
}

function isEqual(a: ReturnedUnit, b: ReturnedUnit): boolean {
  return (
    a.markedTarget === b.markedTarget &&
    [...(a.notations ?? [])].join('\n') === [...(b.notations ?? [])].join('\n') &&
    a.verdict === b.verdict &&
    a.comments.join('\n') === b.comments.join('\n')
  );
}

function rowOf(file: FileText, unit: ReturnedUnit, isDoubled: boolean): ReturnedRow {
  const place: ReturnedPlace = { unit: 'line', number: file.positionAt(unit.offset).line };
  const { request, field, sourceHash, targetHash, language, markedTarget, verdict, author } = unit;
  const comment = unit.comments
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n');
  const rules: readonly HandoverFaultRule[] = [
    ...unit.faults,
    ...(request === undefined || field === undefined ? (['identity-missing'] as const) : []),
    ...(isDoubled ? (['duplicate-row'] as const) : []),
  ];
  return {
    ...(request === undefined ? {} : { request }),
    ...(field === undefined ? {} : { field }),
    ...(sourceHash === undefined ? {} : { sourceHash }),
    ...(targetHash === undefined ? {} : { targetHash }),
    ...(sourceHash === undefined && targetHash === undefined ? { markedSource: unit.markedSource } : {}),
    shownSource: unit.markedSource,
    ...(language === undefined ? {} : { language }),
    markedTarget,
    ...(unit.notations === undefined ? {} : { notations: unit.notations }),
    ...(verdict === undefined ? {} : { verdict }),
    ...(comment === '' ? {} : { comment }),
    ...(author === undefined ? {} : { author }),
    place,
    faults: rules.map((rule): HandoverFault => ({ rule, detail: {}, place })),
  };
}
