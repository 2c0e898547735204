import type { CheckId } from '../../content/checks/problem';
import { levelOf, setLevelOf } from '../../contract/level-of';
import type { CheckLevel, LanguagePair } from '../../contract/problems';
import type { CheckLevelStore } from './check-level-store';

const allLanguages: LanguagePair = { source: '', target: '' };

export interface CheckLevelChange {
  readonly check: CheckId;
  /** Canonical tags; undefined for all languages. */
  readonly languages: LanguagePair | undefined;
  /** Null removes the setting. */
  readonly level: CheckLevel | null;
}

/** Work that a changed level causes. */
export interface LevelChangeEffects {
  /** Queues the check's problems to be brought up to the level. */
  readonly relabel: (check: CheckId) => void;
  /** Queues everything to be checked again. */
  readonly sweep: () => void;
}

/**
 * Must be called inside a transaction: sets a level, and queues the resulting checks. A check that was off
 * has found nothing until now, and one that is off no longer stands for findings of other checks, which have
 * to be found as problems of their own.
 */
export function changeCheckLevel(
  levels: CheckLevelStore,
  effects: LevelChangeEffects,
  { check, languages, level }: CheckLevelChange,
): void {
  const levelNow = (): CheckLevel => levelOf(check, languages ?? allLanguages, levels.list());
  // Set by name, the level is also that of problems that are not sure.
  const isErrorSet = (): boolean => setLevelOf(check, languages ?? allLanguages, levels.list()) === 'error';
  const before = levelNow();
  const wasErrorSet = isErrorSet();
  if (level === null) levels.remove(check, languages);
  else levels.put(check, languages, level);
  if (before === levelNow() && wasErrorSet === isErrorSet()) return;
  effects.relabel(check);
  if (before === 'off' || levelNow() === 'off') effects.sweep();
}
