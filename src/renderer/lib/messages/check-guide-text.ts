import type { CheckGuides } from '../../../content/checks/guides/check-guide';
import { guides as english } from '../../../content/checks/guides/en';
import type { WindowLanguage } from '../../../contract/ui-types';
import { checkGuideMessages } from './en-check-guide';
import { withMessages } from './translate';

/** `t` with the texts around the explanation of a check. */
export const t = withMessages(checkGuideMessages);

const others = import.meta.glob<{ readonly guides: CheckGuides }>(
  '../../../content/checks/guides/{de,fr,es,ja,ar}.ts',
);

/** Returns what the checks report and leave alone, in one of the window's languages. */
export async function loadCheckGuides(language: WindowLanguage): Promise<CheckGuides> {
  const load = others[`../../../content/checks/guides/${language}.ts`];
  return load === undefined ? english : (await load()).guides;
}
