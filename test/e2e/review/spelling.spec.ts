// The double keeps the menu that came up where a real Electron shows it.
/* oxlint-disable eslint/no-underscore-dangle */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeDictionary } from '../../support/content/written-dictionary';
import { expectAccessible } from '../support/accessible';
import { expect, test, type Desk } from '../support/desk';
import { page as pageRequest, serviceClient } from '../support/service';

const spellingOf = (page: Page) => page.getByRole('region', { name: 'Spelling' });
const targetOf = (page: Page) =>
  page.getByRole('region', { name: 'Review' }).getByRole('textbox', { name: 'Target of title' });

async function openSettings(page: Page): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Settings/ })
    .click();
}

test(
  'a browser page says that the browser checks the spelling',
  { tag: ['@browser-only', '@soak'] },
  async ({ desk }) => {
    await openSettings(desk.page);
    await expect(spellingOf(desk.page)).toContainText('Your browser checks spelling');
    await expect(spellingOf(desk.page).getByRole('radio')).toHaveCount(0);
  },
);

// Only a real Electron shows Chromium's underlining and the menu's look. These tests cover the preload's
// answers to Electron's calls, and which menu was built.
test.describe('the spell checker', { tag: ['@desktop-only', '@double-only'] }, () => {
  test('of Chromium is off, and would fetch its dictionaries from nowhere', async ({ desk }) => {
    const configured = await desk.electron.evaluate(
      ({ session }) => (session.defaultSession as unknown as { spellChecker: object }).spellChecker,
    );
    expect(configured).toEqual({
      enabled: false,
      languages: [],
      downloadUrl: 'app://locdesk/no-dictionaries/',
    });
  });

  test(
    'checks a target in its own language, offers what may be meant, and learns a word',
    { tag: '@soak' },
    async ({ desk }) => {
      const { page } = desk;
      await editTitle(desk);
      expect(await check(desk, 'Strasse', 'Straße', 'Hauss', 'house')).toEqual({
        language: 'de-CH',
        misspelled: ['Straße', 'Hauss', 'house'],
      });

      await page.keyboard.type('Unser Hauss');
      await targetOf(page).press('Control+Shift+ArrowLeft');
      // On a busy machine the first menu may open without suggestions.
      await expect.poll(() => openMenu(desk, 'Hauss')).toContain('Haus');
      await choose(desk, 'Haus');
      await expect(targetOf(page)).toHaveText(/^\W*Unser Haus\W*$/);

      await page.keyboard.press('End');
      await page.keyboard.type(' Locdeskli');
      expect((await check(desk, 'Locdeskli')).misspelled).toEqual(['Locdeskli']);
      await targetOf(page).press('Control+Shift+ArrowLeft');
      expect(await openMenu(desk, 'Locdeskli')).toContain('Add to Dictionary');
      await choose(desk, 'Add to Dictionary');
      await expect(targetOf(page)).toHaveText(/^\W*Unser Haus Locdeskli\W*$/);
      await expect.poll(async () => (await check(desk, 'Locdeskli')).misspelled).toEqual([]);

      await desk.restart();
      await openSettings(desk.page);
      const spelling = spellingOf(desk.page);
      await spelling.getByRole('button', { name: 'Show words' }).click();
      await spelling.getByRole('button', { name: 'Remove from the dictionary: Locdeskli' }).click();
      await expect(spelling).toContainText('None yet');
    },
  );

  test(
    'says where each dictionary comes from, and finds one that the user adds',
    { tag: '@soak' },
    async ({ desk }) => {
      const { page } = desk;
      await openSettings(page);
      const spelling = spellingOf(page);
      await expect(spelling).toContainText(/With Locdesk: .*Swiss High German/);
      const folder = join(desk.dataFolder, 'dictionaries');
      await expect(spelling).toContainText(folder);
      writeDictionary(folder, 'sv_SE', 'SET ISO8859-1\n', Buffer.from('1\nspråk\n', 'latin1'));
      writeDictionary(folder, 'cs', 'SET UTF-8\n', '50000\nslovo\n');
      await page.getByRole('navigation').getByRole('button', { name: /^API/ }).click();
      await openSettings(page);
      await expect(spelling).toContainText('Your own: Czech and Swedish');

      await spelling.getByRole('radio', { name: 'Chosen' }).check();
      await spelling.getByRole('checkbox', { name: 'Swedish' }).check();
      await spelling.getByRole('checkbox', { name: 'Czech' }).check();
      await beginNote(desk);
      // The damaged one is given up, and the other goes on without it.
      await expect
        .poll(async () => (await check(desk, 'språk', 'house', 'sprok')).misspelled)
        .toEqual(['sprok']);
      await openSettings(page);
      await expect(spelling).toContainText(/Czech is not used: .*cs\.dic is damaged: it says 50000 words/);
      await expectAccessible(page);
    },
  );

  test(
    'checks a note in the languages of the system, or in those that are chosen, or in none',
    { tag: '@soak' },
    async ({ desk }) => {
      const { page } = desk;
      await openSettings(page);
      const spelling = spellingOf(page);
      await expect(spelling).toContainText('American English');
      await spelling.getByRole('radio', { name: 'Chosen' }).check();
      await spelling.getByRole('checkbox', { name: 'French' }).check();
      await spelling.getByRole('checkbox', { name: 'American English' }).uncheck();
      await expect(spelling.getByRole('checkbox', { name: 'French' })).toBeDisabled();
      await expectAccessible(page);

      await beginNote(desk);
      // The window shows a choice before the program has it.
      await expect.poll(async () => (await check(desk, 'maison', 'kettle')).misspelled).toEqual(['kettle']);
      await openSettings(page);
      await spelling.getByRole('radio', { name: 'None' }).check();
      await expect(spelling.getByRole('checkbox')).toHaveCount(0);
      await expect.poll(async () => (await check(desk, 'maison', 'xqxq')).misspelled).toEqual([]);
      await spelling.getByRole('radio', { name: 'Automatic' }).check();
      await expect.poll(async () => (await check(desk, 'kettle', 'xqxq')).misspelled).toEqual(['xqxq']);
    },
  );
});

