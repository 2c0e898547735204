import { expect, test } from './support/desk';
import { cutTexts, plainTexts, pseudoText, speakPseudo } from './support/pseudo-texts';
import { serviceClient } from './support/service';

// Dates, numbers and names of languages are French, so that they are told from English texts.
test.use({ locale: 'fr-FR', settings: ['service.testResultDelay=1'] });

test('no text of the window is outside the catalogue, and none is cut when all are 40 % longer', async ({
  desk,
}) => {
  const { page } = desk;
  const service = await serviceClient(desk, 'test');
  const field = { id: 'f1', type: 'localizable', data: 'text', value: '12 €' };
  for (const target of ['de', 'fr'])
    await service.submit({ language: { source: 'en', target }, fields: [field] });
  await speakPseudo(page);
  await page.reload();
  const navigation = page.getByRole('navigation', { name: pseudoText('Main navigation') });
  const expectComplete = async (place: string): Promise<void> => {
    expect(await plainTexts(page), `outside the catalogue: ${place}`).toEqual([]);
    expect(await cutTexts(page), `cut off: ${place}`).toEqual([]);
  };

  await expect(page.getByRole('heading', { name: pseudoText('Today') })).toBeVisible();
  await expectComplete('Today');
  await page
    .getByRole('listbox', { name: pseudoText('Requests list') })
    .getByRole('option')
    .first()
    .click();
  await expect(page.getByRole('region', { name: pseudoText('Review') }).getByText('f1')).toBeVisible();
  await expectComplete('the review');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectComplete('the keyboard shortcuts');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expectComplete('the palette');
  await page.keyboard.press('Escape');
  for (const screen of ['Jobs', 'Orders', 'Webhook', 'Connections', 'API', 'Settings']) {
    await navigation.getByRole('button', { name: pseudoText(screen), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pseudoText(screen));
    await expectComplete(screen);
  }
});
