import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { type Desk, expect, test } from '../support/desk';
import { Receiver } from '../support/receiver';
import { page as pageRequest, serviceClient } from '../support/service';
import { UpstreamRequest } from '../support/upstream-versions';

const html = '<p>Keeps you <b>warm</b> &amp; dry.</p>';

const reviewOf = (page: Page) => page.getByRole('region', { name: 'Review' });
const targetOf = (page: Page, id: string) => reviewOf(page).getByRole('textbox', { name: `Target of ${id}` });

async function openAndEdit({ page }: Desk): Promise<void> {
  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
  await expect(reviewOf(page).getByLabel('Source: body', { exact: true })).toBeVisible();
  await page.keyboard.press('e');
  await expect(targetOf(page, 'body')).toBeVisible();
}

test('a local request is confirmed, written, completed, edited and reopened; the webhook hears each once', async ({
  desk,
}) => {
  const receiver = await Receiver.start();
  const { page } = desk;
  const service = await serviceClient(desk);
  await fetch(`${desk.service}/v1/webhook`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await desk.token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: receiver.url }),
  });
  const id = await service.submit(pageRequest('Winter jackets', html));
  await openAndEdit(desk);
  const review = reviewOf(page);
  await review.getByRole('button', { name: 'Confirm' }).click();
  await expect(review).toContainText('Confirmed');

  await expect(targetOf(page, 'title')).toBeVisible();
  await targetOf(page, 'title').click();
  await page.keyboard.type('Winterjacken & <Mäntel>');
  await review.getByRole('button', { name: 'Complete' }).click();
  await expect(review.getByText('1 field has no target yet.')).toBeVisible();
  await review.getByRole('button', { name: 'Cancel' }).click();
  await review.getByRole('button', { name: 'Copy source: body' }).click();
  await targetOf(page, 'body').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Neu');
  await expect(review.getByText('2 drafts, kept on this computer')).toBeVisible();
  await review.getByRole('button', { name: 'Complete' }).click();
  await expect(review.getByRole('button', { name: 'Save as version' })).toBeVisible();
  expect((await service.read(id)).fields).toMatchObject([
    { value: 'Winterjacken &amp; &lt;Mäntel&gt;', originalValue: 'Winter jackets' },
    { value: html.replace('</p>', ' Neu</p>'), originalValue: html },
  ]);

  await targetOf(page, 'title').fill('Jacken');
  await review.getByRole('button', { name: 'Save as version' }).click();
  await expect(page.getByText('Saved as version 3')).toBeVisible();
  await review.getByRole('button', { name: 'Reopen', exact: true }).click();
  expect((await service.read(id)).state).toBe('complete');
  await review.getByRole('button', { name: 'Reopen request' }).click();
  await expect(review.getByText('2 drafts, kept on this computer')).toBeVisible();
  const open = await service.read(id);
  expect([open.state, open.fields[0]?.value]).toEqual(['confirmed', 'Winter jackets']);
  await expect
    .poll(() =>
      receiver.calls.map(({ body }) => (JSON.parse(body) as { request: { state: string } }).request.state),
    )
    .toEqual(['pending', 'confirmed', 'complete', 'complete', 'confirmed']);
  await receiver.stop();
});

test('each block of a target has a line of its own, and Home and End stay in it', async ({ desk }) => {
  const service = await serviceClient(desk);
  await service.submit(pageRequest('Winter jackets', '<h2>Keeps warm</h2><p>Dry</p><ul><li>Long</li></ul>'));
  await openAndEdit(desk);
  const { page } = desk;
  const review = reviewOf(page);
  await review.getByRole('button', { name: 'Copy source: body' }).click();
  const editor = targetOf(page, 'body');
  const tops = await editor
    .locator('.tag-chip:not(:text-matches("^/"))')
    .evaluateAll((chips) => chips.map((chip) => Array.from(chip.getClientRects()).at(-1)?.top ?? 0));
  const [heading = 0, paragraph = 0, list = 0, item = 0] = tops;
  expect(paragraph).toBeGreaterThan(heading + 10);
  expect(list).toBeGreaterThan(paragraph + 10);
  expect(Math.abs(item - list)).toBeLessThan(10);
  await editor.click({ position: { x: 60, y: 14 } });
  for (const [end, start] of ['12', '34']) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.type(end ?? '');
    await page.keyboard.press('Home');
    await page.keyboard.type(start ?? '');
  }
  await review.getByRole('radio', { name: 'Code' }).check();
  await expect(targetOf(page, 'body')).toHaveValue('<h2>Keeps warm</h2><p>2Dry1</p><ul><li>4Long3</li></ul>');
});

