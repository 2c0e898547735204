import { expect, it } from 'vitest';
import { openQueryEngine } from '../../../src/main/lists/query-engine';
import { noVocabularies } from '../../../src/main/spelling/vocabularies';
import { checkHouse, type CheckHouse } from '../../support/check-house';
import { addRequest } from '../../support/filled-requests';

/** Adds a termbase with a term in each of these languages. */
async function addTerms({ core }: CheckHouse, languages: readonly string[]): Promise<void> {
  const key = await core.termbases.create(languages.join(' '));
  const terms = Object.fromEntries(
    languages.map((tag) => [tag, [{ text: 'A', status: 'preferred' as const }]]),
  );
  await core.termbases.saveEntry(key, undefined, { id: 'a', terms });
}

function engineOf({ dataFolder }: CheckHouse) {
  const opened: string[] = [];
  const vocabularies = { ...noVocabularies, open: (language: string) => void opened.push(language) };
  return { opened, engine: openQueryEngine(dataFolder, Date.now, { vocabularies: () => vocabularies }) };
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
  prepare({ key, step: 'index' });
  prepare({ key: key + 1, step: 'source' });
  expect(opened).toEqual(['de', 'en']);
  engine.close();
});
