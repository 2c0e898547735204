import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/desk';
import { selectText } from '../support/select-text';
import { page as pageRequest, serviceClient } from '../support/service';
import { UpstreamRequest } from '../support/upstream-versions';

// The spec of each capability goes further, in the soak; here all of them work on one desk.
test('a day of a coordinator: a term, a note, a problem, a rehearsal, a failed import and a job, by keyboard', async ({
  desk,
}) => {
  const { page } = desk;
  const list = page.getByRole('listbox', { name: 'Requests list' });
  const review = page.getByRole('region', { name: 'Review' });
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  const filter = page.getByRole('combobox', { name: 'Filter requests' });
  await new UpstreamRequest(desk).say({
    title: ['Open the log file now', 'Ouvrir le journal maintenant'],
    end: ['<p>Enjoy your {drink} with friends.</p>', '<p><em>Savourez</em> votre boisson entre amis.</p>'],
  });

  // Problems are found on arrival and gone to; one is dismissed with a reason and counted again.
  await page.getByRole('button', { name: /^With problems 1/ }).click();
  const row = list.getByRole('option', { name: /Open the log file/ });
  await row.click();
  const said = review.getByRole('status', { name: 'Problems' });
  await expect(review.getByLabel('Target: end', { exact: true })).toContainText('Savourez');
  await page.keyboard.press('n');
  await expect(review.locator('[data-kind~="problem-current"]').first()).toBeInViewport();
  await expectAccessible(page, 'a problem');
  const before = (await said.textContent()) ?? '';
  await page.keyboard.press('x');
  await expect(review.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type('s and f are letters here');
  await page.keyboard.press('Enter');
  await expect(said).not.toHaveText(before);
  await page.keyboard.press('x');
  await expect(review.getByRole('textbox', { name: 'Reason' })).toHaveCount(0);

  // A term is taken from selections on both sides.
  await selectText(review.getByRole('group', { name: 'Source: title' }), 'log file');
  await selectText(review.getByRole('group', { name: 'Target: title' }), 'journal');
  await page.keyboard.press('t');
  const entry = page.getByRole('dialog', { name: 'New entry' });
  await expect(entry.getByRole('textbox', { name: 'Term in French (France)' })).toHaveValue('journal');
  await page.keyboard.press('Enter');
  await expect(page.getByText('log file is saved in Terms.')).toBeVisible();

  await page.keyboard.press('m');
  await page.keyboard.type('Ask the client.');
  await page.keyboard.press('Control+Enter');
  await expect(row).toContainText('1 open note');

  // Earlier translations are found without leaving the review. Checks fill the memory in the background.
  await page.keyboard.press('Control+Shift+F');
  const panel = page.getByRole('complementary', { name: 'Concordance' });
  const question = panel.getByRole('textbox', { name: 'How was it said before?' });
  await expect(async () => {
    await question.fill('');
    await question.fill('maintenant');
    await expect(panel.getByRole('listitem').first()).toContainText('Open the log file now', {
      timeout: 1000,
    });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  // A receiver's rules are rehearsed, and the import fails by one of its findings.
  await navigation.getByRole('button', { name: 'Settings', exact: true }).click();
  const receivers = page.getByRole('region', { name: 'Receivers' });
  await receivers.getByRole('combobox', { name: 'Profile' }).selectOption('Shopify');
  await receivers.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(receivers.getByRole('list', { name: 'Applied profiles' })).toContainText('Shopify');
  await navigation.getByRole('button', { name: 'Requests', exact: true }).click();
  await row.click();
  await page.keyboard.press('f');
  const why = page.getByRole('dialog', { name: 'Why did the import fail?' });
  await expect(why.getByRole('option').first()).toContainText('{drink}');
  await page.keyboard.press('1');
  await expect(why).toBeHidden();
  await page.getByRole('button', { name: /^Import failed/ }).click();
  await filter.fill('reason:drink answer:waiting');
  await expect(list.getByRole('option')).toHaveCount(1);
  await filter.fill('');

  // Content in several languages is one job; all of it is marked at once, and one undo takes it back.
  const service = await serviceClient(desk, 'test');
  for (const target of ['de', 'ja']) await service.submit(pageRequest('Kettle', '<p>Boils.</p>', target));
  await navigation.getByRole('button', { name: 'Requests', exact: true }).focus();
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  const jobs = page.getByRole('listbox', { name: 'List of jobs' }).getByRole('option');
  await expect(jobs).toHaveText([/Kettle.*0 of 2 imported/]);
  for (const language of ['de, German', 'ja, Japanese'])
    await expect(jobs).toContainText(`${language}: to import`);
  await jobs.first().click();
  await page
    .getByRole('region', { name: 'Job' })
    .getByRole('button', { name: 'Select the 2 requests' })
    .click();
  await expect(page.getByRole('heading', { name: '2 requests selected' })).toBeVisible();
  await expect(list).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await expect(jobs).toHaveText([/Kettle.*2 of 2 imported/]);
  await page.keyboard.press('z');
  await expect(jobs).toHaveText([/Kettle.*0 of 2 imported/]);
});
