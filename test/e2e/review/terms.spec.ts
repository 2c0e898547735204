import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/desk';
import { selectText } from '../support/select-text';
import { page as pageRequest, serviceClient } from '../support/service';
import { UpstreamRequest } from '../support/upstream-versions';

test(
  'a term is taken from selections on both sides with two keys, and found, changed and removed in the settings',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await new UpstreamRequest(desk).say({ title: ['Open the log file now', 'Ouvrir le journal maintenant'] });
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
    const review = page.getByRole('region', { name: 'Review' });
    await expect(review).toContainText('journal');
    await selectText(review.getByRole('group', { name: 'Source: title' }), 'log file');
    await selectText(review.getByRole('group', { name: 'Target: title' }), 'journal');
    await page.keyboard.press('t');
    const dialog = page.getByRole('dialog', { name: 'New entry' });
    await expect(dialog.getByRole('textbox', { name: 'Term in English' })).toHaveValue('log file');
    await expect(dialog.getByRole('textbox', { name: 'Term in French (France)' })).toHaveValue('journal');
    await expectAccessible(page, 'a taken term');
    await page.keyboard.press('Enter');
    await expect(page.getByText('log file is saved in Terms.')).toBeVisible();
    await page.keyboard.press('Shift+T');
    const read = page.getByRole('dialog', { name: 'Terms of the field' });
    await expect(read.locator('.term-card li')).toHaveText(['log file', 'journal']);
    await expectAccessible(page, 'the terms of a field');
    await page.keyboard.press('Escape');

    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await navigation.getByRole('button', { name: 'Settings', exact: true }).click();
    const terms = page.getByRole('region', { name: 'Terms', exact: true });
    await terms.getByRole('button', { name: 'Show entries: Terms' }).click();
    await expect(terms.locator('output')).toHaveText('1 entry');
    await terms.getByRole('searchbox', { name: 'Find terms' }).fill('JOURN');
    const list = terms.getByRole('listbox', { name: 'Entries of Terms' });
    await list.getByRole('option').first().click();
    await expectAccessible(page, 'terms');
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Entry', exact: true });
    await form.getByRole('button', { name: 'Add term in French (France)' }).click();
    await form.getByRole('textbox', { name: 'Term in French (France)' }).last().fill('registre');
    await form.getByRole('combobox', { name: 'Status' }).last().selectOption('forbidden');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(list.getByRole('option').first()).toContainText('registre');
    await list.focus();
    await page.keyboard.press('Delete');
    await expect(terms).toContainText('No entry is found.');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(list.getByRole('option').first()).toContainText('journalregistre');

    await terms.getByRole('button', { name: 'Remove Terms' }).click();
    await expect(terms).toContainText('No termbase yet.');
    const chooser = page.waitForEvent('filechooser');
    await terms.getByRole('button', { name: 'Import terms' }).click();
    const table = {
      name: 'Shop.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('en,de,Owner\ncart,Warenkorb,me\n'),
    };
    await (await chooser).setFiles(table);
    await expect(terms.getByRole('combobox', { name: 'Termbase' })).toBeFocused();
    await terms.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(terms).toContainText('Shop: 1 added, 0 changed, 0 as before, 0 removed.');
    await expect(terms).toContainText('A column whose heading is unknownOwner1 ×, first in line 1');
  },
);

