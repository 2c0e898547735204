import { expect, type Locator } from '@playwright/test';

/** Presses a copy button and pastes what it copied. */
export async function copiedBy(button: Locator): Promise<string> {
  const page = button.page();
  await button.click();
  await expect(button).toContainText('Copied');
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
