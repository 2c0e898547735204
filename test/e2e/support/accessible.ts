import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { isSoak } from '../../support/effort';
import { expect } from './desk';

/** The minified script, which a page reads in two thirds of the time. */
export const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The axe rules that depend on colours. All others give the same results in light and dark windows. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * Axe finds nothing in the page, in the light theme and, where `inDark` or in the soak, in the dark one:
 * there it looks at colours alone. `state` names where a fault is. The page must follow the system's theme;
 * it is light afterwards.
 *
 * Frames are left out: ours hold content, not controls, and run no script. A library that tries to get into
 * them waits a second for each.
 */
export async function expectAccessible(page: Page, state = 'here', inDark = isSoak): Promise<void> {
  // A page keeps it from one state to the next; loading it takes as long as a state's check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  await showTheme(page, 'light');
  const inLight = await faultsOf(page);
  expect(inLight.map((fault) => [`${state}, light`, ...fault])).toEqual([]);
  if (!inDark) return;
  await showTheme(page, 'dark');
  const faults = await faultsOf(page, ofColours);
  await showTheme(page, 'light');
  expect(faults.map((fault) => [`${state}, dark`, ...fault])).toEqual([]);
}

function faultsOf(page: Page, rules?: readonly string[]): Promise<string[][]> {
  return page.evaluate(async (only) => {
    const { violations } = await window.axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      // Off in axe unless asked for: each control is 24 pixels wide and high, or has as much room around it.
      ...(only === undefined ? { rules: { 'target-size': { enabled: true } } } : { runOnly: [...only] }),
    });
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  }, rules);
}

/** Waits for transitions to end: a colour on its way to another theme or state belongs to neither. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

declare global {
  interface Window {
    /** Once its source has run in the page. */
    readonly axe: typeof axe;
  }
}
