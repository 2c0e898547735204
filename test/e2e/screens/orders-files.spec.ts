import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/desk';
import { savedFile } from '../support/saved-file';

const form = (page: Page) => page.getByRole('region', { name: 'Import file' });
const order = (page: Page) => page.getByRole('region', { name: 'Order', exact: true });

async function drop(page: Page, name: string, content: string): Promise<void> {
  await dropAll(page, { [name]: content });
}

async function transferOf(page: Page, files: Readonly<Record<string, string>>) {
  return page.evaluateHandle((contents) => {
    const transfer = new DataTransfer();
    for (const [name, text] of contents) transfer.items.add(new File([text], name));
    return transfer;
  }, Object.entries(files));
}

async function dropAll(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.locator('.orders').dispatchEvent('drop', { dataTransfer: await transferOf(page, files) });
}

/** Writes the targets of the request that is shown, by their field ids, and completes it. */
async function fulfil(page: Page, targets: Readonly<Record<string, string>>): Promise<void> {
  const review = page.getByRole('region', { name: 'Review' });
  await review.getByRole('button', { name: 'Edit target' }).click();
  for (const [id, target] of Object.entries(targets)) {
    await review.getByRole('textbox', { name: `Target of ${id}` }).click();
    await page.keyboard.type(target);
  }
  await review.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(review.locator('.state.completed')).toBeVisible();
}

const first = '{\n  "title": "Kettle",\n  "hint": "Fill in %d cups."\n}\n';
const second = '{\n  "title": "Kettle",\n  "more": "Enjoy!"\n}\n';

test(
  'a file is dropped, translated, saved with the bytes around its texts, and imported again in a new version',
  { tag: '@browser-only' },
  async ({ desk }) => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Orders', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Import file' })).toBeVisible();
    await drop(page, 'broken.json', '{"a": "One"');
    await expect(form(page).getByRole('alert')).toContainText('Line 1, column');
    await expectAccessible(page, 'a file that can’t be read');

    await drop(page, 'app.json', first);
    await expect(form(page).getByRole('region', { name: 'Preview' })).toContainText('Fill in %d cups.');
    await expect(form(page)).toContainText('JSON');
    await expect(form(page).getByRole('textbox', { name: 'Source language' })).toBeFocused();
    await page.keyboard.type('en');
    await page.keyboard.press('Tab');
    await page.keyboard.type('de');
    await expectAccessible(page, 'a file to import');
    await page.keyboard.press('Control+Enter');
    await expect(order(page).getByRole('heading', { name: 'app.json' })).toBeVisible();
    await expect(order(page).getByRole('listitem').filter({ hasText: 'Version 1' })).toBeVisible();
    await expectAccessible(page, 'the order of a file');

    await order(page).getByRole('button', { name: 'Open the request: German' }).click();
    await fulfil(page, { title: 'Kessel', hint: 'Tassen einfüllen.' });
    await page.getByRole('button', { name: 'Orders', exact: true }).click();
    await expect(order(page).getByRole('row').filter({ hasText: 'German' })).toContainText('1 error');
    await order(page).getByRole('button', { name: 'Save result: German' }).click();
    const refused = order(page).getByRole('alert');
    await expect(refused).toContainText('placeholders in field "hint"');
    await expectAccessible(page, 'a result that is refused');
    expect(await savedFile(desk, () => refused.getByRole('button', { name: 'Save anyway' }).click())).toBe(
      first.replace('Kettle', 'Kessel').replace('Fill in %d cups.', 'Tassen einfüllen.'),
    );

    await drop(page, 'app.json', second);
    await expect(form(page).getByText('app.json was imported before')).toBeVisible();
    await expect(form(page).getByRole('radio', { name: /^New version of/ })).toBeChecked();
    await form(page).getByRole('button', { name: 'Import', exact: true }).click();
    const counts = order(page).getByRole('status', { name: 'Compared with the previous version' });
    await expect(counts).toHaveText('1 new0 changed0 moved1 unchanged1 gone');
    await expect(
      order(page)
        .getByRole('listitem')
        .filter({ hasText: /^Version/ }),
    ).toHaveCount(2);
    expect(
      await savedFile(desk, () => order(page).getByRole('button', { name: 'Save result: German' }).click()),
    ).toBe(second.replace('Kettle', 'Kessel'));
    await expect(page.getByText('Saved with 1 text untranslated: app.de.json')).toBeVisible();
  },
);

