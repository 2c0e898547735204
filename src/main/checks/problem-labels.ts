import { wordsOfProblemKey, type CheckId } from '../../content/checks/problem';
import { ownLevel, setLevelOf } from '../../contract/level-of';
import type { CheckLevel, CheckLevelSetting } from '../../contract/problems';
import type { CheckLevelStore } from './check-level-store';
import type { StoredRequest } from '../requests/content-request-store';
import type { DismissalStore, StoredDismissal } from './dismissal-store';
import { languagesOf } from './request-languages';

/** The parts of a problem that determine its level and dismissal. */
interface NamedProblem {
  readonly check: CheckId;
  readonly fieldId: string;
  readonly problemKey: string;
}

export interface Label {
  readonly level: CheckLevel;
  readonly dismissal: StoredDismissal | undefined;
}

export type LabelOf = (problem: NamedProblem) => Label;

/** Determines levels and dismissals of problems by the current settings. */
export class ProblemLabels {
  readonly #levels: CheckLevelStore;
  readonly #dismissals: DismissalStore;

  constructor(stores: { readonly levels: CheckLevelStore; readonly dismissals: DismissalStore }) {
    this.#levels = stores.levels;
    this.#dismissals = stores.dismissals;
  }

  /** Reads the rules once, for the requests of one transaction. */
  read(): (request: StoredRequest) => LabelOf {
    const settings = this.#levels.list();
    const wide = this.#dismissals.wide();
    return (request) => this.#labelOf(request, settings, wide);
  }

  #labelOf(
    request: StoredRequest,
    settings: readonly CheckLevelSetting[],
    wide: readonly StoredDismissal[],
  ): LabelOf {
    const languages = languagesOf(request);
    const own = this.#dismissals.ofRequest(request.key);
    const set = new Map<CheckId, CheckLevel | undefined>();
    const levelIn = (check: CheckId, problemKey: string): CheckLevel => {
      if (!set.has(check)) set.set(check, setLevelOf(check, languages, settings));
      const [, variant = ''] = wordsOfProblemKey(problemKey);
      return ownLevel({ check, variant }, set.get(check));
    };
    const byName = new Map(own.map((one) => [nameOf(one.problem_key, one.field_id), one]));
    const byCheck = new Map<CheckId, StoredDismissal>();
    for (const one of wide) {
      const isPair = one.scope === 'pair';
      if (isPair && (one.language_source !== languages.source || one.language_target !== languages.target))
        continue;
      if (isPair || !byCheck.has(one.check_id)) byCheck.set(one.check_id, one);
    }
    // The narrowest dismissal applies.
    return ({ check, fieldId, problemKey }) => ({
      level: levelIn(check, problemKey),
      dismissal:
        byName.get(nameOf(problemKey, fieldId)) ?? byName.get(nameOf(problemKey, null)) ?? byCheck.get(check),
    });
  }
}

function nameOf(problemKey: string | null, fieldId: string | null): string {
  return JSON.stringify([problemKey, fieldId]);
}
