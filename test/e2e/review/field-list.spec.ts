import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/desk';
import { type Contents, UpstreamRequest } from '../support/upstream-versions';

const contents: Contents = Object.fromEntries(
  Array.from({ length: 300 }, (_, index) => [
    `step-${index}`,
    [`<p>Step ${index}: close the lid.</p>`, `<p>Étape ${index} : fermez le couvercle.</p>`] as const,
  ]),
);

test(
  'o lists all fields; typing finds one by its id or its text, and Enter goes there, even if it was hidden',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await new UpstreamRequest(desk).say({
      ...contents,
      'warning.end': ['<p>Never leave it unattended.</p>', '<p>Ne le laissez jamais.</p>'],
      broken: ['<p>Use {drink}.</p>', '<p>Servez.</p>'],
    });
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
    const review = page.getByRole('region', { name: 'Review' });
    await expect(review.getByRole('status', { name: 'Problems' })).toHaveText('2 problems');
    const field = page.getByRole('combobox', { name: 'Go to field' });
    const options = page.getByRole('listbox', { name: 'Go to field' }).getByRole('option');
    const said = review.getByRole('status', { name: 'Current field' });

    // Typed without a pause: no letter is lost or taken as a command.
    await page.keyboard.type('ounattended');
    await expect(field).toHaveValue('unattended');
    await expect(options).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(field).toBeHidden();
    await expect(said).toHaveText('warning.end, 301 of 302');
    await expect(review.getByLabel('Target: warning.end', { exact: true })).toBeInViewport();
    await expect(page.getByRole('group', { name: 'Fields', exact: true })).toBeFocused();

    // It opens at the current field, and shows which fields have problems.
    await page.keyboard.press('o');
    await expect(page.getByRole('option', { selected: true, name: /^warning\.end/ })).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true, name: /^broken.*1 error/ })).toBeInViewport();
    await expectAccessible(page, 'the list of fields');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();

    await page.keyboard.press('Shift+E');
    await expect(review.getByLabel('Source: warning.end', { exact: true })).toBeHidden();
    await review.getByRole('button', { name: 'Go to field' }).click();
    await field.fill('step-7');
    await options.filter({ hasText: /^step-77/ }).click();
    await expect(said).toContainText('step-77, 78 of 302');
    await expect(review.getByLabel('Source: step-77', { exact: true })).toBeInViewport();
  },
);