test(
  'the columns of a table are guessed, shown, and chosen by keyboard',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Orders', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Import file' })).toBeVisible();
    await drop(page, 'texts.csv', 'code;text de;Deutsch;note\nhi;Hello;Hallo;Title\nbye;Bye;;\n');
    // No column of this table has a usual name for a source.
    await expect(form(page).getByRole('alert')).toContainText('Which column has the source');
    await expect(form(page).getByRole('region', { name: 'First rows' })).toContainText('Hello');
    await expectAccessible(page, 'a table whose columns are to be chosen');
    const source = form(page).getByRole('combobox', { name: 'Source text' });
    await source.focus();
    await source.selectOption('B: text de');
    await expect(form(page).getByRole('region', { name: 'Preview' })).toContainText('Hello');
    await expect(source).toHaveValue('text de');
    await form(page).getByRole('combobox', { name: 'Key' }).selectOption('A: code');
    await form(page).getByRole('textbox', { name: 'Source language' }).fill('en');
    await form(page).getByRole('combobox', { name: 'Target languages' }).fill('de');
    await page.keyboard.press('Enter');
    const german = form(page).getByRole('combobox', { name: 'German translation' });
    await expect(german).toHaveValue('Deutsch');
    await expectAccessible(page, 'a table to import');
    await page.keyboard.press('Control+Enter');
    await expect(order(page).getByRole('heading', { name: 'texts.csv' })).toBeVisible();
    await expect(order(page).getByRole('row').filter({ hasText: 'German' })).toContainText('2 fields');

    // The next version is read as the one before.
    await drop(page, 'texts.csv', 'code;text de;Deutsch;note\nhi;Hello there;Hallo;Title\nbye;Bye;;\n');
    await expect(source).toHaveValue('text de');
    await expect(form(page).getByRole('region', { name: 'Preview' })).toContainText('Hello there');
    await form(page).getByRole('button', { name: 'Import', exact: true }).click();
    await expect(order(page).getByRole('status', { name: 'Compared with the previous version' })).toHaveText(
      '0 new1 changed0 moved1 unchanged0 gone1 open request asks for texts that the file no longer has',
    );
  },
);

test(
  'several files are one import: those that can’t be read say why, and the others are imported',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Orders', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Import file' })).toBeVisible();
    await dropAll(page, {
      'a.json': '{"a": "One"}',
      'broken.po': 'msgid "x"\nmsgstr "y\n',
      'b.json': '{"b": "Two", "c": "Three"}',
    });
    const list = form(page).getByRole('list', { name: 'Files' });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(list.getByRole('listitem').filter({ hasText: 'broken.po' })).toContainText('Line 2, column');
    await expect(list.getByRole('listitem').filter({ hasText: 'b.json' })).toContainText('JSON 2 texts');
    await list.getByRole('button', { name: 'b.json', exact: true }).click();
    await expect(form(page).getByRole('region', { name: 'Preview' })).toContainText('Three');
    await form(page).getByRole('textbox', { name: 'Source language' }).fill('en');
    await form(page).getByRole('combobox', { name: 'Target languages' }).fill('de');
    await page.keyboard.press('Enter');
    await expectAccessible(page, 'several files to import');
    await form(page).getByRole('button', { name: 'Import 2 files' }).click();
    await expect(page.getByText('2 of 3 files imported: 2 requests.')).toBeVisible();
    await expect(form(page)).toContainText('broken.po');
    await expect(form(page).getByRole('alert')).toContainText('Line 2, column');
  },
);

test('files are pasted from the clipboard', { tag: '@soak' }, async ({ desk }) => {
  const { page } = desk;
  await page.getByRole('button', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Import file' })).toBeVisible();
  const clipboard = await transferOf(page, { 'a.json': '{"a": "One"}', 'b.json': '{"b": "Two"}' });
  await page.evaluate(
    (clipboardData) =>
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
    clipboard,
  );
  await expect(form(page).getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(2);
});

test('a text file that is dropped becomes a text of a new order', { tag: '@soak' }, async ({ desk }) => {
  const { page } = desk;
  await page.getByRole('button', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Import file' })).toBeVisible();
  await drop(page, 'note.txt', 'Caf\u00c3\u00a9 au lait');
  const newOrder = page.getByRole('region', { name: 'New order' });
  await expect(newOrder.getByRole('textbox', { name: 'Text of note' })).toHaveValue('CafÃ© au lait');
  await expect(newOrder).toContainText('The text was read in the wrong encoding.');
});
