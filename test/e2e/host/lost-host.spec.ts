import { startHost } from '../support/browser-desk';
import { runCommand } from '../support/command';
import { expect, test } from '../support/desk';

test(
  'a note that cannot be begun says so at once, and what is typed for it is no command @browser-only',
  { tag: '@soak' },
  async ({ dataFolder, openBrowser }) => {
    await runCommand(['sample', '--data', dataFolder]);
    const host = await startHost({ dataFolder, settings: [] });
    const context = await (await openBrowser()).newContext();
    try {
      const page = await context.newPage();
      await page.goto(host.ui);
      const list = page.getByRole('listbox', { name: 'Requests list' });
      const review = page.getByRole('region', { name: 'Review' });
      await list.getByRole('option').first().click();
      await expect(review.getByLabel(/^Source: /).first()).toBeVisible();
      await host.stop('killed');
      await expect(page.getByText('Locdesk is not answering. What you see')).toBeVisible();

      // Notes on loaded data can still be written; they are kept until they can be saved.
      await page.keyboard.press('m');
      await page.keyboard.type('ask jeff');
      const note = review.getByRole('textbox', { name: /^Note on / });
      await expect(note).toHaveValue('ask jeff');
      await expect(review).toContainText('What you write stays here until it does');
      await page.keyboard.press('Escape');

      await list.focus();
      await page.keyboard.press('j');
      const second = list.getByRole('option').nth(1);
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await expect(review.getByRole('alert')).toContainText('cannot be read');
      const toasts = page.getByRole('status', { name: 'Notifications' });
      await page.keyboard.press('m');
      await expect(toasts).toContainText('Locdesk is not answering, so no note can be added.');
      await page.keyboard.type('fix jars, see c?');
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await expect(toasts).not.toContainText('did not answer');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(note).toHaveCount(0);
      // Moving to another request closes the note.
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('s');
      await expect(toasts).toContainText('Locdesk did not answer. Nothing was changed');
      await page.keyboard.press('e');
      await expect(toasts).toContainText('so nothing can be edited');
      await expect(review.getByRole('button', { name: 'Edit target' })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
    } finally {
      await context.close();
      await host.stop('killed');
    }
  },
);
