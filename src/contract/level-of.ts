import { defaultLevels } from '../content/checks/check-levels';
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
  let level: CheckLevel = defaultLevels[check];
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
