import { expect, test } from '../support/desk';

test(
  'the welcome can be left, stays away, and comes back from the settings',
  { tag: '@soak' },
  async ({ desk }) => {
    const heading = () => desk.page.getByRole('heading', { name: 'Welcome to Locdesk' });
    const list = () => desk.page.getByRole('listbox', { name: 'Requests list' });
    await desk.page.getByRole('button', { name: 'Skip' }).click();
    await expect(heading()).toBeHidden();
    await expect(list()).toBeVisible();
    await desk.restart();
    await expect(list()).toBeVisible();
    await desk.page.getByRole('button', { name: 'Settings' }).click();
    await desk.page.getByRole('button', { name: 'Show again' }).click();
    await desk.page.getByRole('button', { name: 'Requests', exact: true }).click();
    await expect(heading()).toBeVisible();
  },
);

test('the welcome shows how a connection fares that was just made', { tag: '@soak' }, async ({ desk }) => {
  const { page } = desk;
  await page.getByRole('button', { name: 'Connect to a service' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Acme');
  await page.getByRole('textbox', { name: 'Base URL' }).fill(`${desk.service}/v1`);
  await page.getByLabel('Access token').fill('wrong');
  await page.getByRole('button', { name: 'Save connection' }).click();
  await page.getByRole('button', { name: 'Requests', exact: true }).click();
  await expect(page.getByText('Acme: Action needed')).toBeVisible();
  await page.getByRole('button', { name: 'Open the connection' }).click();
  await expect(page.getByRole('heading', { name: 'Acme' })).toBeVisible();
});
