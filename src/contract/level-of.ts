import { defaultLevels } from '../content/checks/check-levels';
import type { CheckId } from '../content/checks/problem';
import type { CheckLevel, CheckLevelSetting, LanguagePair } from './problems';

/** The level of a check between two languages: of the narrowest setting that has them, else the check's own. */
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

/** The longer the tags that fit, the narrower; undefined: they don't. */
function narrowness(languages: LanguagePair, wanted: LanguagePair | undefined): number | undefined {
  if (wanted === undefined) return 0;
  const fits = isBelow(languages.source, wanted.source) && isBelow(languages.target, wanted.target);
  return fits ? wanted.source.length + wanted.target.length : undefined;
}

/** `fr-CA` is below `fr`, and `fr` below itself. */
function isBelow(tag: string, above: string): boolean {
  return tag === above || tag.startsWith(`${above}-`);
}
