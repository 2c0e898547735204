import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/desk';
import { page as pageRequest, serviceClient } from '../support/service';
import { type Contents, UpstreamRequest } from '../support/upstream-versions';

test(
  'the languages of a job stand in the review, lead to each other, and are acted on together',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const service = await serviceClient(desk, 'test');
    for (const target of ['de', 'fr', 'ja'])
      await service.submit(pageRequest('Kettle', '<p>Boils.</p>', target));
    await service.submit(pageRequest('Toaster', '<p>Toasts.</p>', 'fr'));
    await page.getByRole('button', { name: /^All/ }).click();
    const options = page.getByRole('listbox', { name: 'Requests list' }).getByRole('option');
    await expect(options).toHaveCount(4);
    await options.filter({ hasText: 'Kettle' }).filter({ hasText: 'fr' }).click();

    const review = page.getByRole('region', { name: 'Review' });
    const job = review.getByRole('group', { name: 'Languages of this job: 0 of 3 imported' });
    const current = review.locator('.job-language[aria-current]');
    await expect(
      job.getByRole('button', { name: /^(de, German|fr, French|ja, Japanese): to import$/ }),
    ).toHaveCount(3);
    await expect(current).toHaveAccessibleName('fr, French: to import');
    await expectAccessible(page, 'a job');

    // Keys go through the languages; after the last comes the first.
    await page.keyboard.press(']');
    await expect(current).toHaveAccessibleName('ja, Japanese: to import');
    await page.keyboard.press('s');
    await expect(current).toHaveAccessibleName('ja, Japanese: imported');
    await expect(review.getByRole('group', { name: 'Languages of this job: 1 of 3 imported' })).toBeVisible();
    await page.keyboard.press(']');
    await expect(current).toHaveAccessibleName('de, German: to import');

    // A language that the list does not have is shown in the list of the job.
    await page.getByRole('button', { name: /^Imported/ }).click();
    await expect(options).toHaveCount(1);
    await options.click();
    await expect(current).toHaveAccessibleName('ja, Japanese: imported');
    await page.keyboard.press('[');
    await expect(current).toHaveAccessibleName('fr, French: to import');
    await expect(page.getByRole('combobox', { name: 'Filter requests' })).toHaveValue(/^job:/);
    await expect(options).toHaveCount(3);

    // All languages at once, summed up before anything is done.
    await page.keyboard.press('Shift+L');
    await expect(review.getByRole('heading', { name: '3 requests selected' })).toBeVisible();
    await expect(review.getByText('Already imported')).toBeVisible();
    await page.keyboard.press('f');
    await page.getByRole('combobox', { name: /^Why did/ }).press('Enter');
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await expect(review.getByRole('button', { name: 'Show 3: Import failed', exact: true })).toBeVisible();

    // A request without others has no job.
    await page.getByRole('button', { name: /^To import/ }).click();
    await options.filter({ hasText: 'Toaster' }).click();
    await expect(review.getByRole('heading', { name: 'Toaster' })).toBeVisible();
    await expect(review.locator('.job')).toHaveCount(0);
  },
);

test(
  'a table of fields and languages shows where a job has problems, and leads there by keyboard',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const step = 'Fill the kettle with fresh water and close the lid until it clicks. '.repeat(6).trim();
    const kettle = (title: string, filling: string, end: string): Contents => ({
      title: ['Boil 2 litres', title],
      ...Object.fromEntries(
        Array.from({ length: 9 }, (_none, at) => [
          `step-${at}`,
          [step, `${filling} `.repeat(6).trim()] as const,
        ]),
      ),
      end: ['Enjoy your {drink}.', end],
    });
    const results = {
      'de-DE': kettle(
        '2 Liter kochen',
        'Frisches Wasser in den Kessel füllen und den Deckel schließen, bis er einrastet.',
        'Genießen Sie Ihren {drink}.',
      ),
      'fr-FR': kettle(
        'Faire bouillir 3 litres',
        'Remplissez la bouilloire d’eau fraîche et fermez le couvercle jusqu’au déclic.',
        'Savourez votre boisson.',
      ),
      'pl-PL': kettle(
        'Zagotuj 2 litry',
        'Napełnij czajnik świeżą wodą i zamknij pokrywkę, aż zaskoczy.',
        'Smacznego.',
      ),
    };
    for (const [target, contents] of Object.entries(results))
      await new UpstreamRequest(desk, { id: target, target }).say(contents);
    await page.getByRole('button', { name: /^All/ }).click();
    const options = page.getByRole('listbox', { name: 'Requests list' }).getByRole('option');
    await options.filter({ hasText: 'de-DE' }).click();
    const review = page.getByRole('region', { name: 'Review' });
    await expect(review.getByRole('group', { name: /^Languages of this job/ })).toBeVisible();

    await page.keyboard.press('Shift+P');
    const table = page.getByRole('dialog', { name: 'Problems by language' });
    const cell = (name: RegExp) => table.getByRole('button', { name });
    // The table says what is wrong, not only how much.
    await expect(cell(/^French \(France\), end: 1 error.*\{drink\}/)).toBeVisible();
    await expect(table.getByText('Number 2 became 3.')).toBeVisible();
    await expect(cell(/^French \(France\), end/)).toHaveCSS('font-family', /Inter/);
    await expect(cell(/^Polish \(Poland\), end: 1 error/)).toBeVisible();
    await expect(cell(/^German \(Germany\), (title|end)/)).toHaveCount(0);
    await expectAccessible(page, 'problems of a job');

    await page.keyboard.press('ArrowDown');
    await expect(cell(/^French \(France\), title/)).toBeFocused();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
    await expect(cell(/^Polish \(Poland\), end/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table).toBeHidden();
    await expect(review.locator('.job-language[aria-current]')).toHaveAccessibleName(/^pl-PL/);
    await expect(review.getByText('Smacznego.')).toBeInViewport();
    // The next keys act in the review.
    await page.keyboard.press('m');
    await expect(review.getByRole('textbox', { name: /end/ })).toBeFocused();
    await page.keyboard.press('Escape');

    // Where not all languages fit, the one under review is in sight.
    await page.setViewportSize({ width: 400, height: 600 });
    await page.keyboard.press('Shift+P');
    await expect(table.getByRole('columnheader', { name: /pl-PL/ })).toBeInViewport({ ratio: 1 });
  },
);
