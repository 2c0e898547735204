import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Desk } from './desk';

/**
 * Returns the text of the file that `press` makes the window save: a browser downloads it, and the desktop
 * asks where to save it.
 */
export async function savedFile(desk: Desk, press: () => Promise<void>): Promise<string> {
  if (desk.host === 'browser') {
    const download = desk.page.waitForEvent('download');
    await press();
    return readFile(await (await download).path(), 'utf8');
  }
  const file = join(desk.dataFolder, 'saved-file');
  // A file that was saved before would be read at once.
  await rm(file, { force: true });
  await desk.electron.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
  await press();
  let text: string | undefined;
  await expect.poll(async () => (text = await readFile(file, 'utf8').catch(() => undefined))).toBeDefined();
  return text ?? '';
}
