import { expect, test } from './support/desk';

test('the page runs under a strict policy, with nothing of Node in reach', async ({ desk }) => {
  const { page } = desk;
  await expect(page.getByRole('button', { name: 'Load samples' })).toBeVisible();
  const reachable = await page.evaluate(() => ({
    require: typeof (globalThis as Record<string, unknown>)['require'],
    process: typeof (globalThis as Record<string, unknown>)['process'],
    bridge: Object.keys((globalThis as { locdesk?: object }).locdesk ?? {}).toSorted(),
  }));
  expect(reachable).toEqual({
    require: 'undefined',
    process: 'undefined',
    bridge: desk.host === 'electron' ? ['call', 'spellCheckIn', 'subscribe'] : [],
  });
  // The policy stops an inline script.
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.inlineRan = true';
    document.body.append(script);
    return (globalThis as { inlineRan?: boolean }).inlineRan ?? false;
  });
  expect(ran).toBe(false);
});

// The Electron host has no address bar.
test(
  'the handover secret leaves the address bar, and the session lasts over a reload',
  { tag: '@browser-only' },
  async ({ desk }) => {
    const { page } = desk;
    await expect(page.getByRole('button', { name: 'Load samples' })).toBeVisible();
    expect(page.url()).not.toContain('handover');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Load samples' })).toBeVisible();
  },
);

// The Electron host has no address.
test(
  'a page without the secret is told where to find it',
  { tag: '@browser-only' },
  async ({ desk, browserName }) => {
    expect(browserName).toBe('chromium');
    const stranger = await desk.page.context().browser()?.newContext();
    const page = await stranger?.newPage();
    await page?.goto(desk.service);
    await expect(
      page?.getByText('This page has no key to Locdesk') ?? desk.page.locator('none'),
    ).toBeVisible();
    await stranger?.close();
  },
);
