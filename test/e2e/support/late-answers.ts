import type { Page } from '@playwright/test';
import type { CommandName } from '../../../src/contract/contract';
import { uiApiPaths } from '../../../src/contract/ui-api-paths';

/**
 * Withholds the host's answers to a command from the page, as a busy computer does; the host has executed the
 * command by then. Returns the function that releases these and later answers. Works only for the browser
 * host, which uses HTTP.
 */
export async function keepAnswers(page: Page, name: CommandName): Promise<() => void> {
  const handOut = Promise.withResolvers<void>();
  await page.route(`**${uiApiPaths.command(name)}`, async (route) => {
    try {
      const response = await route.fetch();
      // Read now, because a response is gone with its page, which a test may close before it hands out.
      const answer = { status: response.status(), headers: response.headers(), body: await response.body() };
      await handOut.promise;
      await route.fulfill(answer);
    } catch (error) {
      // An answer that comes while the page closes has no reader. Elsewhere it would be a fault of the test.
      if (!isOfClosedPage(error)) throw error;
    }
  });
  return handOut.resolve;
}

const isOfClosedPage = (error: unknown): boolean =>
  error instanceof Error && /disposed|has been closed|Test ended/.test(error.message);

/** Waits for a number of rendered frames, after which the work of each frame is done. */
export function framesDrawn(page: Page, count: number): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let drawn = 0; drawn < frames; drawn++) await new Promise(requestAnimationFrame);
  }, count);
}
