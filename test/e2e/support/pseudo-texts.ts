/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from here */
import type { Page } from '@playwright/test';
import { commandIds, commandRow, controlKeys } from '../../../src/contract/command-table';
import { builtInProfiles } from '../../../src/content/receivers/built-in/built-in-profiles';
import { problemMessages } from '../../../src/content/checks/problem-messages';
import { englishTexts } from '../../support/content/english-texts';

type Texts = Readonly<Record<string, string>>;

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'àƀçđéƒĝħíĵķļɱñöþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÍĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';

/** Accents every letter and makes the text 40 % longer; placeholders stay. */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{[^}]*\}\})/);
  const said = parts.map((part, index) =>
    index % 2 === 1
      ? part
      : part.replaceAll(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter),
  );
  const longer = Math.ceil(text.replaceAll(/\{\{[^}]*\}\}/g, '').length * 0.4);
  return `${said.join('')}${' íííííí'.repeat(Math.ceil(longer / 7)).slice(0, longer)}`;
}

function pseudoTexts(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([id, text]) => [id, pseudoText(text)] as const);
  // French has this form too.
  const many = entries
    .filter(([id]) => id.endsWith('_other'))
    .map(([id, text]) => [id.replace(/other$/, 'many'), text] as const);
  return Object.fromEntries([...entries, ...many]);
}

/** Lets the window show pseudo texts in the place of the French ones. */
export async function speakPseudo(page: Page): Promise<void> {
  const chunks: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    ...Object.fromEntries(
      Object.entries(englishTexts).map(([file, texts]) => [file, { messages: pseudoTexts(texts) }]),
    ),
    checks: { messages: pseudoTexts(problemMessages) },
    commands: {
      titles: pseudoTexts(Object.fromEntries(commandIds.map((id) => [id, commandRow(id).title]))),
      controlKeyTitles: controlKeys.map(({ title }) => pseudoText(title)),
      desktopTexts: {},
    },
  };
  for (const [name, texts] of Object.entries(chunks)) {
    const body = Object.entries(texts)
      .map(([id, value]) => `export const ${id} = ${JSON.stringify(value)};`)
      .join('\n');
    const [exported = ''] = Object.keys(texts);
    await page.route(new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`), async (route) => {
      const response = await route.fetch();
      // A chunk of code may have the same name as the texts.
      const isTexts = new RegExp(`\\bas ${exported}\\b`).test(await response.text());
      await route.fulfill(isTexts ? { body, contentType: 'text/javascript' } : { response });
    });
  }
}

/** Names of keys, the language itself, the time zone, a format, a pattern of fields, and conditions. */
const names = 'Ctrl|Shift|Alt|Esc|Home|End|Space|Del|Français|UTC|text|title|body|target|from';

/** Words that the formats of French write: languages, days, months, and what is near in time. */
function wordsOfFormats(): readonly string[] {
  const languages = new Intl.DisplayNames('fr', { type: 'language' });
  // Seven days in a row in each month, so that every day of the week is among them.
  const days = Array.from({ length: 12 * 7 }, (_none, index) =>
    new Date(2026, index % 12, 1 + Math.floor(index / 12)).toLocaleString('fr', { dateStyle: 'full' }),
  );
  const near = new Intl.RelativeTimeFormat('fr', { numeric: 'auto' });
  const units = (['day', 'hour', 'minute', 'second'] as const).flatMap((unit) =>
    [-2, -1, 0].map((value) => near.format(value, unit)),
  );
  return [
    ...['en', 'de', 'fr', 'es', 'ja', 'ar'].map((tag) => languages.of(tag) ?? tag),
    ...days,
    ...units,
  ].flatMap((text) =>
    text.split(/[^\p{L}]+/u).flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]),
  );
}

/** Returns what the window shows or says in plain letters: texts outside the catalogue. */
export async function plainTexts(page: Page): Promise<readonly string[]> {
  const receivers = builtInProfiles.flatMap(({ name }) => name.split(/[^\p{L}]+/u));
  const allowed = [...names.split('|'), ...wordsOfFormats(), ...receivers];
  return page.evaluate((words) => {
    const known = new Set(words);
    /** Contents, names and code; the rest of the window is from the catalogue. */
    const data = 'html [lang]:not(html), bdi, code, kbd, pre, textarea, svg';
    const isPlain = (text: string): boolean =>
      Array.from(text.replaceAll(/https?:\/\/\S+/g, '').matchAll(/\p{L}{3,}/gu)).some(
        ([word]) => /[A-Za-z]{3,}/.test(word) && !known.has(word),
      );
    const found = new Set<string>();
    const add = (element: Element, what: string, text: string | null): void => {
      if (text !== null && isPlain(text)) {
        found.add(
          `${what} "${text.trim()}" (${element.className} in ${element.parentElement?.className ?? ''})`,
        );
      }
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const element = walker.currentNode.parentElement;
      if (element === null || element.closest(`${data}, script, style`) !== null) continue;
      add(element, 'text', walker.currentNode.textContent);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      if (element.closest('html [lang]:not(html)') !== null) continue;
      for (const name of ['aria-label', 'title', 'placeholder'])
        add(element, name, element.getAttribute(name));
    }
    return [...found];
  }, allowed);
}

/** Returns texts of which a part is cut off. */
export async function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isSeen = (element: HTMLElement): boolean =>
      element.checkVisibility() &&
      element.clientWidth > 1 &&
      element.closest('html [lang]:not(html)') === null;
    const isCut = (element: HTMLElement): boolean => {
      const box = element.getBoundingClientRect();
      const { overflowX } = getComputedStyle(element);
      return (
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        box.right > innerWidth + 1
      );
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (walker.nextNode() !== null) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (element === null || text === '' || !isSeen(element) || !isCut(element)) continue;
      found.add(`"${text}" (${element.className} in ${element.parentElement?.className ?? ''})`);
    }
    return [...found];
  });
}
