import { expect, it } from 'vitest';
import { AppliedTermbases } from '../../../src/main/terms/applied-termbases';
import { TermStore } from '../../../src/main/terms/term-store';
import { TermIndexes } from '../../../src/main/checks/term-indexes';
import { ContentRequestStore } from '../../../src/main/requests/content-request-store';
import { VersionStore } from '../../../src/main/requests/version-store';
import { readFieldTerms } from '../../../src/main/review/field-terms';
import { checkHouse } from '../../support/content/check-house';
import { addRequest } from '../../support/database/filled-requests';

it('the review gets the places of a field’s terms on both sides, with their entries', async () => {
  const { db, core } = checkHouse();
  const key = addRequest(db, { fields: [['<b>Files</b> of a folder.', 'Dateien eines Ordners.']] });
  const stores = {
    requests: new ContentRequestStore(db),
    versions: new VersionStore(db),
    terms: new TermIndexes(new AppliedTermbases(new TermStore(db)), () => undefined),
  };
  const asked = { key, fieldIds: ['field-0', 'gone'] };
  const none = { entries: [], source: [], target: [] };
  expect(readFieldTerms(stores, asked, () => true)).toEqual([none, none]);
  const termbase = await core.termbases.create('Files');
  const file = {
    en: [{ text: 'file', status: 'preferred' as const }],
    de: [{ text: 'Datei', status: 'preferred' as const }],
  };
  const other = {
    en: [{ text: 'drive', status: 'preferred' as const }],
    de: [{ text: 'Ordner', status: 'preferred' as const }],
  };
  await core.termbases.saveEntry(termbase, undefined, { id: 'file', terms: file });
  // The source does not speak of it, so its name in the target is another word.
  await core.termbases.saveEntry(termbase, undefined, { id: 'drive', terms: other });
  expect(readFieldTerms(stores, asked, () => true)).toMatchObject([
    {
      entries: [{ id: 'file' }],
      source: [{ from: 3, to: 8, entry: 0 }],
      target: [{ from: 0, to: 7, entry: 0 }],
    },
    none,
  ]);
  expect(() => readFieldTerms(stores, { ...asked, key: key + 1 }, () => true)).toThrow(
    'no longer in the store',
  );
});

it('the terms of fields are found without reading the other fields, and one at least where there is no time', async () => {
  const { db, core } = checkHouse();
  const fields = Array.from({ length: 50 }, (_, at): [string, string] => [`File ${at}`, `Datei ${at}`]);
  const key = addRequest(db, { fields });
  const termbase = await core.termbases.create('Files');
  const terms = {
    en: [{ text: 'file', status: 'preferred' as const }],
    de: [{ text: 'Datei', status: 'preferred' as const }],
  };
  await core.termbases.saveEntry(termbase, undefined, { id: 'file', terms });
  const versions = new VersionStore(db);
  let read = 0;
  const fieldRange = versions.fieldRange.bind(versions);
  versions.fieldRange = function* countRead(...range) {
    for (const field of fieldRange(...range)) {
      read += 1;
      yield field;
    }
  };
  const stores = {
    requests: new ContentRequestStore(db),
    versions,
    terms: new TermIndexes(new AppliedTermbases(new TermStore(db)), () => undefined),
  };
  const asked = { key, fieldIds: ['field-49', 'field-3', 'field-7'] };
  let left = 2;
  const within = (): boolean => left-- > 1;
  const sources = (hasTime: () => boolean) =>
    readFieldTerms(stores, asked, hasTime).map(({ source }) => source.length);
  expect(sources(() => true)).toEqual([1, 1, 1]);
  expect(sources(within)).toEqual([1, 1]);
  expect(sources(() => false)).toEqual([1]);
  expect(read).toBe(0);
});
