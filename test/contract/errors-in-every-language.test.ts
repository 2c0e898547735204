import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultWords } from '../../src/content/handover/fault-sentence';
import { tmxNoticeTexts } from '../../src/content/memory/tmx/tmx-notice-texts';
import { termNoticeTexts } from '../../src/content/terms/term-notice-texts';
import { asSentence } from '../../src/contract/sentence';
import { windowLanguages } from '../../src/contract/ui-types';
import { settingDefinitions } from '../../src/main/platform/settings/setting-definitions';
import { problemSentencesIn, sentencesIn } from '../support/content/sentences-in-source';

/** Files whose errors are shown by no window: they answer calls of `/v1` and upstream, or a terminal. */
const neverShown = [
  /^src\/main\/(?:cli|http)\//,
  /^src\/main\/transport\/(?!listening)/,
  /^src\/main\/listener\/(?:listener-server|receipt-service)\.ts$/,
  /^src\/main\/requests\/(?:content-request-service|idempotency-key|query\/.*)\.ts$/,
  /^src\/main\/platform\/settings\/setting-overrides\.ts$/,
];

const shown = globSync('src/main/**/*.ts')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !neverShown.some((one) => one.test(path)))
  .map((path) => ({ path, ...sentencesIn(path) }));

/** A text of places and punctuation needs no translation. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{\{\d+\}\}/g, ''));

const texts = [...new Set(shown.flatMap(({ texts: some }) => some.filter(hasWords)))];
const faults = ['not-recognized', 'damaged-file', 'file-cut-off', 'no-rows', 'unanswered'] as const;

const catalogues = import.meta.glob<Readonly<Record<string, string>>>(
  '../../src/contract/messages/*/errors.ts',
  { eager: true, import: 'errors' },
);

/** Sentences of the readers of files; the rules of XLIFF's specification are said in English. */
const ofFiles = [
  ...new Set(
    globSync('src/content/{files,terms/tbx,terms/table}/**/*.ts')
      .filter((path) => !/validation|messages/.test(path))
      .flatMap(problemSentencesIn)
      .filter((text) => hasWords(text) && text.includes(' ')),
  ),
];

const fileCatalogues = import.meta.glob<Readonly<Record<string, string>>>(
  '../../src/content/files/messages/*.ts',
  {
    eager: true,
    import: 'fileProblems',
  },
);

const placesOf = (text: string): readonly string[] =>
  [...new Set(Array.from(text.matchAll(/\{\{\d+\}\}/g), ([place]) => place))].toSorted();

test('an error that a window can show keeps its values apart from its words', () => {
  expect(texts.length).toBeGreaterThan(150);
  expect(shown.flatMap(({ path, mixed }) => mixed.map((line) => `${path}:${line}`))).toEqual([]);
});

describe.each(windowLanguages.filter((language) => language !== 'en'))(
  'what errors say in %s',
  (language) => {
    const catalogue = catalogues[`../../src/contract/messages/${language}/errors.ts`] ?? {};

    test('there is a translation of every error that a command of the window can throw', () => {
      const wanted = [
        ...texts,
        ...sentencesIn('src/content/notice-sentence.ts').texts,
        ...Object.values(termNoticeTexts),
        ...Object.values(tmxNoticeTexts),
        ...faults.map((rule) => faultWords({ rule, detail: {} }).text),
        ...Object.values(settingDefinitions).map(({ means }) => asSentence(means).text),
      ];
      expect(wanted.filter((text) => catalogue[text] === undefined)).toEqual([]);
    });

    const files = fileCatalogues[`../../src/content/files/messages/${language}.ts`] ?? {};

    test('there is a translation of every problem of a file, and no other', () => {
      expect(ofFiles.length).toBeGreaterThan(100);
      expect(Object.keys(files).toSorted()).toEqual(ofFiles.toSorted());
    });

    test('a translation has the values of the English sentence', () => {
      const wrong = Object.entries({ ...files, ...catalogue }).filter(
        ([english, text]) => text.trim() === '' || placesOf(english).join() !== placesOf(text).join(),
      );
      expect(wrong).toEqual([]);
    });
  },
);
