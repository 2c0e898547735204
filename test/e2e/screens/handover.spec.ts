import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Download, Locator, Page } from '@playwright/test';
import { axeScript, expectAccessible } from '../support/accessible';
import { expect, test } from '../support/desk';
import { page as pageRequest, serviceClient } from '../support/service';
import { UpstreamRequest } from '../support/upstream-versions';

/** A page from the disk has a name of its own, unlike a download. */
async function savedAs(download: Download, path: string): Promise<string> {
  await download.saveAs(path);
  return path;
}

async function downloadOf(page: Page, press: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent('download');
  await press();
  return download;
}

/** The review page has no theme to choose, so axe looks at it as it is. */
async function faultsIn(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeScript);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document);
    return violations.map(({ id }) => id);
  });
}

const textOf = (card: Locator): Locator => card.locator('.editing textarea');

test(
  'a review page is handed over, answered from the disk, taken back, accepted into a draft, and undone',
  { tag: '@browser-only' },
  async ({ desk }, testInfo) => {
    const { page } = desk;
    const service = await serviceClient(desk);
    await service.submit(pageRequest('Kettle', '<p>Boils <b>water</b>.</p>', 'de'));

    // Handed over from the review, by keyboard.
    await page.getByRole('button', { name: /^Waiting/ }).click();
    const list = page.getByRole('listbox', { name: 'Requests list' });
    await list.getByRole('option', { name: /Kettle/ }).click();
    await page.keyboard.press('Shift+H');
    const dialog = page.getByRole('dialog', { name: 'Hand over' });
    await dialog.getByRole('radio', { name: /Review page/ }).check();
    await dialog.getByRole('textbox', { name: 'Recipient' }).fill('Mariam');
    await dialog.getByRole('textbox', { name: 'Note to the reviewer' }).fill('Short, please.');
    await dialog.getByLabel('Language of the instructions').selectOption('en');
    await expectAccessible(page, 'the dialog');
    const handedOver = await downloadOf(page, () =>
      dialog.getByRole('button', { name: 'Hand over' }).click(),
    );
    await expect(dialog).toBeHidden();
    await expect(list.getByRole('option', { name: /Kettle/ })).toContainText('Out');
    await expect(page.getByRole('region', { name: 'Review' })).toContainText('Out to Mariam');

    // Answered in a browser, from the disk.
    const file = await savedAs(handedOver, testInfo.outputPath('review.html'));
    const review = await page.context().newPage();
    const requested: string[] = [];
    review.on('request', (request) => requested.push(request.url()));
    await review.goto(pathToFileURL(file).href);
    await expect(review.getByText('Short, please.')).toBeVisible();
    const [title, body] = ['title', 'body'].map((name) => review.getByRole('article', { name }));
    if (title === undefined || body === undefined) throw new Error('no cards');
    await title.click();
    await review.keyboard.press('e');
    await review.keyboard.type('Der  Kocher');
    await review.keyboard.press('Control+Enter');
    await expect(body).toBeFocused();
    await review.keyboard.press('e');
    // A tag that the target lacks is inserted whole, and deleted whole.
    await body.getByRole('button', { name: 'b2', exact: true }).click();
    await expect(textOf(body)).toHaveValue('⟦b2⟧');
    await expect(body.locator('.faults')).toContainText('⟦/b2⟧');
    // A damaged tag is said when the box is closed, too, and its text is among those with problems.
    await review.keyboard.press('Escape');
    await expect(body.locator('.faults')).toContainText('⟦/b2⟧');
    await expect(review.getByRole('option', { name: 'With problems (1)' })).toBeAttached();
    await review.keyboard.press('e');
    await review.keyboard.press('Control+End');
    await review.keyboard.press('Backspace');
    await expect(textOf(body)).toHaveValue('');
    await textOf(body).fill('⟦p1⟧Kocht ⟦b2⟧Wasser⟦/b2⟧.⟦/p1⟧');
    await expect(body.locator('.target .content b')).toHaveText('Wasser');
    await review.keyboard.press('Escape');
    await body.getByRole('textbox', { name: /^Comment/ }).fill('Shorter than before');
    await expect(review.getByText('2 of 2 decided')).toBeVisible();
    expect(await faultsIn(review)).toEqual([]);
    // On paper there are texts and answers, no controls, and nothing is wider than the page.
    await review.emulateMedia({ media: 'print' });
    await expect(review.getByRole('button', { name: 'Save answer' })).toBeHidden();
    await expect(body.locator('.target .content b')).toBeVisible();
    expect(await review.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await review.emulateMedia({ media: 'screen' });

    // Unsaved work is there again.
    await review.reload();
    await expect(review.getByText('Your work from before was restored.')).toBeVisible();
    await expect(title.locator('.target .content')).toHaveText('Der Kocher');
    const answered = await downloadOf(review, () =>
      review.getByRole('button', { name: 'Save answer' }).click(),
    );
    const answer = await savedAs(answered, testInfo.outputPath('answer.json'));
    expect(requested.filter((url) => !url.startsWith('file:') && !url.startsWith('blob:'))).toEqual([]);
    await review.close();

    // Taken back: nothing is written before it is accepted.
    await page.getByRole('navigation').getByRole('button', { name: 'Hand-overs' }).click();
    const transfer = await page.evaluateHandle(
      ([text]) => {
        const dropped = new DataTransfer();
        dropped.items.add(new File([text ?? ''], 'from-mariam.json'));
        return dropped;
      },
      [await readFile(answer, 'utf8')],
    );
    await page.locator('.handovers').dispatchEvent('drop', { dataTransfer: transfer });
    const came = page.getByRole('region', { name: 'What came back' });
    await expect(came).toContainText('From Mariam');
    await expect(came.getByRole('radio', { name: '2 to decide' })).toBeChecked();
    await expect(came.getByRole('group', { name: 'Change: title' }).locator('ins')).toHaveText('Der Kocher');
    await expect(came).toContainText('Shorter than before');
    // At 200 % zoom it has the whole width, and Esc leads back to the list, which then has the focus.
    await page.setViewportSize({ width: 720, height: 450 });
    const handovers = page.getByRole('listbox', { name: 'Hand-overs' });
    await expect(handovers).toBeHidden();
    await came.press('Escape');
    await expect(handovers).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'from-mariam.json' }).click();
    // The problems that the change would bring.
    await expect(came).toContainText('Double space in the target.');
    await expectAccessible(page, 'what came back');
    await came.getByRole('listitem').filter({ hasText: 'Kettle' }).first().focus();
    await page.keyboard.press('a');
    await expect(came.getByRole('radio', { name: '1 to decide' })).toBeChecked();
    await page.keyboard.press('z');
    await expect(came.getByRole('radio', { name: '2 to decide' })).toBeChecked();
    await came.getByRole('button', { name: 'Accept all' }).click();
    await expect(came).toContainText('Nothing is left to decide.');
    await came.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('region', { name: 'Hand-over', exact: true })).toContainText('Taken back');
    await expectAccessible(page, 'the hand-over');

    // The draft is there, and the request is no longer out.
    await page.getByRole('button', { name: 'Kettle', exact: true }).click();
    await expect(list.getByRole('option', { name: /Kettle/ })).not.toContainText('Out');
    await page.getByRole('button', { name: 'Edit target' }).click();
    await expect(page.getByRole('textbox', { name: 'Target of title' })).toHaveText('Der Kocher');
  },
);

