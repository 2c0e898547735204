import type { CheckId } from '../../content/checks/problem';
import { levelOf } from '../../contract/level-of';
import type { CheckLevel, LanguagePair } from '../../contract/problems';
import type { CheckLevelStore } from './check-level-store';

const allLanguages: LanguagePair = { source: '', target: '' };

export interface CheckLevelChange {
  readonly check: CheckId;
  /** Canonical tags; undefined: all languages. */
  readonly languages: LanguagePair | undefined;
  /** null: takes back what was set. */
  readonly level: CheckLevel | null;
}

/** What follows from a level that changed. */
export interface OwedByLevels {
  /** The check's problems are to be brought up to it. */
  readonly relabel: (check: CheckId) => void;
  /** Everything is to be checked again. */
  readonly sweep: () => void;
}

/** Inside a transaction: sets a level, and queues the checks that follow. A check that was off has found nothing until now. */
export function changeCheckLevel(
  levels: CheckLevelStore,
  owed: OwedByLevels,
  { check, languages, level }: CheckLevelChange,
): void {
  const levelNow = (): CheckLevel => levelOf(check, languages ?? allLanguages, levels.list());
  const before = levelNow();
  if (level === null) levels.remove(check, languages);
  else levels.put(check, languages, level);
  if (before === levelNow()) return;
  owed.relabel(check);
  if (before === 'off') owed.sweep();
}