test.describe('a program that is killed', () => {
  test.use({ program: 'spawned' });

  test(
    'tags are deleted as a whole and can be put back; drafts survive a kill -9',
    { tag: '@soak' },
    async ({ desk }) => {
      const service = await serviceClient(desk);
      await service.submit(pageRequest('Winter jackets', html));
      await openAndEdit(desk);
      const { page } = desk;
      const review = reviewOf(page);
      await review.getByRole('button', { name: 'Copy source: body' }).click();
      const editor = targetOf(page, 'body');
      await expect(editor.locator('.tag-chip')).toHaveText(['p', 'b', '/b', '/p']);
      await editor.click();
      await page.keyboard.press('Home');
      await page.keyboard.press('Delete');
      await expect(editor.locator('.tag-chip')).toHaveText(['b', '/b', '/p']);
      await page.keyboard.press('Control+z');
      await expect(editor.locator('.tag-chip')).toHaveText(['p', 'b', '/b', '/p']);
      await page.keyboard.press('Home');
      await page.keyboard.press('Delete');
      await review.getByRole('button', { name: 'Insert <p>' }).click();
      await expect(editor.locator('.tag-chip')).toHaveText(['p', 'b', '/b', '/p']);
      await page.keyboard.press('Control+z');
      await expect(editor.locator('.tag-chip')).toHaveText(['b', '/b', '/p']);
      await page.keyboard.press('Control+Shift+z');
      await expect(editor.locator('.tag-chip')).toHaveText(['p', 'b', '/b', '/p']);
      await page.keyboard.type('Hält ');
      await expect(review.getByText('1 draft, kept on this computer')).toBeVisible();
      await review.getByRole('radio', { name: 'Code' }).check();
      await expect(targetOf(page, 'body')).toHaveValue('<p>Hält Keeps you <b>warm</b> &amp; dry.</p>');

      await desk.restart('killed');
      await openAndEdit(desk);
      await expect(targetOf(desk.page, 'body')).toHaveText(/Hält Keeps you/);
    },
  );
});

test(
  'what another window kept is shown, never overwritten @browser-only',
  { tag: '@soak' },
  async ({ desk }) => {
    const service = await serviceClient(desk);
    await service.submit(pageRequest('Winter jackets', html));
    await openAndEdit(desk);
    const { page } = desk;
    const title = targetOf(page, 'title');
    await title.fill('mine');
    await expect(reviewOf(page).getByText('1 draft, kept on this computer')).toBeVisible();
    await page.evaluate(async () => {
      const draft = { key: 1, version: 1, fieldId: 'title', value: 'theirs', revision: 1 };
      const headers = { 'content-type': 'application/json' };
      await fetch('/ui-api/command/fulfil.draft', { method: 'POST', headers, body: JSON.stringify(draft) });
    });
    await title.fill('mine again');
    const conflict = reviewOf(page).getByRole('alert');
    await expect(conflict).toContainText('another window');
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await expect(conflict).toBeHidden();
    await expect(reviewOf(page).getByText('Saving draft…')).toBeHidden();
    await page.reload();
    await openAndEdit(desk);
    await expect(targetOf(page, 'title')).toHaveText('mine again');
  },
);

test(
  'by keyboard: e goes to the first target, Esc out of it, e back to reading',
  { tag: '@soak' },
  async ({ desk }) => {
    const service = await serviceClient(desk);
    await service.submit(pageRequest('Winter jackets', html));
    await openAndEdit(desk);
    const { page } = desk;
    await expect(targetOf(page, 'title')).toBeFocused();
    await page.keyboard.type('eje');
    await expect(targetOf(page, 'title')).toHaveText('eje');
    await page.keyboard.press('Escape');
    await expect(reviewOf(page).getByRole('group', { name: 'Fields to edit' })).toBeFocused();
    await page.keyboard.press('e');
    await expect(reviewOf(page).getByLabel('Source: body', { exact: true })).toContainText('warm');
    await expect(targetOf(page, 'title')).toHaveCount(0);
  },
);

