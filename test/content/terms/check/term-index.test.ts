import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { checkIds } from '../../../../src/content/checks/problem';
import { problemSentence } from '../../../../src/content/checks/problem-sentence';
import { checkTerms } from '../../../../src/content/terms/check/term-check';
import { termIndex, type TermIndex } from '../../../../src/content/terms/check/term-index';
import { vocabularies } from '../../../support/content/vocabularies';
import { watched } from '../../../support/content/watched-lemmas';
import type { TermEntry } from '../../../../src/content/terms/termbase';

const languages = { source: 'en', target: 'de' };

const entryOf = (id: string, source: string, target: string, partOfSpeech?: 'noun' | 'verb'): TermEntry => ({
  id,
  terms: {
    en: [{ text: source, status: 'preferred', ...(partOfSpeech === undefined ? {} : { partOfSpeech }) }],
    de: [{ text: target, status: 'preferred' }],
  },
});

const madeOf = (entries: readonly TermEntry[], earlier?: TermIndex): TermIndex =>
  termIndex(entries, languages, () => undefined, { earlier }) ?? expect.fail('no terms');

function missingIn(index: TermIndex, source: string, target: string): readonly string[] {
  const pair = parsePair({ type: 'localizable', data: 'text', source, target }, languages);
  return checkTerms(pair, index, new Set(checkIds)).problems.map((problem) => problemSentence(problem));
}

it('an index after many changes keeps none of the indexes before the last one in memory', async () => {
  setFlagsFromString('--expose-gc');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const collect = runInNewContext('gc') as () => void;
  const all = Array.from({ length: 20 }, (_, at) => entryOf(`e${at}`, `word${at}`, `Wort${at}`));
  const made: WeakRef<TermIndex>[] = [];
  let last = madeOf(all);
  for (let edit = 0; edit < 6; edit += 1) {
    made.push(new WeakRef(last));
    last = madeOf([...all.slice(1), entryOf('new', `edit${edit}`, `Edit${edit}`)], last);
    // A missing term makes an index seek the words of terms, every second time.
    if (edit % 2 === 0) expect(missingIn(last, 'A word3', 'Etwas')).toHaveLength(1);
    await setImmediate();
  }
  collect();
  await setImmediate();
  collect();
  expect(made.filter((one) => one.deref() !== undefined)).toEqual([]);
  expect(missingIn(last, 'A word3', 'Etwas')).toHaveLength(1);
});

it('after a change, problems name the entries in the order that a new index gives them', () => {
  const others = Array.from({ length: 20 }, (_, at) => entryOf(`e${at}`, `word${at}`, `Wort${at}`));
  const later = entryOf('b', 'order', 'Reihenfolge', 'verb');
  const before = madeOf([later, ...others]);
  missingIn(before, 'The order is here', 'Etwas');
  const entries = [entryOf('a', 'order', 'Bestellung', 'noun'), later, ...others];
  const fresh = missingIn(madeOf(entries), 'The order is here', 'Etwas');
  expect(fresh).toEqual(['The term for “order” is missing: Bestellung.']);
  expect(missingIn(madeOf(entries, before), 'The order is here', 'Etwas')).toEqual(fresh);
});

it('the words of terms stay known over a change after which none was missing', () => {
  const german = vocabularies.lemmasOf('de') ?? expect.fail('no dictionary');
  const [watching, asked] = watched(german);
  const texts = 'Haus Datei Werkzeug Kasten Netzwerk Ebene Seite Ordner Bild Schrift'.split(' ');
  const all = texts.map((text, at) => entryOf(text, `word${at}`, text));
  const made = (added: readonly TermEntry[], earlier?: TermIndex): TermIndex =>
    termIndex([...all, ...added], languages, (tag) => (tag === 'de' ? watching : undefined), { earlier }) ??
    expect.fail('no terms');
  const [table, window] = [entryOf('t', 'table', 'Tabelle'), entryOf('w', 'window', 'Fenster')];
  const first = made([]);
  expect(missingIn(first, 'A word3', 'Das Zimmer')).toHaveLength(1);
  const third = made([table, window], made([table], first));
  third.target.find('Das Zimmer');
  asked.length = 0;
  expect(missingIn(third, 'A word3', 'Das Zimmer')).toHaveLength(1);
  expect(asked.filter((word) => texts.includes(word))).toEqual([]);
});
