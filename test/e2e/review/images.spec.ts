import type { Frame, Locator } from '@playwright/test';
import { wholeBrowser } from '../support/chromium';
import { addConnection, webhookCall } from '../support/connection';
import { expect, test, type Desk } from '../support/desk';
import { page as pageRequest, serviceClient } from '../support/service';

test.use({ settings: ['ui.look=rendered'], launchOptions: wholeBrowser });

/** Four points in a row. */
const gif = 'data:image/gif;base64,R0lGODlhBAABAIAAAAAAAP///yH5BAEAAAAALAAAAAAEAAEAAAICBBIAOw==';
const withImage = `<p>before <img src="${gif}" alt="a red line"> after</p>`;

async function open(desk: Desk, title: string): Promise<Locator> {
  const { page } = desk;
  await page
    .getByRole('button', { name: /^All/ })
    .or(page.getByRole('link', { name: /^All/ }))
    .first()
    .click();
  await page
    .getByRole('listbox', { name: 'Requests list' })
    .getByRole('option', { name: new RegExp(title) })
    .click();
  return page.getByRole('region', { name: 'Review' }).getByLabel('Source: body', { exact: true });
}

/**
 * Whether a frame has a process that is not its parent's: only then does Chromium offer to debug it by
 * itself.
 */
async function hasOwnProcess(desk: Desk, frame: Frame): Promise<boolean> {
  try {
    const session = await desk.page.context().newCDPSession(frame);
    await session.detach();
    return true;
  } catch {
    return false;
  }
}

test(
  'images of content are hidden until they are asked for, request by request, and decoded in another process than the window’s, in a frame without scripts or an origin',
  { tag: ['@both-hosts', '@soak'] },
  async ({ desk }) => {
    const service = await serviceClient(desk);
    await service.submit(pageRequest('First', withImage));
    await service.submit(pageRequest('Second', withImage));
    const cell = await open(desk, 'First');
    const content = cell.frameLocator('iframe.rendered');
    await expect(content.getByText('Image: a red line (GIF, 4 × 1)')).toBeVisible();
    await expect(content.locator('img, iframe')).toHaveCount(0);
    await expect(cell).toContainText('1 image hidden.');

    await cell.getByRole('button', { name: 'Show images' }).click();
    const image = content.frameLocator('iframe').locator('img');
    await expect(image).toHaveJSProperty('naturalWidth', 4);
    await expect(content.getByText('Image: a red line')).toBeVisible();
    expect(await content.locator('iframe').getAttribute('sandbox')).toBe('');
    const frames = desk.page.frames();
    const rendered = frames.find((one) => one.url() === 'about:blank');
    const shown = frames.find((one) => one.url() === 'about:srcdoc');
    if (rendered === undefined || shown === undefined) throw new Error('the frames are missing');
    expect(await hasOwnProcess(desk, shown)).toBe(true);
    expect(await hasOwnProcess(desk, rendered)).toBe(false);
    expect(await shown.evaluate(() => globalThis.origin)).toBe('null');

    await cell.getByRole('button', { name: 'Hide images' }).click();
    await expect(content.locator('iframe')).toHaveCount(0);
    await cell.getByRole('button', { name: 'Show images' }).click();
    await expect(content.locator('iframe')).toHaveCount(1);

    await open(desk, 'Second');
    await expect(cell).toContainText('1 image hidden.');
    await expect(content.locator('iframe')).toHaveCount(0);
  },
);

test(
  'a connection whose images are always shown stays so until images are hidden again',
  { tag: '@soak' },
  async ({ desk }) => {
    const address = addConnection(desk, 'Upstream');
    for (const [id, title] of [
      ['a', 'First'],
      ['b', 'Second'],
    ] as const) {
      const call: { request: { fields: object[] } } = JSON.parse(webhookCall(id, title));
      const field = { type: 'localizable', data: 'html', id: 'body' };
      call.request.fields.push({ ...field, value: withImage, originalValue: withImage });
      const headers = { 'content-type': 'application/json' };
      const { status } = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(call) });
      expect(status).toBeLessThan(300);
    }
    const first = await open(desk, 'First');
    const frames = first.frameLocator('iframe.rendered').locator('iframe');
    await first.getByRole('button', { name: 'Always show from Upstream' }).click();
    await expect(frames).toHaveCount(1);
    await open(desk, 'Second');
    await expect(frames).toHaveCount(1);
    await desk.restart();
    const again = await open(desk, 'Second');
    const framesAgain = again.frameLocator('iframe.rendered').locator('iframe');
    await expect(framesAgain).toHaveCount(1);
    await again.getByRole('button', { name: 'Hide images' }).click();
    await expect(framesAgain).toHaveCount(0);
    await open(desk, 'First');
    await expect(again.getByRole('button', { name: 'Always show from Upstream' })).toBeVisible();
    await expect(framesAgain).toHaveCount(0);
  },
);
