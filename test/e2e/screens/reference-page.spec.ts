import { expect, test } from '../support/desk';

test(
  'the reference page shows every operation, tries one, and loads nothing from elsewhere @browser-only',
  { tag: '@soak' },
  async ({ desk }) => {
    const page = await desk.page.context().newPage();
    const foreign: string[] = [];
    const problems: string[] = [];
    page.on('request', (request) => {
      const isOurs = request.url().startsWith(desk.service) || request.url().startsWith('data:');
      if (!isOurs) foreign.push(request.url());
    });
    page.on('pageerror', (error) => problems.push(error.message));

    await page.goto(`${desk.service}/docs`);
    const described = (await (await fetch(`${desk.service}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.length).toBeGreaterThan(6);
    // The page breaks long paths with zero-width spaces.
    await expect(page.locator('.opblock-summary').first()).toBeVisible();
    const texts = (await page.locator('.opblock-summary').allTextContents()).map((text) =>
      text.replaceAll('\u200b', '').replaceAll(/\s+/g, ' '),
    );
    for (const operation of operations) {
      const [method = '', path = ''] = operation.split(' ');
      expect(texts.filter((text) => text.includes(method) && text.includes(path))).not.toEqual([]);
    }

    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const isDark = colorScheme === 'dark';
      await expect(page.locator('html')).toHaveClass(isDark ? /dark-mode/ : /^(?!.*dark-mode)/);
    }

    // The next steps of a tool's author: authorize, and call.
    await page.getByRole('button', { name: 'Authorize' }).click();
    await page.getByRole('textbox', { name: 'auth-bearer-value' }).fill(await desk.token());
    await page.getByRole('button', { name: 'Apply credentials' }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).last().click();
    const read = page.locator('.opblock-get').filter({ hasText: /\/v1\/webhook/ });
    await read.locator('.opblock-summary-control').click();
    await read.getByRole('button', { name: 'Try it out' }).click();
    await read.getByRole('button', { name: 'Execute' }).click();
    await expect(read.locator('.live-responses-table').getByRole('cell', { name: '200' })).toBeVisible();

    expect({ foreign, problems }).toEqual({ foreign: [], problems: [] });
  },
);