async function open(desk: Desk): Promise<void> {
  const { page } = desk;
  const service = await serviceClient(desk);
  await service.submit(pageRequest('Our house', '<p>Boils.</p>'));
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Requests/ })
    .click();
  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
  await expect(page.getByRole('region', { name: 'Review' }).getByLabel('Source: title')).toBeVisible();
}

async function editTitle(desk: Desk): Promise<void> {
  await open(desk);
  await desk.page.keyboard.press('e');
  await targetOf(desk.page).click();
}

async function beginNote(desk: Desk): Promise<void> {
  await open(desk);
  await desk.page.keyboard.press('m');
  await expect(desk.page.getByRole('textbox', { name: /^Note on/ })).toBeFocused();
}

/** Checks the words of a text as Electron does. */
function check(desk: Desk, ...words: readonly string[]): Promise<{ language: string; misspelled: string[] }> {
  return desk.electron.evaluate(({ BrowserWindow }, asked) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
      _checkSpelling: (words: readonly string[]) => Promise<{ language: string; misspelled: string[] }>;
    };
    return contents._checkSpelling(asked);
  }, words);
}

type Popped = { _popped?: { items: { label?: string; click: () => void }[] } };

/** Over a word that is selected, as Chromium does for a misspelled one. */
async function openMenu(desk: Desk, misspelledWord: string): Promise<readonly string[]> {
  await desk.electron.evaluate(({ BrowserWindow, Menu }, word) => {
    delete (Menu as unknown as Popped)._popped;
    BrowserWindow.getAllWindows()[0]?.webContents.emit(
      'context-menu',
      {},
      {
        misspelledWord: word,
        isEditable: true,
        selectionText: word,
        editFlags: {},
      },
    );
  }, misspelledWord);
  const labels = () =>
    desk.electron.evaluate(({ Menu }) =>
      ((Menu as unknown as Popped)._popped?.items ?? []).flatMap(({ label }) => label ?? []),
    );
  await expect.poll(labels).not.toEqual([]);
  return labels();
}

async function choose(desk: Desk, wanted: string): Promise<void> {
  await desk.electron.evaluate(({ Menu }, label) => {
    (Menu as unknown as Popped)._popped?.items.find((item) => item.label === label)?.click();
  }, wanted);
}
