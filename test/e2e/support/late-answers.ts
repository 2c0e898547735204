import type { Page } from '@playwright/test';
import type { CommandName } from '../../../src/contract/contract';
import { uiApiPaths } from '../../../src/contract/ui-api-paths';

/**
 * Keeps the host's answers to a command from the page, as a busy computer does; the host has done what it was asked to do by then.
 * Returns the function that hands out what was kept and whatever comes later. Only for the browser host, which speaks HTTP.
 */
export async function keepAnswers(page: Page, name: CommandName): Promise<() => void> {
  const handOut = Promise.withResolvers<void>();
  await page.route(`**${uiApiPaths.command(name)}`, async (route) => {
    const response = await route.fetch();
    await handOut.promise;
    await route.fulfill({ response });
  });
  return handOut.resolve;
}

/** Waits until the page has drawn so many frames: what the program does at each frame is over then. */
export function framesDrawn(page: Page, count: number): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let drawn = 0; drawn < frames; drawn++) await new Promise(requestAnimationFrame);
  }, count);
}
