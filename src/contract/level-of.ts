import { defaultLevels } from '../content/checks/check-levels';
import { certaintyOf, checksWith, type Rated } from '../content/checks/certainty';
import type { CheckId } from '../content/checks/problem';
import type { CheckLevel, CheckLevelSetting, LanguagePair } from './problems';

/**
 * Returns the level of a check for a language pair: the narrowest setting that covers the pair, else the
 * check's default.
 */
export function levelOf(
  check: CheckId,
  languages: LanguagePair,
  settings: readonly CheckLevelSetting[],
): CheckLevel {
  return setLevelOf(check, languages, settings) ?? defaultLevels[check];
}

/**
 * Returns the level of one problem. Unless the coordinator set the level of its check, only problems that are
 * sure are errors.
 */
export function levelOfProblem(
  problem: Rated,
  languages: LanguagePair,
  settings: readonly CheckLevelSetting[],
): CheckLevel {
  return ownLevel(problem, setLevelOf(problem.check, languages, settings));
}

/** Returns the level of a problem whose check has this level by a setting; undefined without a setting. */
export function ownLevel(problem: Rated, set: CheckLevel | undefined): CheckLevel {
  const level = set ?? defaultLevels[problem.check];
  return set === undefined && level === 'error' && certaintyOf(problem) !== 'sure' ? 'warning' : level;
}

/**
 * Returns the level of a check's problems without a setting; `mixed` where those that are sure are errors and
 * the others are warnings.
 */
export function usualLevel(check: CheckId): CheckLevel | 'mixed' {
  const level = defaultLevels[check];
  return level === 'error' && partlySure.has(check) ? 'mixed' : level;
}

const partlySure = new Set(checksWith('sure').some.map(({ check }) => check));

/** Returns the level that a setting gives a check; undefined where none covers the pair. */
export function setLevelOf(
  check: CheckId,
  languages: LanguagePair,
  settings: readonly CheckLevelSetting[],
): CheckLevel | undefined {
  let level: CheckLevel | undefined;
  let narrowest = -1;
  for (const setting of settings) {
    if (setting.check !== check) continue;
    const width = narrowness(languages, setting.languages);
    if (width === undefined || width <= narrowest) continue;
    narrowest = width;
    level = setting.level;
  }
  return level;
}

/**
 * Ranks a setting by the length of its tags, since longer tags are narrower; undefined when it does not cover
 * the pair.
 */
function narrowness(languages: LanguagePair, wanted: LanguagePair | undefined): number | undefined {
  if (wanted === undefined) return 0;
  const fits = isBelow(languages.source, wanted.source) && isBelow(languages.target, wanted.target);
  return fits ? wanted.source.length + wanted.target.length : undefined;
}

/** `fr-CA` is below `fr`, and `fr` is below itself. */
function isBelow(tag: string, above: string): boolean {
  return tag === above || tag.startsWith(`${above}-`);
}