test(
  'an answer to a mirrored request, dropped on its screen, becomes a correction beside the delivered text',
  { tag: ['@browser-only', '@soak'] },
  async ({ desk }, testInfo) => {
    const { page } = desk;
    await new UpstreamRequest(desk).say({ title: ['Kettle', 'Boulloire'] });
    const list = page.getByRole('listbox', { name: 'Requests list' });
    await list.getByRole('option').first().click();
    await page.keyboard.press('Shift+H');
    const dialog = page.getByRole('dialog', { name: 'Hand over' });
    await dialog.getByRole('radio', { name: /CSV/ }).check();
    await dialog.getByRole('textbox', { name: 'Recipient' }).fill('Mariam');
    const handedOver = await downloadOf(page, () =>
      dialog.getByRole('button', { name: 'Hand over' }).click(),
    );
    const file = await savedAs(handedOver, testInfo.outputPath('review.csv'));
    const answer = (await readFile(file, 'utf8')).replace('Boulloire', 'Bouilloire');
    const transfer = await page.evaluateHandle((text) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([text], 'from-mariam.csv'));
      return dropped;
    }, answer);
    await list.dispatchEvent('drop', { dataTransfer: transfer });
    const came = page.getByRole('region', { name: 'What came back' });
    await expect(came).toContainText('Becomes a correction');
    await came.getByRole('button', { name: 'Accept all' }).click();
    await expect(came).toContainText('Nothing is left to decide.');
    // One field is decided again, by its own button.
    await came.getByRole('radio', { name: /^All/ }).check();
    await came.getByRole('button', { name: 'Undo', exact: true }).click();
    await came.getByRole('button', { name: 'Accept', exact: true }).click();
    await came.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('button', { name: 'Kettle', exact: true }).click();
    const review = page.getByRole('region', { name: 'Review' });
    const correction = review.getByRole('region', { name: 'Correction by Mariam: title' });
    await expect(correction.locator('ins')).toHaveText('Bouilloire');
    await expect(review.getByText('Boulloire', { exact: true }).first()).toBeVisible();
    await expectAccessible(page, 'a correction in the review');
    await correction.getByRole('button', { name: 'Remove correction: title' }).click();
    await expect(correction).toBeHidden();
    await page.keyboard.press('z');
    await expect(correction).toBeVisible();
  },
);
