import { describe, expect, test } from 'vitest';
import { desktopTexts } from '../../../../src/contract/desktop/desktop-texts';
import { commandTable, controlKeys } from '../../../../src/contract/command-table';
import { windowLanguages } from '../../../../src/contract/ui-types';
import { problemMessages } from '../../../../src/content/checks/problem-messages';
import { offeredLanguages } from '../../../../src/renderer/lib/messages/language';
import { englishTexts } from '../../../support/content/english-texts';

type Messages = Readonly<Record<string, string>>;

const folder = '../../../../src/renderer/lib/messages';
const texts = import.meta.glob<Messages>('../../../../src/renderer/lib/messages/*/*.ts', {
  eager: true,
  import: 'messages',
});
const commands = import.meta.glob<{
  titles: Messages;
  controlKeyTitles: readonly string[];
  desktopTexts: Messages;
}>('../../../../src/contract/messages/*/commands.ts', { eager: true });
const problems = import.meta.glob<Messages>('../../../../src/content/checks/messages/*.ts', {
  eager: true,
  import: 'messages',
});
const languages = [...new Set(Object.keys(texts).map((path) => path.split('/').at(-2) ?? ''))];

const plural = /_(?:zero|one|two|few|many|other)$/;
const baseOf = (key: string): string => key.replace(plural, '');
const basesOf = (messages: Messages): readonly string[] =>
  [...new Set(Object.keys(messages).map(baseOf))].toSorted();
/** `{{count, number}}` → `count, number`. */
const placeholdersOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\{\{([^}]*)\}\}/g), ([, name = '']) => name).toSorted();

const english: Messages = Object.assign({}, ...Object.values(englishTexts), problemMessages, desktopTexts);
const pluralBases = new Set(
  Object.keys(english)
    .filter((key) => plural.test(key))
    .map(baseOf),
);
const englishOf = (key: string): string => english[key] ?? english[`${baseOf(key)}_other`] ?? '';

/**
 * A condition and a chosen file are taken off a list, while the other things of this name are deleted. Words
 * of a menu, and of kinds of problems, have their own rules.
 */
const otherNames = /^(?:category\.|menu\.|filter\.chip\.remove$|fileImport\.remove$)/;

/** Acts and labels that occur in several places. Other words differ by the gender of their noun. */
const oneName =
  /^(?:Add|Close|Copy|Delete|Edit|Export|Format|Import|Mark (?:imported|failed)|Open|Redeliver|Remove|Remove \{\{name\}\}|Restore the backup of \{\{time\}\}|Save|Searching…|Reading the file…|Show again|This desk)$/;

test('every folder of texts is a language that can be chosen', () => {
  expect(languages.filter((tag) => !windowLanguages.some((one) => one === tag))).toEqual([]);
  expect(offeredLanguages.toSorted()).toEqual(['en', ...languages].toSorted());
});

describe.each(languages)('the texts in %s', (language) => {
  const file = (name: string): Messages => texts[`${folder}/${language}/${name}.ts`] ?? {};
  const inCommands = commands[`../../../../src/contract/messages/${language}/commands.ts`];
  const messages: Messages = {
    ...file('window'),
    ...file('orders'),
    ...file('forwarding'),
    ...file('jobs'),
    ...file('handover'),
    ...file('failures'),
    ...file('memory'),
    ...file('memories'),
    ...file('receivers'),
    ...file('terms'),
    ...problems[`../../../../src/content/checks/messages/${language}.ts`],
    ...inCommands?.desktopTexts,
  };
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;

  test('are those of the English ones, no fewer and no others', () => {
    expect(basesOf(messages)).toEqual(basesOf(english));
  });

  test('have the plural forms of the language', () => {
    const missing = [...pluralBases].flatMap((base) =>
      categories.map((category) => `${base}_${category}`).filter((key) => messages[key] === undefined),
    );
    const unknown = Object.keys(messages).filter(
      (key) =>
        plural.test(key) &&
        !(pluralBases.has(baseOf(key)) && categories.some((one) => key.endsWith(`_${one}`))),
    );
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });

  test('have the placeholders of the English ones', () => {
    const wrong = Object.entries(messages).filter(([key, text]) => {
      const [own, theirs] = [placeholdersOf(text), placeholdersOf(englishOf(key))];
      if (own.join(';') === theirs.join(';')) return false;
      // Forms for one or a few things may name their number in words.
      const isSmall = plural.test(key) && !/_(?:many|other)$/.test(key);
      return !(isSmall && own.join(';') === theirs.filter((one) => !/^count\b/.test(one)).join(';'));
    });
    expect(wrong.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  test('are never empty, and have no space at their ends', () => {
    const wrong = Object.entries(messages).filter(([, text]) => text === '' || text !== text.trim());
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test('call what has one name in English by one name (3.2.4)', () => {
    const keys = Object.keys(messages).filter((key) => oneName.test(englishOf(key)) && !otherNames.test(key));
    const names = [...Map.groupBy(keys, englishOf)].map(([name, same]) => [
      name,
      ...new Set(same.map((key) => messages[key])),
    ]);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((one) => one.length > 2)).toEqual([]);
  });

  test('name every command and every key of a control', () => {
    const { titles = {}, controlKeyTitles = [] } = inCommands ?? {};
    expect(Object.keys(titles).toSorted()).toEqual(Object.keys(commandTable).toSorted());
    expect(controlKeyTitles).toHaveLength(controlKeys.length);
  });
});