test(
  'editing begins at the field that is read, stays there over an act, and reading goes on where it was left',
  { tag: '@soak' },
  async ({ desk }) => {
    const service = await serviceClient(desk);
    const base = { type: 'localizable', data: 'html' };
    const fields = Array.from({ length: 120 }, (_, index) => ({
      ...base,
      id: `step-${index}`,
      value: `<p>Step number ${index}x.</p>`,
    }));
    await service.submit({ language: { source: 'en', target: 'de-CH' }, fields });
    const { page } = desk;
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
    await page.keyboard.press('Control+f');
    await page.keyboard.type('number 80x');
    await expect(reviewOf(page).getByLabel('Source: step-80', { exact: true })).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.keyboard.press('e');
    await expect(targetOf(page, 'step-80')).toBeInViewport();
    await targetOf(page, 'step-82').click();
    await page.keyboard.type('Schritt');
    await reviewOf(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(reviewOf(page)).toContainText('Confirmed');
    await expect(targetOf(page, 'step-82')).toHaveText('Schritt');
    await expect(targetOf(page, 'step-82')).toBeInViewport();
    await targetOf(page, 'step-84').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('e');
    await expect(reviewOf(page).getByLabel('Source: step-84', { exact: true })).toBeInViewport();
  },
);

test(
  'what a request waits for stands out: its target first, its mark once it is completed',
  { tag: '@soak' },
  async ({ desk }) => {
    const service = await serviceClient(desk);
    await service.submit(pageRequest('Winter jackets', html));
    const { page } = desk;
    const review = reviewOf(page);
    const standsOut = review.locator('.button.primary');
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
    await expect(standsOut).toHaveAccessibleName('Edit target');
    await standsOut.click();
    await expect(targetOf(page, 'body')).toBeVisible();
    await expect(standsOut).toHaveAccessibleName('Complete');
    await standsOut.click();
    await review.getByRole('button', { name: 'Copy source into empty fields and complete' }).click();
    await expect(standsOut).toHaveAccessibleName('Save as version');
    await review.getByRole('button', { name: 'Edit target' }).click();
    await expect(standsOut).toHaveAccessibleName('Mark imported');
  },
);

test('a target says its problems while it is written', { tag: '@soak' }, async ({ desk }) => {
  const service = await serviceClient(desk);
  await service.submit(pageRequest('Parcel of {sender}', '<p>Your code is <b>1234</b>.</p>'));
  await openAndEdit(desk);
  const { page } = desk;
  const problems = reviewOf(page).getByRole('list', { name: 'Problems of title' });
  await targetOf(page, 'title').focus();
  await page.keyboard.type('Paket von Anna');
  await expect(problems).toContainText('Missing placeholder: {sender}');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Paket von {sender}');
  await expect(problems).toHaveCount(0);
  await targetOf(page, 'body').focus();
  await page.keyboard.type('Ihr Code ist 1243.');
  await expect(reviewOf(page).getByRole('list', { name: 'Problems of body' })).toContainText('1234');
});

test(
  'a draft is compared with the other requests of its connection, and says nothing that was dismissed for all',
  { tag: '@soak' },
  async ({ desk }) => {
    const other = new UpstreamRequest(desk, { target: 'de-CH' });
    await other.say({ title: ['Winter jackets', 'Winterjacken'], body: ['Pay {sum} now', 'Jetzt zahlen'] });
    const { page } = desk;
    const review = reviewOf(page);
    const list = page.getByRole('listbox', { name: 'Requests list' });
    await list.getByRole('option').first().click();
    await expect(list).toContainText('1 error');
    await page.keyboard.press('n');
    await page.keyboard.press('x');
    await review.getByRole('radio', { name: /in every request$/ }).check();
    await review.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect(review.getByText(/Show 1 dismissed/)).toBeVisible();

    const service = await serviceClient(desk);
    const title = { id: 'title', type: 'localizable', data: 'html', value: 'Winter jackets' };
    await service.submit({ language: { source: 'en', target: 'de-CH' }, fields: [title] });
    await page.getByRole('button', { name: /^Waiting/ }).click();
    // The rows of the view before may be there for a moment; the requests of this one alone can be edited.
    const edit = async (fields: string): Promise<void> => {
      await expect(async () => {
        await list.getByRole('option').filter({ hasText: fields }).first().click();
        await expect(review.getByRole('button', { name: 'Edit target' })).toBeVisible({ timeout: 2000 });
      }).toPass();
      await page.keyboard.press('e');
      await targetOf(page, 'title').focus();
    };
    await edit('1 field');
    await page.keyboard.type('Winterjacken');
    await review.getByRole('button', { name: 'Complete' }).click();
    await expect(review.getByRole('button', { name: 'Save as version' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await service.submit(pageRequest('Winter jackets', 'Pay {sum} now'));
    await edit('2 fields');
    await page.keyboard.type('Winterkleidung');
    const problems = review.getByRole('list', { name: 'Problems of title' });
    await expect(problems).toContainText(
      'Inconsistent translation of “Winter jackets”: “Winterkleidung” here, “Winterjacken” in request',
    );
    await targetOf(page, 'title').fill('Winterjacken');
    await expect(problems).toHaveCount(0);
    // The lost placeholder is the same, and it was dismissed everywhere.
    await targetOf(page, 'body').focus();
    // A 7 is left alone in a target of a source without numbers, since words like "weekly" stand for it.
    await page.keyboard.type('Zahlen Sie jetzt 8');
    const ofBody = review.getByRole('list', { name: 'Problems of body' });
    await expect(ofBody).toContainText('Number not in the source: 8');
    await expect(ofBody).not.toContainText('placeholder');
  },
);

test('a mirrored request is read-only', { tag: '@soak' }, async ({ desk }) => {
  const upstream = new UpstreamRequest(desk);
  await upstream.say({ title: ['Hello', 'Bonjour'] });
  const { page } = desk;
  await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
  await expect(reviewOf(page).getByRole('button', { name: 'Mark imported' })).toBeVisible();
  await expect(reviewOf(page).getByRole('button', { name: 'Edit target' })).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(reviewOf(page).getByRole('toolbar', { name: 'Translation' })).toBeHidden();
});

test(
  'a missing tag goes around the selected text, and Ctrl+S saves what is written',
  { tag: '@soak' },
  async ({ desk }) => {
    const service = await serviceClient(desk);
    const id = await service.submit(pageRequest('Screws', 'Tighten to <strong>5 Nm</strong>'));
    await openAndEdit(desk);
    const { page } = desk;
    const review = reviewOf(page);
    await targetOf(page, 'title').fill('Schrauben');
    await targetOf(page, 'body').fill('Anziehen mit 5 Nm');
    await page.keyboard.press('End');
    for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
    await review.getByRole('button', { name: 'Insert <strong>', exact: true }).click();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Drafts saved.')).toBeVisible();
    await review.getByRole('button', { name: 'Complete' }).click();
    await expect(review.getByRole('button', { name: 'Save as version' })).toBeVisible();
    expect((await service.read(id)).fields[1]?.value).toBe('Anziehen mit <strong>5 Nm</strong>');

    await targetOf(page, 'title').fill('Muttern');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved as version 3')).toBeVisible();
    expect((await service.read(id)).fields[0]?.value).toBe('Muttern');
    await expect(page.getByLabel('View name')).toHaveCount(0);
  },
);

test('axe finds nothing while a target is edited', { tag: '@soak' }, async ({ desk }) => {
  const service = await serviceClient(desk);
  await service.submit(pageRequest('Winter jackets', html, 'ar-EG'));
  await openAndEdit(desk);
  const { page } = desk;
  await expectAccessible(page, 'empty');
  await reviewOf(page).getByRole('button', { name: 'Copy source: title' }).click();
  await targetOf(page, 'body').fill('أهلا');
  await expect(reviewOf(page).getByRole('button', { name: 'Insert <b>' })).toBeVisible();
  await expectAccessible(page, 'drafts');
  await reviewOf(page).getByRole('radio', { name: 'Code' }).check();
  await expectAccessible(page, 'code');
});
