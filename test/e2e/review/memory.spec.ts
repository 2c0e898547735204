import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/desk';
import { page as pageRequest, serviceClient } from '../support/service';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Concordance' });
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Requests list' });
const questionOf = (page: Page) => panel(page).getByRole('textbox', { name: 'How was it said before?' });

test(
  'the concordance shows how something was said before, without leaving the review',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    const list = page.getByRole('listbox', { name: 'Requests list' });
    await list.getByRole('option').first().click();
    await page.keyboard.press('Control+Shift+F');
    const field = panel(page).getByRole('textbox', { name: 'How was it said before?' });
    await expect(field).toBeFocused();
    await panel(page).getByRole('combobox', { name: 'Languages' }).selectOption('All languages');
    // The memory is filled by the checks, in the background.
    const hit = panel(page).getByRole('listitem').first();
    await expect(async () => {
      await field.fill('');
      await field.fill('kaffeem');
      await expect(hit).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(hit.locator('mark').first()).toHaveText('Kaffeem');
    await expect(hit.locator('[lang^="de"]')).toContainText('Kaffeemehl');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(hit).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  },
);

test(
  'in a narrow window, the button that closes the concordance stays beside the field',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    await page.setViewportSize({ width: 900, height: 600 });
    await listOf(page).getByRole('option').first().click();
    await page.keyboard.press('Control+Shift+F');
    await panel(page).getByRole('combobox', { name: 'Languages' }).selectOption('All languages');
    // The memory is filled by the checks, in the background.
    await expect(async () => {
      await questionOf(page).fill('');
      await questionOf(page).fill('kaffeem');
      await expect(panel(page).getByRole('listitem').first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    const field = await questionOf(page).boundingBox();
    const close = await panel(page).getByRole('button').first().boundingBox();
    expect(close?.y).toBeLessThan((field?.y ?? 0) + (field?.height ?? 0));
  },
);

test(
  'a TMX file becomes a memory, which the concordance finds and whose matches a key inserts',
  { tag: '@soak' },
  async ({ desk }) => {
    const service = await serviceClient(desk);
    await service.submit(pageRequest('Keep the long receipt', '<p>Pay now</p>'));
    const { page } = desk;
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await navigation.getByRole('button', { name: 'Settings', exact: true }).click();
    const memories = page.getByRole('region', { name: 'Translation memories' });
    const chooser = page.waitForEvent('filechooser');
    await memories.getByRole('button', { name: 'Import TMX file' }).click();
    await (
      await chooser
    ).setFiles({
      name: 'Shop.tmx',
      mimeType: 'text/xml',
      buffer: Buffer.from(
        '<tmx version="1.4"><header creationtool="Old" srclang="en"/><body><tu><tuv xml:lang="en"><seg>Keep the long receipt</seg></tuv><tuv xml:lang="de"><seg>Den langen Beleg aufbewahren</seg></tuv></tu></body></tmx>',
      ),
    });
    await expect(memories.getByRole('textbox', { name: 'Name of the memory', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(memories).toContainText('“Shop” has 1 unit.');
    await expect(memories.getByRole('list', { name: 'Imported memories' })).toContainText('Shop.tmx');

    await navigation.getByRole('button', { name: 'Requests', exact: true }).click();
    await listOf(page).getByRole('option').first().click();
    await page.keyboard.press('Control+Shift+F');
    await panel(page).getByRole('combobox', { name: 'Languages' }).selectOption('All languages');
    await questionOf(page).fill('beleg');
    const hit = panel(page).getByRole('listitem').first();
    await expect(hit).toContainText('Keep the long receipt');
    await expect(hit).toContainText('Shop');
    await page.keyboard.press('Escape');

    await page.keyboard.press('e');
    const target = page.getByRole('textbox', { name: 'Target of title' });
    await target.click();
    await expect(page.getByRole('button', { name: 'Insert match 1' })).toBeVisible();
    await page.keyboard.press('Control+1');
    await expect(target).toHaveText('Den langen Beleg aufbewahren');
  },
);

const field = (id: string, value: string) => ({ type: 'localizable', data: 'html', id, value });
const code = (number: number, name: string, text: string) =>
  `<bpt i="${number}">&lt;${name}&gt;</bpt>${text}<ept i="${number}">&lt;/${name}&gt;</ept>`;

test(
  'a match is inserted by a key with its nested tags, and repetitions are filled at once',
  { tag: '@soak' },
  async ({ desk }) => {
    const service = await serviceClient(desk);
    await service.submit({
      language: { source: 'en', target: 'de' },
      fields: [
        field('title', 'Pay now'),
        field('again', 'Pay now'),
        field('third', 'Pay now'),
        field('nested', '<p>Please keep the <b>long <i>paper</i> receipt</b></p>'),
      ],
    });
    const { page } = desk;
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await navigation.getByRole('button', { name: 'Settings', exact: true }).click();
    const memories = page.getByRole('region', { name: 'Translation memories' });
    const chooser = page.waitForEvent('filechooser');
    await memories.getByRole('button', { name: 'Import TMX file' }).click();
    const english = `Keep the ${code(1, 'b', `long ${code(2, 'i', 'paper')} receipt`)}`;
    const german = `Den ${code(1, 'b', `langen ${code(2, 'i', 'Papierbeleg')}`)} aufbewahren`;
    const units = `<tu><tuv xml:lang="en"><seg>${english}</seg></tuv><tuv xml:lang="de"><seg>${german}</seg></tuv></tu>`;
    const header = '<header creationtool="Old" srclang="en" datatype="html"/>';
    const tmx = Buffer.from(`<tmx version="1.4">${header}<body>${units}</body></tmx>`);
    await (await chooser).setFiles({ name: 'Shop.tmx', mimeType: 'text/xml', buffer: tmx });
    await expect(memories.getByRole('textbox', { name: 'Name of the memory', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(memories).toContainText('“Shop” has 1 unit.');

    await navigation.getByRole('button', { name: 'Requests', exact: true }).click();
    await listOf(page).getByRole('option').first().click();
    await page.keyboard.press('e');
    const target = page.getByRole('textbox', { name: 'Target of nested' });
    await target.click();
    await expect(page.getByRole('button', { name: 'Insert match 1' })).toBeVisible();
    await page.keyboard.press('Control+1');
    const inserted = /p\s*Den\s*b\s*langen\s*i\s*Papierbeleg\s*\/i\s*\/b\s*aufbewahren\s*\/p/;
    await expect(target).toHaveText(inserted);
    await page.keyboard.press('Control+z');
    await expect(target).toHaveText('');
    await expect(target).toBeFocused();
    await page.keyboard.press('Control+Shift+z');
    await expect(target).toHaveText(inserted);
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Insert match 1' }).click();
    await expect(target).toHaveText(inserted);
    await page.keyboard.press('Control+z');
    await expect(target).toHaveText('');
    await page.keyboard.press('Control+Shift+z');
    await expect(target).toHaveText(inserted);

    await page.getByRole('textbox', { name: 'Target of title' }).click();
    await page.keyboard.type('Jetzt zahlen');
    await page.getByRole('button', { name: 'Fill 2 repetitions' }).click();
    for (const id of ['again', 'third'])
      await expect(page.getByRole('textbox', { name: `Target of ${id}` })).toHaveText('Jetzt zahlen');
    await expect(page.getByText('2 repetitions filled.')).toBeVisible();
  },
);
