import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './desk';

/** What axe finds that depends on colours. Everything else in a dark window is the same as in a light one. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * Axe finds nothing in the page. A specification that looks at a state in both themes looks at all of it in the light one, and
 * in the dark one at its colours: half the time, nothing lost. `state` names where a fault is.
 *
 * Frames are left out: ours hold content, not controls, and run no script. A library that tries to get into them waits a
 * second for each.
 */
export async function expectAccessible(page: Page, state = 'here'): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async (rules) => {
    const isDark = document.documentElement.dataset['theme'] === 'dark';
    const { violations } = await window.axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      ...(isDark ? { runOnly: rules } : {}),
    });
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  }, ofColours);
  expect(found.map((fault) => [state, ...fault])).toEqual([]);
}

declare global {
  interface Window {
    /** Once its source has run in the page. */
    readonly axe: typeof axe;
  }
}
