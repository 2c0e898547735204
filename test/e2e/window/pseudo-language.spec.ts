import type { Page } from '@playwright/test';
import { expect, test, type Desk } from '../support/desk';
import { cutTexts, plainTexts, pseudoText, speakPseudo } from '../support/pseudo-texts';
import { serviceClient } from '../support/service';

// Dates, numbers and names of languages are French, so that they are told from English texts.
test.use({ locale: 'fr-FR', settings: ['service.testResultDelay=1'] });

/** Expects that all texts of a place are from the catalogue, and that none is cut. */
async function expectComplete(page: Page, place: string): Promise<void> {
  expect(await plainTexts(page), `outside the catalogue: ${place}`).toEqual([]);
  expect(await cutTexts(page), `cut off: ${place}`).toEqual([]);
}

/** Shows pseudo texts, and two requests with the same source, one of which is selected. */
async function reviewInPseudo(desk: Desk): Promise<void> {
  const { page } = desk;
  const service = await serviceClient(desk, 'test');
  const field = { id: 'f1', type: 'localizable', data: 'text', value: '12 €' };
  for (const target of ['de', 'fr'])
    await service.submit({ language: { source: 'en', target }, fields: [field] });
  await speakPseudo(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: pseudoText('Today') })).toBeVisible();
  await expectComplete(page, 'Today');
  await page
    .getByRole('listbox', { name: pseudoText('Requests list') })
    .getByRole('option')
    .first()
    .click();
  await expect(page.getByRole('region', { name: pseudoText('Review') }).getByText('f1')).toBeVisible();
  // The bar says so for a moment only.
  await expect(page.getByText(pseudoText('Waiting to be checked.'))).toBeHidden();
}

const goTo = async (page: Page, screen: string): Promise<void> => {
  const navigation = page.getByRole('navigation', { name: pseudoText('Main navigation') });
  await navigation.getByRole('button', { name: pseudoText(screen), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pseudoText(screen));
};

test('no text of the window is outside the catalogue, and none is cut when all are 40 % longer', async ({
  desk,
}) => {
  const { page } = desk;
  await reviewInPseudo(desk);
  await expectComplete(page, 'the review');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectComplete(page, 'the keyboard shortcuts');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expectComplete(page, 'the palette');
  await page.keyboard.press('Escape');
  for (const screen of ['Jobs', 'Orders', 'Hand-overs', 'Webhook', 'Connections', 'API', 'Settings']) {
    await goTo(page, screen);
    // The code of this part is loaded after the screen.
    if (screen === 'Settings')
      await expect(page.getByRole('region', { name: pseudoText('Receivers') })).toBeVisible();
    await expectComplete(page, screen);
  }
});

test('nor in dialogs, forms and refusals', { tag: '@soak' }, async ({ desk }) => {
  const { page } = desk;
  await reviewInPseudo(desk);
  const dialogs = { o: 'the list of fields', h: 'the history', 'Shift+H': 'the dialog that hands over' };
  for (const [key, place] of Object.entries(dialogs)) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectComplete(page, place);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  for (const [key, place] of Object.entries({ c: 'the changes', e: 'the editor', m: 'a note' })) {
    await page.keyboard.press(key);
    await expectComplete(page, place);
    await page.keyboard.press(key === 'm' ? 'Escape' : key);
  }
  await page.keyboard.press('Control+a');
  await expectComplete(page, 'several requests');
  await page.keyboard.press('f');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectComplete(page, 'the reasons');
  await page.keyboard.press('Enter');
  await expectComplete(page, 'a mark');

  const button = (name: string) => page.getByRole('button', { name: pseudoText(name), exact: true }).first();
  await goTo(page, 'Orders');
  await button('New order').click();
  await expect(page.getByRole('region', { name: pseudoText('New order') })).toBeVisible();
  await expectComplete(page, 'a new order');
  await page.keyboard.press('Control+Enter');
  await expectComplete(page, 'an order with faults');
  await page.keyboard.press('Escape');
  await button('Import file').click();
  await expectComplete(page, 'the import of a file');
  await goTo(page, 'Connections');
  await button('Add connection').click();
  await button('Save connection').click();
  await expectComplete(page, 'a connection with faults');
  await goTo(page, 'Webhook');
  await page.getByRole('textbox', { name: pseudoText('Webhook URL') }).fill('http://u:p@1.1');
  await expectComplete(page, 'an address that is refused');
  await page.getByRole('tab', { name: pseudoText('Listener') }).click();
  await expectComplete(page, 'the listener');
});