test(
  'keys go from term to term of a field, whose entries come into sight',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await new UpstreamRequest(desk).say({ title: ['Open the log file now', 'Ouvrir le journal maintenant'] });
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
    const review = page.getByRole('region', { name: 'Review' });
    await expect(review).toContainText('journal');
    for (const [source, target] of [
      ['Open', 'Ouvrir'],
      ['log file', 'journal'],
      ['now', 'maintenant'],
    ] as const) {
      await selectText(review.getByRole('group', { name: 'Source: title' }), source);
      await selectText(review.getByRole('group', { name: 'Target: title' }), target);
      await page.keyboard.press('t');
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${source} is saved in Terms.`)).toBeVisible();
    }
    await page.setViewportSize({ width: 900, height: 220 });
    await page.keyboard.press('Shift+T');
    const read = page.getByRole('dialog', { name: 'Terms of the field' });
    const focused = read.locator('.field-term:focus');
    await expect(focused).toContainText('Open');
    await page.keyboard.press('j');
    await expect(focused).toContainText('log file');
    await page.keyboard.press('ArrowDown');
    await expect(focused).toContainText('now');
    await expect(focused).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('k');
    await expect(focused).toContainText('log file');
    await expectAccessible(page, 'the terms of a field');
  },
);

test(
  'while a target is written, the terms of its source are underlined, and keys read and insert them',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await (await serviceClient(desk)).submit(pageRequest('Open it', '<p>Open the <b>log file</b>.</p>'));
    const table = join(desk.dataFolder, 'terms.csv');
    await writeFile(table, 'en,de\nopen,öffnen\nlog file,"A&B-Protokoll"\n');
    expect(await desk.cli('term', 'import', table)).toMatchObject({ code: 0 });
    await page.getByRole('button', { name: /^All/ }).click();
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
    const review = page.getByRole('region', { name: 'Review' });
    await page.keyboard.press('e');
    const target = review.getByRole('textbox', { name: 'Target of body' });
    await target.click();
    const marks = review.getByLabel('Source: body', { exact: true }).locator("mark[data-kind='term']");
    await expect(marks).toHaveText(['Open', 'log file']);
    await expect(review.getByRole('list', { name: 'Terms of the field' }).last()).toContainText('öffnen');
    await page.keyboard.type('Jetzt das');
    await page.keyboard.press('Control+7');
    await expect(target).toHaveText('Jetzt das A&B-Protokoll');
    // A French keyboard.
    await target.dispatchEvent('keydown', { key: '-', code: 'Digit6', ctrlKey: true });
    await expect(target).toHaveText('Jetzt das A&B-Protokoll öffnen');
    await page.keyboard.press('Control+Z');
    await expect(target).toHaveText('Jetzt das A&B-Protokoll');
    await marks.first().hover();
    await expect(page.locator('.pointed-term-card')).toHaveText('open öffnen');
    await page.keyboard.press('Control+Shift+L');
    const read = page.getByRole('dialog', { name: 'Terms of the field' });
    await expect(read.locator('.field-term:focus')).toContainText('öffnen');
    await page.keyboard.press('Escape');
    await page.keyboard.type(' lesen');
    await expect(target).toHaveText('Jetzt das A&B-Protokoll lesen');
    await expectAccessible(page, 'terms beside the editor');
    await review
      .getByRole('button', { name: /^Insert öffnen/ })
      .last()
      .click();
    await expect(target).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+T');
    await expect(read.locator('.field-term').nth(1)).toContainText('log file');
  },
);

test('in a low window, why an entry was not saved is in sight', { tag: '@soak' }, async ({ desk }) => {
  const { page } = desk;
  const table = join(desk.dataFolder, 'terms.csv');
  const importTable = async (note: string): Promise<void> => {
    await writeFile(table, `en,de,note\nshop,Laden,${note}\n`);
    expect(await desk.cli('term', 'import', table)).toMatchObject({ code: 0 });
  };
  await importTable('first');
  await page.setViewportSize({ width: 900, height: 440 });
  await page.keyboard.press('Control+,');
  const terms = page.getByRole('region', { name: 'Terms', exact: true });
  await terms.getByRole('button', { name: 'Show entries: terms' }).click();
  await terms.getByRole('listbox').getByRole('option').first().dblclick();
  const form = page.getByRole('dialog', { name: 'Entry', exact: true });
  await form.getByRole('textbox', { name: 'Term in German' }).fill('Geschäft');
  await importTable('second');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'a refused entry');
});

test(
  'a termbase and its first entry are made and renamed without a mouse',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await expect(page.getByRole('button', { name: 'Load samples' })).toBeVisible();
    await page.keyboard.press('Control+K');
    await page.keyboard.type('glossary');
    await expect(page.getByRole('option', { name: 'Go to Settings: Terms' })).toBeVisible();
    await page.keyboard.press('Enter');
    const terms = page.getByRole('region', { name: 'Terms', exact: true });
    await expect(terms.getByRole('button', { name: 'Import terms' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(terms.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Mine');
    await page.keyboard.press('Enter');
    await expect(terms.getByRole('button', { name: 'New termbase' })).toBeFocused();
    await expect(terms.getByRole('button', { name: 'Show entries: Mine' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const add = terms.getByRole('button', { name: 'New entry' });
    await expect(add).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(add).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'New entry' });
    await expect(form.getByRole('textbox', { name: /^Language tag/ })).toBeFocused();
    await page.keyboard.type('en');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('textbox', { name: 'Term in English' })).toBeFocused();
    await page.keyboard.type('cart');
    await page.keyboard.press('Enter');
    await expect(page.getByText('cart is saved in Mine.')).toBeVisible();
    await expect(add).toBeFocused();
    await expect(terms.getByRole('listbox', { name: 'Entries of Mine' })).toContainText('cart');
    const rename = terms.getByRole('button', { name: 'Rename Mine' });
    await expect(async () => {
      await page.keyboard.press('Shift+Tab');
      await expect(rename).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.type(' too');
    await page.keyboard.press('Enter');
    await expect(terms.getByRole('button', { name: 'Rename Mine too' })).toBeFocused();
  },
);
