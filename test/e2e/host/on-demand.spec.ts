import { page as pageRequest, serviceClient } from '../support/service';
import { expect, test, type Desk } from '../support/desk';

/** Opens a request in a page that does not get some of its code until `release` is called. */
async function openWithout(desk: Desk, code: string) {
  const { page } = desk;
  await (await serviceClient(desk)).submit(pageRequest('Winter jackets', '<p>Keeps you <b>warm</b></p>'));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review.getByLabel('Source: body', { exact: true })).toBeVisible();
  return { review, release };
}

test(
  'a screen whose code cannot be loaded says so and loads it again on request @browser-only',
  { tag: '@soak' },
  async ({ desk: { page } }) => {
    await page.route('**/api-screen-*.js', (route) => route.abort());
    await page.reload();
    const navigation = page.getByRole('navigation');
    await navigation.getByRole('button', { name: 'API' }).click();
    await expect(page.getByText('This part of the window could not be loaded.')).toBeVisible();
    await page.unroute('**/api-screen-*.js');
    await page.getByRole('button', { name: 'Reload this screen' }).click();
    await expect(page.getByRole('tab', { name: 'Request log' })).toBeVisible();
  },
);

test(
  'keys pressed while the code of a screen is being loaded act in it @browser-only',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await desk.samples();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/jobs-screen-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('listbox', { name: 'Requests list' })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('j');
    await expect(page.getByRole('main', { name: 'Jobs' })).toBeVisible();
    for (const key of ['g', 'd']) await page.keyboard.press(key);
    release();
    await expect(page.getByRole('tab', { name: 'Day' })).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'what is typed while the editor is being loaded is typed into its first target, and is no command @browser-only',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const { review, release } = await openWithout(desk, '**/edit-view-*.js');
    await page.keyboard.press('e');
    // Marked as failed, reviewed, and back to reading, if these were commands.
    await page.keyboard.type('fre');
    release();
    const title = review.getByRole('textbox', { name: 'Target of title' });
    await expect(title).toBeFocused();
    await page.keyboard.type('Jacken');
    await expect(title).toHaveText('freJacken');
    await expect(page.getByRole('status', { name: 'Notifications' })).toBeEmpty();
    await expect(review.getByText('Failed', { exact: true })).toHaveCount(0);
  },
);

test(
  'what is typed while the search bar is being loaded is all in it, and not in the field before @browser-only',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const { review, release } = await openWithout(desk, '**/find-bar-*.js');
    const filter = page.getByRole('combobox', { name: 'Filter requests' });
    await filter.click();
    await page.keyboard.press('Control+f');
    await page.keyboard.type('warm');
    release();
    await expect(filter).toHaveValue('');
    await expect(review.getByRole('textbox', { name: 'Find in request' })).toHaveValue('warm');
    await expect(review.getByRole('search')).toContainText('1 of 1');
  },
);
