import { expect, test } from 'vitest';

const catalogues = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../src/{renderer/lib,contract}/messages/ja/*.ts',
    '../../../../src/content/**/messages/ja.ts',
    '../../../../src/content/{receivers/rule-texts,checks/guides,evidence/texts}/ja.ts',
  ],
  { eager: true },
);

/** Returns the Japanese texts of a module, with the path of each. */
function textsOf(value: unknown, at: string): readonly string[] {
  if (typeof value === 'string')
    return /\p{Script=Han}|[\u3041-\u30FF]/u.test(value) ? [`${at} ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${at} ${key}:`));
}

/** Without words that stand in a command or are searched by the palette: spaces divide these. */
const texts = Object.entries(catalogues)
  .flatMap(([path, module]) => textsOf(module, path.slice(path.indexOf('src/'))))
  .filter((text) => !/palette\.words|locdesk restore ファイル /.test(text));

/** Marks and spaces that the other texts have in one way only. */
const faults: Readonly<Record<string, RegExp>> = {
  'a full-width colon, bracket, slash, letter or digit': /[：（）／；Ａ-Ｚａ-ｚ０-９〜]/u,
  'no space between Japanese and a Latin letter or a digit':
    /[\u3041-\u30FA\u30FC-\u30FF\p{Script=Han}][A-Za-z0-9(]|[A-Za-z0-9)%][\u3041-\u30FA\u30FC-\u30FF\p{Script=Han}]/u,
  'a space between two Japanese letters': /[\u3041-\u30FF\p{Script=Han}] [\u3041-\u30FF\p{Script=Han}]/u,
};

test.each(Object.entries(faults))('no Japanese text has %s', (_fault, pattern) => {
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.filter((text) => pattern.test(text))).toEqual([]);
});
