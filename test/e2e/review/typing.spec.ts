// Keys arrive faster than a busy computer renders or answers. They must have the same effect as with pauses
// between them.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/desk';
import { keepAnswers } from '../support/late-answers';
import { page as pageRequest, serviceClient } from '../support/service';
import { UpstreamRequest } from '../support/upstream-versions';

test.skip(({ host }) => host !== 'browser', 'the page is the same in both hosts');

/** Slows the page's main thread down, as a machine that computes something else does. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
}

const reviewOf = (page: Page) => page.getByRole('region', { name: 'Review' });
const rowsOf = (page: Page) => page.getByRole('listbox', { name: 'Requests list' }).getByRole('option');

test(
  'what is typed right after Ctrl+K reaches the palette, from a list, a target, a note and the filter',
  { tag: '@soak' },
  async ({ desk }) => {
    const service = await serviceClient(desk);
    const id = await service.submit(pageRequest('Winter jackets', '<p>Keeps you warm.</p>'));
    const { page } = desk;
    const palette = page.getByRole('combobox', { name: 'Command palette' });
    await page.getByRole('button', { name: /^All/ }).click();
    await rowsOf(page).first().click();
    await slowDown(page);
    const typesIntoPalette = async (): Promise<void> => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('sfrxe');
      await expect(palette).toHaveValue('sfrxe');
      await page.keyboard.press('Escape');
      await expect(palette).toBeHidden();
    };

    await typesIntoPalette();
    await page.keyboard.press('/');
    await page.keyboard.type('winter');
    await typesIntoPalette();
    await expect(page.getByRole('combobox', { name: 'Filter requests' })).toHaveValue('winter');
    await page.keyboard.press('Enter');
    // The editor is still loading when the palette opens; once it is loaded, the palette keeps the focus.
    await page.keyboard.press('e');
    await typesIntoPalette();
    const target = reviewOf(page).getByRole('textbox', { name: 'Target of title' });
    await target.click();
    await page.keyboard.type('Jacken');
    await typesIntoPalette();
    await expect(target).toHaveText('Jacken');
    expect((await service.read(id)).importResponse).toBeUndefined();
  },
);

test(
  'a text field is typed into again after Esc in the palette; what follows a choice goes where it leads',
  { tag: '@soak' },
  async ({ desk }) => {
    const service = await serviceClient(desk);
    const id = await service.submit(pageRequest('Winter jackets', '<p>Keeps you warm.</p>'));
    const { page } = desk;
    await page.getByRole('button', { name: /^All/ }).click();
    await rowsOf(page).first().click();
    const filter = page.getByRole('combobox', { name: 'Filter requests' });
    const target = reviewOf(page).getByRole('textbox', { name: 'Target of body' });
    const note = reviewOf(page).getByRole('textbox', { name: /^Note on / });
    await slowDown(page);

    await filter.click();
    await page.keyboard.type('win');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await page.keyboard.type('ter');
    await expect(filter).toHaveValue('winter');

    await rowsOf(page).first().click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('search and');
    await page.keyboard.press('Enter');
    await page.keyboard.type('food');
    await expect(filter).toHaveValue('food');
    await filter.fill('');
    // Leaves the suggestions, which cover the rows.
    await page.keyboard.press('Enter');
    await rowsOf(page).first().click();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('note on');
    await page.keyboard.press('Enter');
    await page.keyboard.type('safe has');
    await expect(note).toHaveValue('safe has');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await page.keyboard.type('te');
    await expect(note).toHaveValue('safe haste');
    await page.keyboard.press('Control+Enter');
    await expect(note).toBeHidden();

    await page.keyboard.press('o');
    await page.keyboard.type('bod');
    await expect(page.getByRole('listbox', { name: 'Go to field' }).getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('m');
    await page.keyboard.type('safe food');
    await expect(reviewOf(page).getByRole('textbox', { name: 'Note on body' })).toHaveValue('safe food');
    await page.keyboard.press('Escape');

    await page.keyboard.press('e');
    await expect(target).toBeFocused();
    await page.keyboard.type('Winter');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await page.keyboard.type('jacken');
    await expect(target).toContainText('Winterjacken');
    expect((await service.read(id)).importResponse).toBeUndefined();
  },
);

test('Ctrl+Z in a target undoes nothing in a field that was left', { tag: '@soak' }, async ({ desk }) => {
  const service = await serviceClient(desk);
  await service.submit(pageRequest('Winter jackets', '<p>Keeps you warm.</p>'));
  const { page } = desk;
  await page.getByRole('button', { name: /^All/ }).click();
  const filter = page.getByRole('combobox', { name: 'Filter requests' });
  await filter.click();
  await page.keyboard.type('winter');
  await page.keyboard.press('Enter');
  await rowsOf(page).first().click();
  await page.keyboard.press('e');
  const target = reviewOf(page).getByRole('textbox', { name: 'Target of title' });
  await target.click();
  await page.keyboard.type('Jacken');
  // Chromium undoes what was typed in one go at once.
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Control+z');
  await expect(target).toHaveText('');
  await expect(target).toBeFocused();
  await expect(filter).toHaveValue('winter');
  await page.keyboard.press('Control+Shift+z');
  await expect(target).toHaveText('Jacken');
});

test(
  'a dialog whose code is late takes the keys that follow, and Esc',
  { tag: ['@browser-only', '@soak'] },
  async ({ desk }) => {
    const service = await serviceClient(desk);
    const id = await service.submit(pageRequest('Winter jackets', '<p>Keeps you warm.</p>'));
    const { page } = desk;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/timeline-dialog.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('button', { name: /^All/ }).click();
    await rowsOf(page).first().click();
    await expect(reviewOf(page).getByRole('heading', { name: 'Winter jackets' })).toBeVisible();
    await page.keyboard.type('hf');
    await page.keyboard.press('Escape');
    await page.keyboard.type('hsf');
    release();
    await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
    expect((await service.read(id)).importResponse).toBeUndefined();
  },
);

test(
  'what is typed right after the key of a note, a dismissal or a search goes there',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    await page.getByRole('button', { name: /^With problems [1-9]/ }).click();
    // Until the view has its rows, those of the one before are there, and a selected one would go with them.
    await expect(rowsOf(page).first()).toContainText(/error|warning/);
    await rowsOf(page).first().click();
    await expect(reviewOf(page).getByRole('group', { name: 'Fields', exact: true })).toBeVisible();
    await slowDown(page);

    await page.keyboard.press('m');
    await page.keyboard.type('surely fine');
    await expect(page.getByRole('textbox', { name: /^Note on / })).toHaveValue('surely fine');
    await page.keyboard.press('Escape');

    await page.keyboard.press('x');
    await page.keyboard.type('fixed upstream');
    await expect(page.getByRole('textbox', { name: /reason/i })).toHaveValue('fixed upstream');
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+f');
    await page.keyboard.type('text');
    await expect(page.getByRole('textbox', { name: 'Find in request' })).toHaveValue('text');
    await page.keyboard.press('Escape');

    // The keys move to the next request, whose fields are still loading, and begin a note at once.
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('m');
    await page.keyboard.type('ffff');
    await expect(page.getByRole('textbox', { name: /^Note on / })).toHaveValue(/^f*$/);
    await expect(page.getByText(/Marked as (imported|failed)/)).toHaveCount(0);
  },
);

test(
  'a problem is gone to and dismissed with its reason by keys that come before its field is read',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const lost = ['<p>Enjoy your {drink}.</p>', '<p>Savourez votre boisson.</p>'] as const;
    const plain = [
      '<p>Fill the kettle with fresh water.</p>',
      '<p>Remplissez la bouilloire d’eau.</p>',
    ] as const;
    await new UpstreamRequest(desk).say({
      title: ['Boil the water', 'Faites bouillir l’eau'],
      ...Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`step-${index}`, plain])),
      end: lost,
    });
    // A row that is clicked before its request is checked belongs to the view before.
    await page.getByRole('button', { name: /^With problems 1/ }).click();
    await rowsOf(page).first().click();
    const said = reviewOf(page).getByRole('status', { name: 'Problems' });
    await expect(said).toContainText('1 problem');
    const fields = reviewOf(page).getByRole('group', { name: 'Fields', exact: true });
    await expect(fields).toBeVisible();
    // The focus is within the fields: `x` must not cancel the movement that `n` began.
    await fields.focus();
    const handOut = await keepAnswers(page, 'requests.fields');
    await page.keyboard.press('n');
    await page.keyboard.press('x');
    await page.keyboard.type('said so, ');
    await page.keyboard.type('s and fi');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(said).toContainText('1 of 1');
    handOut();
    await expect(said).toContainText('No problems');
    await reviewOf(page).getByRole('switch', { name: 'Show 1 dismissed' }).click();
    await expect(reviewOf(page).getByRole('region', { name: 'Problems of end' })).toContainText(
      'said so, s and f',
    );
  },
);

test(
  'the reason for a problem far down is typed while its place is still being scrolled to',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const source =
      '<p>Fill the kettle with fresh water up to the mark and close the lid until it clicks.</p>';
    const target = '<p>Remplissez la bouilloire d’eau fraîche jusqu’au repère et fermez le couvercle.</p>';
    await new UpstreamRequest(desk).say({
      title: ['Boil the water', 'Faites bouillir l’eau'],
      ...Object.fromEntries(
        Array.from({ length: 60 }, (_, index) => [`step-${index}`, [source, target] as const]),
      ),
      end: ['<p>Enjoy your {drink}.</p>', '<p>Savourez votre boisson.</p>'],
    });
    await page.getByRole('button', { name: /^With problems 1/ }).click();
    await rowsOf(page).first().click();
    await expect(reviewOf(page).getByRole('status', { name: 'Problems' })).toContainText('1 problem');
    const filter = page.getByRole('combobox', { name: 'Filter requests' });
    const reason = page.getByRole('textbox', { name: /reason/i });
    // From a text field, and as commands these letters would mark and review.
    for (let time = 0; time < 3; time += 1) {
      await filter.click();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('dismiss or');
      await page.keyboard.press('Enter');
      await page.keyboard.type('sure fine srf');
      await expect(reason).toHaveValue('sure fine srf');
      await expect(filter).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(reason).toHaveCount(0);
      // Away from the problem again.
      await page.getByRole('group', { name: 'Fields', exact: true }).focus();
      await page.keyboard.press('Home');
      await expect(reviewOf(page).getByLabel('Target: title', { exact: true })).toBeInViewport();
    }
    await expect(page.getByRole('status', { name: 'Notifications' })).toBeEmpty();
  },
);

test(
  'undo takes back the mark before it, also when the host has not answered yet',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const service = await serviceClient(desk);
    const ids = [
      await service.submit(pageRequest('First', '<p>One.</p>')),
      await service.submit(pageRequest('Second', '<p>Two.</p>')),
    ];
    const marks = () =>
      Promise.all(ids.map(async (id) => (await service.read(id)).importResponse?.importState));
    await page.getByRole('button', { name: /^All/ }).click();
    await rowsOf(page).filter({ hasText: 'First' }).click();
    const mark = async (): Promise<void> => {
      await page.keyboard.press('f');
      await page.getByRole('button', { name: 'Mark as failed anyway' }).click();
      await page.getByRole('combobox', { name: /^Why did/ }).press('Enter');
    };
    await mark();
    await expect.poll(marks).toEqual(['fail', undefined]);
    await rowsOf(page).filter({ hasText: 'Second' }).click();
    const handOut = await keepAnswers(page, 'marks.set');
    await mark();
    await expect.poll(marks).toEqual(['fail', 'fail']);
    await page.keyboard.press('z');
    handOut();
    await expect.poll(marks).toEqual(['fail', undefined]);
  },
);
