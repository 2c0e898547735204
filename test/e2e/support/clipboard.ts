import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a copy button and pastes the copied text. */
export async function copiedBy(button: Locator): Promise<string> {
  // For a moment, its name is "Copied".
  const element = await button.elementHandle();
  await button.click();
  await expect.poll(() => element?.textContent()).toContain('Copied');
  return pasted(button.page());
}

/** Returns the clipboard's text. */
export async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const area = document.createElement('textarea');
    area.id = 'pasted';
    document.body.append(area);
    area.focus();
  });
  await page.keyboard.press('Control+V');
  const text = await page.locator('#pasted').inputValue();
  await page.evaluate(() => document.querySelector('#pasted')?.remove());
  return text;
}
