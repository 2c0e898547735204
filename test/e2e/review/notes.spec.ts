import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/desk';
import { page as pageRequest, serviceClient } from '../support/service';

test('a note by keyboard: written, kept, resolved, deleted and back', { tag: '@soak' }, async ({ desk }) => {
  const { page } = desk;
  const service = await serviceClient(desk);
  await service.submit(pageRequest('Kettle', '<p>Boils.</p>'));
  const row = page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first();
  await row.click();
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review.getByLabel('Source: body', { exact: true })).toBeVisible();
  await page.keyboard.press('m');
  const text = review.getByRole('textbox', { name: 'Note on title' });
  await expect(text).toBeFocused();
  await page.keyboard.type('Ask the client, s and f are letters here.');
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
  await review.getByRole('button', { name: 'Add a note on title' }).click();
  await expect(text).toHaveValue('Ask the client, s and f are letters here.');
  await page.keyboard.press('Control+Enter');
  await expect(review).toContainText('1 open note');
  await expect(row).toContainText('1 open note');
  const notes = review.getByRole('region', { name: 'Notes on title' });
  await expect(notes).toContainText('Ask the client');
  await expectAccessible(page);

  await notes.getByRole('button', { name: 'Edit note' }).click();
  await text.fill('Asked.');
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(notes).toContainText(/Asked\..*edited/s);
  await notes.getByRole('button', { name: 'Resolve note' }).click();
  await expect(notes).toContainText('resolved');
  await expect(review).not.toContainText('open note');
  await notes.getByRole('button', { name: 'Reopen note' }).click();
  await expect(review).toContainText('1 open note');
  await notes.getByRole('button', { name: 'Delete note' }).click();
  await expect(notes).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(notes).toContainText('Asked.');

  // Its words are searched for like those of the content, and filtered for while it is open.
  const found = page.getByRole('listbox', { name: 'Requests list' }).getByRole('option');
  await page.getByRole('combobox', { name: 'Filter requests' }).fill('asked has:open-note');
  await expect(found).toContainText('Note · title Asked.');
  await page.getByRole('combobox', { name: 'Filter requests' }).fill('asked -has:open-note');
  await expect(found).toHaveCount(0);
});

test.describe('when the program is killed', () => {
  test.use({ program: 'spawned' });

  test('a note that was saved is there at the next start', { tag: '@soak' }, async ({ desk }) => {
    await (await serviceClient(desk)).submit(pageRequest('Kettle', '<p>Boils.</p>'));
    const row = () => desk.page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first();
    await row().click();
    await expect(desk.page.getByLabel('Source: body', { exact: true })).toBeVisible();
    await desk.page.keyboard.press('m');
    await desk.page.keyboard.type('Asked.');
    await desk.page.keyboard.press('Control+Enter');
    await expect(row()).toContainText('1 open note');
    await desk.restart('killed');
    await desk.page.getByRole('button', { name: /^All/ }).click();
    await row().click();
    await expect(desk.page.getByRole('region', { name: 'Notes on title' })).toContainText('Asked.');
  });
});
