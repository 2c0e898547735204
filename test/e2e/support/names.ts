import { expect, type Page } from '@playwright/test';

/** Fewer on these screens would mean that a part was not there yet; other screens have at least three. */
const leastNames: Readonly<Record<string, number>> = { Requests: 20, Webhook: 8, API: 12, Settings: 60 };

/**
 * Waits until a screen is whole, and returns the roles and names of its headings, fields and buttons, no two
 * of which are the same (2.4.6).
 */
export async function uniqueNamesOf(page: Page, screen: string): Promise<readonly string[]> {
  const main = page.getByRole('main', { name: screen });
  // These sections are loaded after the screen.
  if (screen === 'Settings')
    for (const name of ['Import terms', 'Import TMX file'])
      await expect(main.getByRole('button', { name })).toBeVisible();
  let names: readonly string[] = [];
  await expect
    .poll(async () => (names = namesIn(await main.ariaSnapshot())).length, `names of ${screen}`)
    .toBeGreaterThanOrEqual(leastNames[screen] ?? 3);
  expect(
    names.filter((name, at) => names.indexOf(name) !== at),
    screen,
  ).toEqual([]);
  return names;
}

/** Returns roles with names from a snapshot, which has whole lines in quotes where a name has a colon. */
function namesIn(snapshot: string): readonly string[] {
  const named =
    /- (?<quote>'?)(?<role>heading|button|textbox|combobox|spinbutton|switch) "(?<name>(?:[^"\\]|\\.)+)"/g;
  return [...snapshot.matchAll(named)].map(({ groups = {} }) => {
    const { quote = '', role = '', name = '' } = groups;
    const plain = quote === '' ? name : name.replaceAll("''", "'");
    return `${role} ${plain.replaceAll(/\\(.)/g, '$1')}`;
  });
}
