import { expectAccessible } from '../support/accessible';
import { type Desk, expect, test } from '../support/desk';
import { page as pageRequest, serviceClient } from '../support/service';

test.use({ settings: ['webhook.retrySchedule='] });

test(
  'the day is summed up where no request is selected; each number shows its requests, and needs lead to their screens',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await desk.samples();
    const review = page.getByRole('region', { name: 'Review' });
    const list = page.getByRole('listbox', { name: 'Requests list' });
    await expect(review.getByRole('heading', { name: /^Today/ })).toBeVisible();
    await expect(review.getByText('Nothing needs attention.')).toBeVisible();
    const languages = review.getByRole('table', { name: 'By target language' });
    await expect(languages.getByRole('row', { name: /^German/ })).toBeVisible();
    await expectAccessible(page, 'today');

    // Numbers are links into the list: as many rows as the number says.
    const withErrors = languages.getByRole('button', { name: /^Show .*, With errors$/ }).first();
    const count = Number(await withErrors.textContent());
    expect(count).toBeGreaterThan(0);
    await withErrors.click();
    await expect(page.getByRole('combobox', { name: 'Filter requests' })).toHaveValue(
      /^target:\S+ problem:error$/,
    );
    await expect(list.getByRole('option')).toHaveCount(count);

    // A mark is counted at once, and counted where its link leads.
    await list.getByRole('option').first().click();
    await expect(review.getByRole('heading', { name: /^Today/ })).toBeHidden();
    await page.keyboard.press('s');
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await expect(review).toBeFocused();
    await review.getByRole('button', { name: 'Show 1: Imported today', exact: true }).click();
    await expect(list.getByRole('option')).toHaveCount(1);
    await expect(page.getByRole('combobox', { name: 'Filter requests' })).toHaveValue('marked:today');

    // A delivery that failed for good needs attention: the sentence leads to it.
    const service = await serviceClient(desk);
    await registerWebhook(desk, 'http://127.0.0.1:9/nothing-listens');
    await service.submit(pageRequest('Kettle', '<p>Boils.</p>'));
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    const needs = review.getByRole('list', { name: 'Needs attention' });
    // At 200 % zoom the numbers of the day are still on the first screen.
    await page.setViewportSize({ width: 720, height: 450 });
    await expect(
      review.getByRole('button', { name: / To import$| Imported today$/ }).first(),
    ).toBeInViewport();
    await needs.getByRole('button', { name: 'Webhook: 1 delivery failed for good' }).click();
    await expect(page.getByRole('listbox', { name: 'Deliveries' })).toBeVisible();
  },
);

async function registerWebhook(desk: Desk, url: string): Promise<void> {
  const response = await fetch(`${desk.service}/v1/webhook`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await desk.token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  });
  expect(response.status).toBe(200);
}
