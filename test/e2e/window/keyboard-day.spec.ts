import { type Desk, expect, test } from '../support/desk';
import { type Contents, UpstreamRequest } from '../support/upstream-versions';

/** Different numbers are missing in each field, so that they aren't one problem; an error is far below. */
function manyProblems(): Contents {
  const numbers = Array.from({ length: 280 }, (_, index) => [
    `step-${index}`,
    [
      `<p>Turn valve ${1003 + index * 7} by hand, and check gauge ${5002 + index * 11} afterwards.</p>`,
      `<p>Tournez la vanne ${index} à la main, puis contrôlez ensuite le manomètre.</p>`,
    ] as const,
  ]);
  return {
    title: ['Maintenance of the plant', 'Entretien de l’installation'],
    ...Object.fromEntries(numbers),
    end: ['<p>Enjoy your {drink}.</p>', '<p>Savourez votre boisson.</p>'],
  };
}

/** Presses keys and counts them. */
class Keyboard {
  readonly #desk: Desk;
  #count = 0;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.#count += 1;
      await this.#desk.page.keyboard.press(key);
    }
  }

  async type(text: string): Promise<void> {
    this.#count += text.length;
    await this.#desk.page.keyboard.type(text);
  }

  get count(): number {
    return this.#count;
  }

  /** Returns the number of keys since the last call. */
  since(): number {
    const count = this.#count;
    this.#count = 0;
    return count;
  }
}

test(
  'a day at the desk needs no mouse, and no more keys than it did: import, fail, fix, find, errors, another screen',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples(80);
    const { page } = desk;
    const list = page.getByRole('listbox', { name: 'Requests list' });
    const review = page.getByRole('region', { name: 'Review' });
    const status = page.getByRole('contentinfo', { name: 'Status bar' });
    const toImport = (count: number) => expect(status).toContainText(`${count} to import`);
    const targets = review.getByLabel(/^Target: /);
    const keyboard = new Keyboard(desk);
    const keys: Record<string, number> = {};
    await expect(list.getByRole('option').first()).toHaveAttribute('aria-setsize', '60');

    await keyboard.press('j');
    for (let done = 1; done <= 20; done += 1) {
      await expect(targets.first()).toBeVisible();
      await keyboard.press('Control+Enter');
      await toImport(60 - done);
    }
    keys['import 20'] = keyboard.since();

    for (let done = 1; done <= 2; done += 1) {
      await expect(targets.first()).toBeVisible();
      await keyboard.press('f');
      await expect(page.getByRole('dialog', { name: /^Why did/ })).toBeVisible();
      // Own words at first, which are offered from then on.
      if (done === 1) await keyboard.type('too long');
      await keyboard.press(done === 1 ? 'Enter' : '1', 'j');
      await toImport(40 - done);
    }
    keys['fail 2 with a reason'] = keyboard.since();

    await expect(targets.first()).toBeVisible();
    await keyboard.press('e');
    await expect(review.getByRole('textbox', { name: /^Target of / }).first()).toBeVisible();
    const editor = page.locator('[role="textbox"][aria-label^="Target of "]:focus');
    while ((await editor.count()) === 0 && keyboard.count < 20) await keyboard.press('Tab');
    await keyboard.press('End', 'X', 'Control+s');
    await expect(page.getByText(/^Saved as version/)).toBeVisible();
    await expect(editor).toHaveCount(1);
    await keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
    keys['fix one'] = keyboard.since();

    await new UpstreamRequest(desk).say(manyProblems());
    await expect(status).toContainText('81 requests');
    await keyboard.press('/');
    await keyboard.type('"valve 1024"');
    await expect(list.getByRole('option')).toHaveCount(1);
    await keyboard.press('Enter', 'Enter');
    await expect(review.getByLabel('Source: step-3', { exact: true })).toBeInViewport();
    keys['find a phrase of 12 characters in its field'] = keyboard.since();

    const problems = review.getByRole('status', { name: 'Problems' });
    await expect(problems).toContainText(/\b8\d{2} problems/);
    await keyboard.press('Shift+E', 'n');
    await expect(problems).toContainText('· end');
    keys['first error among the problems'] = keyboard.since();

    await keyboard.press('g', 'w');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhook');
    keys['another screen'] = keyboard.since();
    await keyboard.press('g', 'r', 'z');
    await toImport(39);
    keys['back, and undo of the last mark'] = keyboard.since();

    const counted = Object.entries(keys).map(([what, count]) => `${what}: ${count}`);
    test.info().annotations.push({ type: 'keys', description: counted.join(', ') });
    expect(keys).toEqual({
      'import 20': 21,
      'fail 2 with a reason': 14,
      'fix one': 5,
      'find a phrase of 12 characters in its field': 15,
      'first error among the problems': 2,
      'another screen': 2,
      'back, and undo of the last mark': 3,
    });
  },
);
