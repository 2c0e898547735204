import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './desk';

/** What axe finds that depends on colours. Everything else in a dark window is the same as in a light one. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * Axe finds nothing in the page. A specification that looks at a state in both themes looks at all of it in the light one, and
 * in the dark one at its colours: half the time, nothing lost. `state` names where a fault is.
 */
export async function expectAccessible(page: Page, state = 'here'): Promise<void> {
  // Electron's windows can't open the extra page that axe uses for frames; ours hold content, not controls.
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('iframe');
  const theme = await page.locator('html').getAttribute('data-theme');
  const { violations } = await (theme === 'dark' ? axe.withRules(ofColours) : axe).analyze();
  expect(violations.map(({ id, nodes }) => [state, id, nodes.map((node) => node.html)])).toEqual([]);
}
