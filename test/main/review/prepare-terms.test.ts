import { expect, it } from 'vitest';
import { openQueryEngine } from '../../../src/main/lists/query-engine';
import { preparations } from '../../../src/main/review/prepare-terms';
import type { Vocabularies } from '../../../src/main/spelling/vocabularies';
import { checkHouse, type CheckHouse } from '../../support/content/check-house';
import { vocabularies } from '../../support/content/vocabularies';
import { addRequest } from '../../support/database/filled-requests';
import { watched } from '../../support/content/watched-lemmas';

/** A term of a thousand characters, which a field is not. */
const long = (_: unknown, at: number): string => String(at).padStart(1000, 'wort ');

/** Adds a termbase with a term in each of these languages. */
async function addTerms(
  { core }: CheckHouse,
  languages: readonly string[],
  texts: readonly string[] = [],
): Promise<void> {
  const key = await core.termbases.create(languages.join(' '));
  const terms = Object.fromEntries(
    languages.map((tag, at) => [tag, [{ text: texts[at] ?? 'A', status: 'preferred' as const }]]),
  );
  await core.termbases.saveEntry(key, undefined, { id: 'a', terms });
}

function engineOf({ dataFolder }: CheckHouse) {
  const opened: string[] = [];
  const watching: Vocabularies = {
    version: '',
    of: () => undefined,
    lemmasOf: () => undefined,
    wordPairsOf: () => undefined,
    open: (language) => void opened.push(language),
  };
  return { opened, engine: openQueryEngine(dataFolder, Date.now, { vocabularies: () => watching }) };
}

const add = ({ db }: CheckHouse, target: string): number =>
  addRequest(db, { target, fields: [['A file', 'A']] });

it('terms are prepared for the newest request of each pair of languages that has terms on both sides', async () => {
  const house = checkHouse();
  await addTerms(house, ['en', 'de-AT', 'fr']);
  add(house, 'de');
  const [french, german] = [add(house, 'fr'), add(house, 'de')];
  add(house, 'pl');
  const { engine } = engineOf(house);
  expect(engine.handlers['terms.inUse']()).toEqual([german, french]);
  engine.close();
});

it('without termbases, no dictionary is opened', () => {
  const house = checkHouse();
  add(house, 'de');
  const { engine } = engineOf(house);
  expect(engine.handlers['terms.inUse']()).toEqual([]);
  engine.close();
});

it('no more than four pairs of languages are prepared', async () => {
  const house = checkHouse();
  const targets = ['de', 'fr', 'es', 'pl', 'ru', 'it'];
  await addTerms(house, ['en', ...targets]);
  for (const target of targets) add(house, target);
  const { engine } = engineOf(house);
  expect(engine.handlers['terms.inUse']()).toHaveLength(4);
  engine.close();
});

it('a step opens the dictionary of one side, and a request that is gone opens none', async () => {
  const house = checkHouse();
  await addTerms(house, ['en', 'de']);
  const key = add(house, 'de');
  const { engine, opened } = engineOf(house);
  const prepare = engine.handlers['terms.prepare'];
  prepare({ key, step: 'target' });
  expect(opened).toEqual(['de']);
  prepare({ key, step: 'source' });
  prepare({ key, step: 'terms of target' });
  prepare({ key: key + 1, step: 'source' });
  expect(opened).toEqual(['de', 'en']);
  engine.close();
});

it('a field with words that no request had asks no dictionary about the terms once they are prepared', async () => {
  const house = checkHouse();
  await addTerms(house, ['en', 'de'], ['houses', 'Haus']);
  const key = addRequest(house.db, { fields: [['Two houses', 'Zwei Häuser']] });
  const [english, german] = ['en', 'de'].map((tag) =>
    watched(vocabularies.lemmasOf(tag) ?? expect.fail('no dictionary')),
  );
  const engine = openQueryEngine(house.dataFolder, Date.now, {
    vocabularies: () => ({
      ...vocabularies,
      lemmasOf: (language) => (language === 'en' ? english : german)?.[0],
    }),
  });
  for (const step of preparations) engine.handlers['terms.prepare']({ key, step });
  expect([english?.[1], german?.[1]]).toEqual([
    expect.arrayContaining(['houses']),
    expect.arrayContaining(['Haus']),
  ]);
  const before = german?.[1].length ?? 0;
  expect(engine.handlers['terms.inFields']({ key, fieldIds: ['field-0'] }).terms[0]?.target).toHaveLength(1);
  expect(german?.[1].slice(before)).not.toContain('Haus');
  engine.close();
});

it.each([
  ['are read, so that fields with them ask no dictionary', [], 0],
  ['that are behind a hundred thousand characters are not read', Array.from({ length: 101 }, long), 1],
])('words of terms %s', async (_what, before, least) => {
  const house = checkHouse();
  const texts = [...before, 'Haus'];
  const key = await house.core.termbases.create('terms');
  await house.core.termbases.saveEntry(key, undefined, {
    id: 'a',
    terms: {
      en: [{ text: 'house', status: 'preferred' }],
      de: texts.map((text) => ({ text, status: 'admitted' })),
    },
  });
  const request = addRequest(house.db, { fields: [['A thing', 'Haus']] });
  const [german, asked] = watched(vocabularies.lemmasOf('de') ?? expect.fail('no dictionary'));
  const engine = openQueryEngine(house.dataFolder, Date.now, {
    vocabularies: () => ({ ...vocabularies, lemmasOf: (tag) => (tag === 'de' ? german : undefined) }),
  });
  for (const step of preparations) engine.handlers['terms.prepare']({ key: request, step });
  asked.length = 0;
  engine.handlers['terms.inFields']({ key: request, fieldIds: ['field-0'] });
  expect(asked.filter((word) => word === 'Haus').slice(0, 1)).toHaveLength(least);
  engine.close();
});
