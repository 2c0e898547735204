// A place that the program goes to is in sight once everything is drawn, however late that is, unless the
// user scrolls meanwhile.
import type { Locator, Page } from '@playwright/test';
import { type Desk, expect, test } from '../support/desk';
import { framesDrawn, keepAnswers } from '../support/late-answers';
import { type Contents, UpstreamRequest } from '../support/upstream-versions';

test.skip(({ host }) => host !== 'browser', 'the page is the same in both hosts');

const reviewOf = (page: Page): Locator => page.getByRole('region', { name: 'Review' });
const fieldsOf = (page: Page): Locator => page.getByRole('group', { name: 'Fields', exact: true });
const target = (page: Page, id: string): Locator =>
  reviewOf(page).getByLabel(`Target: ${id}`, { exact: true });

async function open(desk: Desk, contents: Contents): Promise<void> {
  await new UpstreamRequest(desk).say(contents);
  await desk.page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
}

/** Makes the rendered target of a field higher, as an image does that is decoded late. */
async function grow(page: Page, id: string): Promise<void> {
  const frame = target(page, id).locator('iframe');
  const before = await frame.evaluate((element) => element.getBoundingClientRect().height);
  await target(page, id)
    .frameLocator('iframe')
    .locator('body > div')
    .evaluate((content) => {
      const late = document.createElement('div');
      late.style.height = '700px';
      content.append(late);
    });
  await expect
    .poll(() => frame.evaluate((element) => element.getBoundingClientRect().height))
    .toBeGreaterThan(before + 600);
}

test(
  'a hit in rendered content stays in sight when a field above it grows, until the user scrolls',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await open(
      desk,
      Object.fromEntries(
        Array.from({ length: 60 }, (_, i) => [`f${i}`, [`<p>Paragraph ${i}</p>`, `<p>Paragraphe ${i}</p>`]]),
      ),
    );
    await expect(target(page, 'f0')).toBeVisible();
    await fieldsOf(page).focus();
    await page.keyboard.press('1');
    await page.keyboard.press('Control+f');
    await page.keyboard.type('paragraphe 40');
    await expect(reviewOf(page).getByRole('search').getByRole('status')).toHaveText('1 of 1');
    await expect(target(page, 'f40')).toBeInViewport({ ratio: 0.9 });
    await framesDrawn(page, 30);
    await grow(page, 'f39');
    await expect(target(page, 'f40')).toBeInViewport({ ratio: 0.9 });

    await target(page, 'f40').hover();
    await page.mouse.wheel(0, 3000);
    await expect(target(page, 'f40')).not.toBeInViewport();
    const first = await fieldsOf(page).evaluate((box) => {
      const { top } = box.getBoundingClientRect();
      const rows = [...box.querySelectorAll<HTMLElement>('.field-row:not(.spare)')].filter(
        (row) => row.getBoundingClientRect().top > top,
      );
      const [row] = rows.toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
      return row?.querySelector<HTMLElement>('[data-field]')?.dataset['field'] ?? '';
    });
    await grow(page, first);
    await framesDrawn(page, 30);
    await expect(target(page, 'f40')).not.toBeInViewport();
  },
);

test(
  'keys move the current field, which stays in sight and is the one that keys act on',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const text = `<p>${'This paragraph has some lines of text. '.repeat(6)}</p>`;
    await open(desk, Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`f${i}`, [text, text]])));
    await expect(target(page, 'f0')).toBeVisible();
    const current = fieldsOf(page).locator('[aria-current=true] [data-field]');
    await expect(current).toHaveText(/^f0/);
    await fieldsOf(page).focus();
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('Shift+J');
    await expect(current).toHaveText(/^f40/);
    await expect(target(page, 'f40')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Shift+R');
    await expect(page.getByRole('button', { name: 'Reviewed: f40' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Shift+K');
    await expect(reviewOf(page).getByRole('status', { name: 'Current field' })).toHaveText(/^f39, 40 of 200/);

    // Scrolled out of sight by hand, it is a visible one; a click chooses another.
    await target(page, 'f39').hover();
    await page.mouse.wheel(0, 8000);
    await expect(target(page, 'f39')).not.toBeInViewport();
    await expect(current).toBeInViewport();
    await page.keyboard.press('End');
    await expect(current).toHaveText(/^f199/);
    await target(page, 'f198').click();
    await expect(current).toHaveText(/^f198/);
    await page.keyboard.press('m');
    await expect(reviewOf(page).getByRole('textbox', { name: 'Note on f198' })).toBeFocused();
  },
);

test(
  'in a narrow review the sentence of a problem is in sight, though its field is higher than the window',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await page.setViewportSize({ width: 900, height: 600 });
    await open(desk, {
      title: ['Opening hours', 'Heures d’ouverture'],
      body: [
        `<p>Open from 9 to 17, on 24 days.</p><p>${'This paragraph has some lines of text. '.repeat(40)}</p>`,
        `<p>Ouvert de 9 à 17.</p><p>${'Ce paragraphe a quelques lignes de texte. '.repeat(40)}</p>`,
      ],
    });
    await expect(reviewOf(page).getByRole('status', { name: 'Problems' })).toContainText(/[1-9]/);
    await fieldsOf(page).focus();
    await page.keyboard.press('n');
    await expect(fieldsOf(page).locator('[data-problem][aria-current] .problem-line')).toBeInViewport({
      ratio: 1,
    });
  },
);

test(
  'End goes to the last field also when the fields there are read late',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const text = `<p>${'This paragraph has some lines of text. '.repeat(12)}</p>`;
    await open(desk, Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`f${i}`, [text, text]])));
    await expect(target(page, 'f0')).toBeVisible();
    await fieldsOf(page).focus();
    const handOut = await keepAnswers(page, 'requests.fields');
    await page.keyboard.press('End');
    await framesDrawn(page, 150);
    handOut();
    await expect(target(page, 'f399')).toBeInViewport({ ratio: 0.5 });
  },
);
