import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { TermEntry } from '../../../src/content/terms/termbase';
import { TermIndexes } from '../../../src/main/checks/term-indexes';
import { AppliedTermbases } from '../../../src/main/terms/applied-termbases';
import { knownWordsFolderOf } from '../../../src/main/terms/known-words-folder';
import { TermStore, type StoredTermbase } from '../../../src/main/terms/term-store';
import { checkHouse } from '../../support/content/check-house';
import { vocabularies } from '../../support/content/vocabularies';
import { watched } from '../../support/content/watched-lemmas';
import { tempFolder } from '../../support/temp-folder';

const languages = { source: 'en', target: 'de' };

const entryOf = (text: string): TermEntry => ({
  id: text,
  terms: { en: [{ text: `the ${text}`, status: 'preferred' }], de: [{ text, status: 'preferred' }] },
});

/** A termbase for each connection, with the key of the connection. */
class OwnTermbases extends AppliedTermbases {
  readonly texts = new Map<number, readonly string[]>();

  override of({ origin }: { readonly origin: number }): readonly StoredTermbase[] {
    const version = this.texts.get(origin)?.length ?? 0;
    return [
      { key: origin, name: String(origin), version, changed_at: 0 },
    ] as unknown as readonly StoredTermbase[];
  }

  override entries(key: number): readonly TermEntry[] {
    return (this.texts.get(key) ?? []).map(entryOf);
  }
}

const requestOf = (origin: number) => ({
  origin,
  language_source_canonical: 'en',
  language_target_canonical: 'de',
  is_test: 0,
});

const compounds = (words: string): readonly string[] =>
  words.split(' ').flatMap((first) => words.split(' ').map((last) => first + last.toLowerCase()));
const shop = compounds('Haus Datei Werkzeug Kasten Netzwerk Ebene Seite Ordner Bild Schrift');
const town = compounds('Kirche Brücke Straße Garten Brunnen Mauer Platz Turm Tor Markt');

it('two requests with other termbases each keep the forms of their words over a change', () => {
  const [german, asked] = watched(vocabularies.lemmasOf('de') ?? expect.fail('no German dictionary'));
  const lemmasOf = (language: string) => (language === 'de' ? german : undefined);
  const termbases = new OwnTermbases(new TermStore(checkHouse().db));
  const indexes = new TermIndexes(termbases, () => ({ ...vocabularies, lemmasOf }));
  const find = (origin: number): void => {
    indexes.of(requestOf(origin), languages)?.index.target.find('Das Zimmer');
  };
  termbases.texts.set(1, shop).set(2, town);
  find(1);
  find(2);
  asked.length = 0;
  termbases.texts.set(1, [...shop, 'Fenster']);
  find(1);
  expect(asked.filter((word) => shop.includes(word))).toEqual([]);
});

it('only the words of the newest terms are kept for the next start', () => {
  const folder = tempFolder();
  const termbases = new OwnTermbases(new TermStore(checkHouse().db));
  const indexes = new TermIndexes(termbases, () => vocabularies, folder);
  for (const added of [[], ['Fenster'], ['Fenster', 'Dach']]) {
    termbases.texts.set(1, [...shop, ...added]);
    indexes.of(requestOf(1), languages)?.index.target.find('Das Zimmer');
  }
  indexes.keepWords();
  expect(readdirSync(knownWordsFolderOf(folder))).toHaveLength(1);
});
