import { isRuleCheck, mostReasons, reasonOfFinding, type FailureState } from '../../content/mark-reason';
import type { MarkReason } from '../../content/mark-reason';
import type { MarkReasonStore } from '../requests/mark-reason-store';
import type { FindingPlaceStore } from './finding-place-store';

interface Parts {
  readonly findingPlaces: FindingPlaceStore;
  readonly reasons: Pick<MarkReasonStore, 'failureCounts'>;
}

/** Counts failed imports, and finds the places of a reason that was given for several. */
export class FailedImportService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Numbers of failed imports by how far the answer is. */
  counts(): Readonly<Record<FailureState, number>> {
    return this.#parts.reasons.failureCounts();
  }

  /**
   * Returns the reasons that were given for several requests as those of one of them: a finding that was
   * named for all becomes each place where it was found in this request, so that an answer is compared there.
   * A reason that was not found in the request stays as it was given, and none is lost: where the places of a
   * problem are more than a mark has room for, its reason stays without a place, and the answer is searched
   * for it everywhere. Other reasons get the places that fit, because without one they are not compared.
   */
  reasonsOf(requestKey: number, given: readonly MarkReason[]): readonly MarkReason[] {
    const named = new Map<string, MarkReason>();
    for (const [at, reason] of given.entries()) {
      const room = mostReasons - named.size - (given.length - at - 1);
      for (const one of this.#placed(requestKey, reason, room)) named.set(nameOf(one), one);
    }
    return [...named.values()];
  }

  #placed(requestKey: number, reason: MarkReason, room: number): readonly MarkReason[] {
    if (reason.field !== undefined) return [reason];
    // A rule that both refuses and changes a text is found there twice.
    const found = this.#placesOf(requestKey, reason, 2 * room + 1);
    const places = [...new Map(found.map((one) => [nameOf(one), one])).values()];
    if (places.length === 0) return [reason];
    if (places.length <= room) return places;
    return reason.kind === 'problem' || reason.kind === 'rule' ? [reason] : places.slice(0, room);
  }

  #placesOf(requestKey: number, reason: MarkReason, limit: number): readonly MarkReason[] {
    const { findingPlaces } = this.#parts;
    const inField = (field: string): MarkReason => ({ ...reason, field });
    switch (reason.kind) {
      case 'problem':
      case 'rule':
        return findingPlaces
          .problems(requestKey, reason, limit)
          .map(({ check_id: check, field_id: field, rule }) => ({
            ...inField(field),
            ...(isRuleCheck(check) ? reasonOfFinding(check, rule === null ? {} : { rule }) : {}),
          }));
      case 'verdict':
        return findingPlaces.wrong(requestKey, limit).map(inField);
      case 'correction':
        return findingPlaces.corrected(requestKey, limit).map(inField);
      case 'text':
        return [];
    }
  }
}

function nameOf({ kind, id, field, text }: MarkReason): string {
  return JSON.stringify([kind, id, field, text]);
}
