import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/desk';
import { keepAnswers } from '../support/late-answers';
import { type Contents, UpstreamRequest } from '../support/upstream-versions';

const faulty: Contents = {
  title: ['Boil the water', 'Faites bouillir l’eau'],
  end: ['<p>Enjoy your {drink} with friends.</p>', '<p>Savourez votre boisson entre amis.</p>'],
};

const listOf = (page: Page) => page.getByRole('listbox', { name: 'Requests list' });

test(
  'a failed import is given a reason with one keystroke more, and is found by it',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await new UpstreamRequest(desk).say(faulty);
    const view = page.getByRole('button', { name: /^With problems/ });
    await expect(view).toHaveText(/1$/);
    await view.click();
    await listOf(page).getByRole('option').first().click();
    await page.keyboard.press('f');
    const why = page.getByRole('dialog', { name: 'Why did the import fail?' });
    await expect(why.getByRole('option').first()).toContainText('{drink}');
    await expectAccessible(page, 'the reasons');
    await page.keyboard.press('1');
    await expect(why).toBeHidden();
    await page.getByRole('button', { name: /^Import failed/ }).click();
    await page.getByRole('combobox', { name: 'Filter requests' }).fill('reason:drink answer:waiting');
    await page.keyboard.press('Enter');
    await expect(listOf(page).getByRole('option')).toHaveCount(1);
    await listOf(page).getByRole('option').click();
    await page.keyboard.press('h');
    await expect(page.getByRole('dialog', { name: 'History' })).toContainText('{drink}');
    await page.keyboard.press('Escape');

    // The bar above the list sets the same condition.
    const states = page.getByRole('radiogroup', { name: 'Failed imports shown' });
    await expect(states.getByRole('radio', { name: 'Waiting 1' })).toBeChecked();
    await states.getByRole('radio', { name: 'Answered 0' }).check();
    await expect(listOf(page).getByRole('option')).toHaveCount(0);
  },
);

test(
  'a day of failed imports takes two keystrokes each, and the words of the first are the first choice of the next',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples(20);
    const { page } = desk;
    await listOf(page).getByRole('option').first().click();
    const why = page.getByRole('dialog', { name: 'Why did the import fail?' });
    const failed = page.getByRole('button', { name: /^Import failed/ });
    let keystrokes = 0;
    const press = async (key: string): Promise<void> => {
      keystrokes += 1;
      await page.keyboard.press(key);
    };
    await page.keyboard.press('f');
    await page.keyboard.type('Slug is taken');
    await page.keyboard.press('Enter');
    await expect(failed).toHaveText(/1$/);
    for (let done = 1; done <= 10; done += 1) {
      await press('f');
      await expect(why.getByRole('option').first()).toContainText('Slug is taken');
      await press('1');
      await expect(failed).toHaveText(new RegExp(`${done + 1}$`));
    }
    test
      .info()
      .annotations.push({ type: 'keystrokes per failed request', description: String(keystrokes / 10) });
    expect(keystrokes / 10).toBe(2);
  },
);

test(
  'four quick keys and a mark without a pause mark five requests, although the host answers late',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples(300);
    const { page } = desk;
    await listOf(page).getByRole('option').first().click();
    const failed = page.getByRole('button', { name: /^Import failed/ });
    // The end of the loaded rows: the host holds back the next ones.
    const release = await keepAnswers(page, 'requests.window');
    await page.keyboard.press('End');
    for (let pressed = 0; pressed < 4; pressed += 1) await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('f');
    release();
    const why = page.getByRole('dialog', { name: 'Why did 5 imports fail?' });
    await expect(why).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(failed).toHaveText(/5$/);
  },
);

test(
  'keys pressed after a digit that chose a reason act on the next request, although the host answers late',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples(20);
    const { page } = desk;
    await listOf(page).getByRole('option').first().click();
    const why = page.getByRole('dialog', { name: 'Why did the import fail?' });
    const failed = page.getByRole('button', { name: /^Import failed/ });
    await page.keyboard.press('f');
    await page.keyboard.type('Slug is taken');
    await page.keyboard.press('Enter');
    await expect(failed).toHaveText(/1$/);
    const release = await keepAnswers(page, 'marks.reasonChoices');
    await page.keyboard.press('f');
    await expect(why).toBeVisible();
    await page.keyboard.type('1f1');
    release();
    await expect(failed).toHaveText(/3$/);
  },
);
