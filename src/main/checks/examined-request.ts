import { checkPair } from '../../content/checks/check-field';
import { fieldProblem, foldHabits, type FieldProblem } from '../../content/checks/causes/request-causes';
import type { CheckedField } from '../../content/checks/checked-field';
import { parsePair } from '../../content/checks/parsed/parsed-pair';
import { checkIds, type CheckId } from '../../content/checks/problem';
import { segmentPairs } from '../../content/checks/segment-pairs';
import { levelOf } from '../../contract/level-of';
import { mostProblems, type CheckLevelSetting, type LanguagePair } from '../../contract/problems';
import type { Compared, PlacedFinding, PlacedSegment } from './translation-memory/segment-differences';

/** Limit of problems per field; more would repeat that everything is wrong. */
const mostOfField = 100;

export interface WantedChecks {
  readonly only: ReadonlySet<CheckId>;
  readonly compared: Compared;
  readonly isCompared: boolean;
}

/** Returns the checks that are on for a language pair. */
export function wantedChecks(languages: LanguagePair, settings: readonly CheckLevelSetting[]): WantedChecks {
  const only = new Set(checkIds.filter((check) => levelOf(check, languages, settings) !== 'off'));
  const compared = { inconsistent: only.has('inconsistent'), sameTarget: only.has('same-target') };
  return { only, compared, isCompared: compared.inconsistent || compared.sameTarget };
}

/** A field's own problems, and the segments of it that are compared with other requests. */
export interface ExaminedField {
  readonly problems: readonly FieldProblem[];
  /** The number of problems, of which `problems` has the first ones. */
  readonly found: number;
  readonly segments: readonly PlacedSegment[];
}

export function examineField(
  place: Pick<PlacedSegment, 'position' | 'fieldId'>,
  field: CheckedField,
  languages: LanguagePair,
  { only, isCompared }: WantedChecks,
): ExaminedField {
  const pair = parsePair(field, languages);
  const problems = checkPair(pair, only);
  return {
    problems: problems.slice(0, mostOfField).map((problem) => fieldProblem(place, problem)),
    found: problems.length,
    segments: isCompared ? segmentPairs(pair).map((segment) => ({ ...place, pair: segment })) : [],
  };
}

/** The problems of a request. `found` counts all, if these are more than `problems` has. */
export interface RequestFindings {
  readonly problems: readonly FieldProblem[];
  readonly found?: number;
}

/** Collects the examined fields of a request, whose problems are at most `mostProblems`. */
export class ExaminedRequest {
  readonly segments: PlacedSegment[] = [];
  readonly #kept: FieldProblem[] = [];
  #found = 0;

  add({ problems, found, segments }: ExaminedField): void {
    this.#found += found;
    if (this.#kept.length < mostProblems) this.#kept.push(...problems);
    this.segments.push(...segments);
  }

  /** Returns all problems in the order of the fields, one for each cause. */
  findings(differences: readonly PlacedFinding[]): RequestFindings {
    const all = [...this.#kept, ...differences.map(asFieldProblem)];
    const folded = foldHabits(all.toSorted((a, b) => a.position - b.position));
    const problems = folded.slice(0, mostProblems);
    // Problems that were not kept are counted as if each had a cause of its own.
    const count = folded.length + this.#found - this.#kept.length;
    return { problems, ...(problems.length < count ? { found: count } : {}) };
  }
}

const asFieldProblem = ({ segment, problem, problemKey: key }: PlacedFinding): FieldProblem => ({
  position: segment.position,
  fieldId: segment.fieldId,
  problem,
  key,
});
