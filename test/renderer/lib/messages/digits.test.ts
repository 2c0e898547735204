import { expect, test } from 'vitest';

const texts = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Readonly<Record<string, string>>>('../../../../src/renderer/lib/messages/ar/*.ts', {
      eager: true,
      import: 'messages',
    }),
  ),
) as Readonly<Record<string, string>>;

/** Digits that stay as they are in every language: code, what is typed, and what a file contains. */
const asWritten: Readonly<Record<string, RegExp>> = {
  'api.budget.intro': /429/g,
  'api.interval.hint': /\b(?:300|0)\b/g,
  'attempt.todo.status.other': /200|299/g,
  'fault.number-cell': /5 %|0\.05/g,
  'signature.timestamp-unreadable.todo.received': /1970/g,
};
const statuses = /(?<=بالرمز )404/g;
const code =
  /\{\{.*?\}\}|\blocdesk [a-z -]+|\u200e[^\u200e]*\u200e|https?:\S+|\b[A-Za-z]+(?:\u2060-\u2060| )?\d+\b|\b\d+[a-z]\b/g;

const withoutCode = (key: string): string => {
  const text = (texts[key] ?? '').replaceAll(code, '').replaceAll(statuses, '');
  const kept = asWritten[key];
  return kept === undefined ? text : text.replaceAll(kept, '');
};

test('numbers of Arabic texts come in the digits of the locale, so they are values', () => {
  expect(Object.keys(texts).filter((key) => /\d/.test(withoutCode(key)))).toEqual([]);
});

test('names with a hyphen stay in one line in Arabic, where their parts would change places', () => {
  const broken = /[A-Za-z]-[A-Za-z0-9]/;
  expect(Object.keys(texts).filter((key) => broken.test((texts[key] ?? '').replaceAll(code, '')))).toEqual(
    [],
  );
});

test('counts are written as the locale writes them; those of a returned file come written', () => {
  const bare = Object.keys(texts).filter((key) => (texts[key] ?? '').includes('{{count}}'));
  expect(bare.filter((key) => !key.startsWith('fault.'))).toEqual([]);
});
