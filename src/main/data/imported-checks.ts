import { isCheckId, keyOf, type CheckId } from '../../content/checks/problem';
import type { ExportLineOf } from './export-lines';
import { canonicalLanguageTag } from '../../content/language-tag';
import type { LanguagePair } from '../../contract/problems';
import { CheckLevelStore } from '../checks/check-level-store';
import { CheckQueueStore } from '../checks/check-queue-store';
import { CheckRelabelStore } from '../checks/check-relabel-store';
import { CheckSweepStore } from '../checks/check-sweep-store';
import type { Database } from '../database/database';
import { DismissalStore, type NewDismissal, type StoredDismissal } from '../checks/dismissal-store';
import { changeCheckLevel } from '../checks/check-level-change';
import { instantOf } from './imported-request';

/** Imports levels and dismissals of a checked export. Existing ones stay unchanged. */
export class CheckImporter {
  readonly #levels: CheckLevelStore;
  readonly #dismissals: DismissalStore;
  readonly #queue: CheckQueueStore;
  readonly #relabels: CheckRelabelStore;
  readonly #sweep: CheckSweepStore;

  constructor(db: Database) {
    this.#levels = new CheckLevelStore(db);
    this.#dismissals = new DismissalStore(db);
    this.#queue = new CheckQueueStore(db);
    this.#relabels = new CheckRelabelStore(db);
    this.#sweep = new CheckSweepStore(db);
  }

  /** Must be called inside a transaction. Returns false if a level is set for these languages already. */
  takeLevel(line: ExportLineOf<'check-level'>): boolean {
    const check = knownCheck(line.check);
    const languages = line.languages === null ? undefined : canonicalPair(line.languages);
    const isSet = this.#levels
      .list()
      .some(
        (known) =>
          known.check === check &&
          known.languages?.source === languages?.source &&
          known.languages?.target === languages?.target,
      );
    if (isSet) return false;
    const effects = {
      relabel: (one: CheckId) => this.#relabels.begin(one),
      sweep: () => this.#sweep.restart(),
    };
    changeCheckLevel(this.#levels, effects, { check, languages, level: line.level });
    return true;
  }

  /**
   * Must be called inside a transaction. `requestKey` is that of the dismissal's request. Returns false if an
   * equal dismissal exists.
   */
  takeDismissal(line: ExportLineOf<'dismissal'>, requestKey: number | null): boolean {
    const languages = line.languages && canonicalPair(line.languages);
    const wanted: NewDismissal = {
      scope: line.scope,
      check: knownCheck(line.check),
      requestKey,
      fieldId: line.field ?? null,
      problemKey: line.problem === undefined ? null : keyOf(line.problem),
      languageSource: languages?.source ?? null,
      languageTarget: languages?.target ?? null,
      reason: line.reason,
      dismissedUs: instantOf(line.dismissed).us,
    };
    const known = requestKey === null ? this.#dismissals.wide() : this.#dismissals.ofRequest(requestKey);
    if (known.some((row) => isSame(row, wanted))) return false;
    this.#dismissals.insert(wanted);
    if (requestKey === null) this.#relabels.begin(wanted.check);
    else this.#queue.add(requestKey);
    return true;
  }
}

function isSame(row: StoredDismissal, wanted: NewDismissal): boolean {
  return (
    row.scope === wanted.scope &&
    row.check_id === wanted.check &&
    row.field_id === wanted.fieldId &&
    row.problem_key === wanted.problemKey &&
    row.language_source === wanted.languageSource &&
    row.language_target === wanted.languageTarget
  );
}

function canonicalPair({ source, target }: LanguagePair): LanguagePair {
  return { source: canonicalLanguageTag(source) ?? source, target: canonicalLanguageTag(target) ?? target };
}

/** Lines of other checks were skipped. */
function knownCheck(check: string): CheckId {
  if (!isCheckId(check)) throw new Error('a checked line is of a check that is known');
  return check;
}
