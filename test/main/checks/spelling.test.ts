import { describe, expect, it } from 'vitest';
import { checkLines } from '../../../src/main/checks/line-checks';
import { openDatabase } from '../../../src/main/database/database';
import type { Speller } from '../../../src/main/spelling/speller';
import { openVocabularies } from '../../../src/main/spelling/vocabularies';
import { checkAll } from '../../support/content/check-all';
import { checkHouse, type CheckHouse } from '../../support/content/check-house';
import { vocabularies } from '../../support/content/vocabularies';
import { addRequest } from '../../support/database/filled-requests';
import { migratedFolder } from '../../support/migrated-folder';
import { tempFolder } from '../../support/temp-folder';
import { testBackend } from '../../support/test-backend';

/** The words of the window are not looked up. */
const silentSpeller: Speller = {
  find: async () => [],
  problem: () => undefined,
  misspelled: async () => [],
  suggest: async () => [],
  stop: async () => undefined,
};

/** Runs the checks of a desk that has dictionaries. */
const checkWithDictionaries = ({
  core,
  dataFolder,
}: Pick<CheckHouse, 'core' | 'dataFolder'>): Promise<void> =>
  checkAll(core, dataFolder, { vocabularies: () => vocabularies });

const slip = {
  source: 'Open the file and save your settings.',
  target: 'Öffnen Sie die Datei und speichern Sie Ihre Einstelluntgen.',
};

/** The words that are probably meant in a request of short texts. */
const expectedIn = (...rows: readonly (readonly [string, string])[]): readonly string[] => {
  const fields = rows.map(([value, target], at) => ({ id: `f${at}`, value, target, data: 'text' }));
  const request = { language: { source: 'en', target: 'de' }, fields };
  const [answer] = checkLines([request], { vocabularies });
  return (answer?.problems ?? []).flatMap(({ check, message }) =>
    check === 'spelling' ? [message.replaceAll(/.*“(.*)”.*/g, '$1')] : [],
  );
};

describe('spelling', () => {
  it('is checked at the desk, with the word that was probably meant', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, { fields: [[slip.source, slip.target]] });
    await checkWithDictionaries(house);
    const [problem] = house.problemsOf(key);
    expect(problem).toMatchObject({
      check: 'spelling',
      level: 'warning',
      detail: { word: 'Einstelluntgen', expected: 'Einstellungen' },
    });
  });

  it('takes a noun in small letters for a slip only where German has one, as a keyword is small, too', () => {
    expect(
      expectedIn(['picture', 'bild'], ['window', 'fenster'], ['save the document', 'dokument sichern']),
    ).toEqual([]);
    expect(expectedIn(['save the document', 'das dokument sichern'])).toEqual(['Dokument']);
    expect(expectedIn(['setting', 'einstellung'], ['- setting', '- einstellung'])).toEqual([]);
    expect(expectedIn(['You make settings', 'Sie nehmen einstellungen vor'])).toEqual(['Einstellungen']);
    expect(expectedIn(['save now', 'jetzt speichhern'])).toEqual(['speichern']);
  });

  it('says nothing of a word that has a capital inside, which is told already', () => {
    expect(expectedIn(['Save the files now.', 'SPeichern Sie die Dateien jetzt.'])).toEqual([]);
    expect(expectedIn(['Store the files now.', 'Spiechern Sie die Dateien jetzt.'])).toEqual(['Speichern']);
  });

  it('shows that a short text is in another language that has a dictionary', () => {
    const [answer] = checkLines(
      [
        {
          language: { source: 'en', target: 'pl' },
          fields: [{ id: 'run', value: 'Run file', target: 'Exécuter le fichier' }],
        },
      ],
      { vocabularies },
    );
    expect(answer?.problems).toMatchObject([
      { check: 'language', message: expect.stringContaining('French') },
    ]);
  });

  it('leaves the person’s own words alone as soon as they are added, and until they are removed', async () => {
    const dataFolder = migratedFolder();
    const { db } = openDatabase(dataFolder, '2026-11-20T00:00:00Z');
    const keys = [
      addRequest(db, { fields: [[slip.source, slip.target]] }),
      addRequest(db, { fields: [['Close the window.', 'Schließen Sie das Fenster.']] }),
    ];
    db.close();
    const backend = testBackend({ dataFolder, openSpeller: () => silentSpeller });
    const notified: string[] = [];
    backend.core.changes.subscribe(({ name }) => notified.push(name));
    const wordsOf = (key: number): readonly unknown[] =>
      backend.core.problems.ofRequest(key).problems.map(({ detail }) => detail['word']);
    await checkWithDictionaries(backend);
    expect(keys.map(wordsOf)).toEqual([['Einstelluntgen'], []]);

    await backend.dispatch('spelling.addWord', { word: 'Einstelluntgen' });
    // The background thread begins when it hears of this.
    expect(notified).toContain('problems.changed');
    // Only the request with a misspelled word is checked again.
    expect(keys.map((key) => backend.core.dueChecks.has(key))).toEqual([true, false]);
    await checkWithDictionaries(backend);
    expect(keys.map(wordsOf)).toEqual([[], []]);

    await backend.dispatch('spelling.removeWord', { word: 'Einstelluntgen' });
    await checkWithDictionaries(backend);
    expect(keys.map(wordsOf)).toEqual([['Einstelluntgen'], []]);
  });

  it('is not checked where the check is off', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, { fields: [[slip.source, slip.target]] });
    await house.core.checkLevels.set('spelling', undefined, 'off');
    await checkWithDictionaries(house);
    expect(house.problemsOf(key)).toEqual([]);
  });

  it.each([
    ['de', 'Wählen Sie die Beipsiele aus.', 'Beispiele'],
    ['es', 'Utilice la bilioteca compartida.', 'biblioteca'],
    ['fr', 'Vous pouvez chosir un dossier.', 'choisir'],
    ['it', 'Al momneto non sono supportati.', 'momento'],
    ['nl', 'Welke andere paketten staan hier?', 'pakketten'],
    ['pl', 'Sprawdź wczesniej swoje ustawienia.', 'wcześniej'],
    ['pt-BR', 'A bibliteca do sistema está aqui.', 'biblioteca'],
    ['ru', 'Выберите неоходимый файл.', 'необходимый'],
    ['tr', 'Sistemin yapılandirma dosyası burada.', 'yapılandırma'],
  ])('of %s is checked in a build, too', (target, text, expected) => {
    const fields = [{ id: 'a', data: 'html', value: 'Some words of a text.', target: text }];
    const [answer] = checkLines([{ language: { source: 'en', target }, fields }], { vocabularies });
    const said = answer?.problems.flatMap(({ check, message }) => (check === 'spelling' ? message : []));
    expect(said).toEqual([expect.stringContaining(`“${expected}”`)]);
  });

  it('is left alone in languages without a dictionary, and without dictionaries', async () => {
    expect(vocabularies.of('ja')).toBeUndefined();
    expect((await openVocabularies(tempFolder())).of('de')).toBeUndefined();
  });
});

describe('pairs of words', () => {
  it.each([
    [[{ id: 'a', value: 'Next', target: 'Vorherige' }], ['other-version']],
    [
      [
        { id: 'a', value: 'Previous', target: 'Vorherige' },
        { id: 'b', value: 'Next', target: 'Vorherige' },
      ],
      ['same-target'],
    ],
  ])('say once that a label says the opposite', (fields, checks) => {
    const [answer] = checkLines([{ language: { source: 'en', target: 'de' }, fields }], { vocabularies });
    expect(answer?.problems.map(({ check }) => check)).toEqual(checks);
  });

  it.each([
    ['en', 'de-AT', 'start'],
    ['en-GB', 'pt-BR', 'arqui'],
    ['en', 'zh-TW', '檔案'],
    ['en', 'cs', 'soubo'],
    ['en', 'sv', 'filen'],
    ['en', 'uk', 'фаил'],
  ])('are those of the language: %s to %s', (source, target, stem) => {
    expect(vocabularies.wordPairsOf({ source, target })?.other.has(stem)).toBe(true);
  });

  it('have those of the other languages beside them', () => {
    const others = vocabularies.wordPairsOf({ source: 'en', target: 'de' })?.others?.();
    expect([others?.has('de'), others?.get('fr')?.other.has('fichi')]).toEqual([false, true]);
  });

  it.each([
    ['de', 'fr'],
    ['en', 'en-GB'],
    ['en', 'fi'],
  ])('are missing from %s to %s', (source, target) => {
    expect(vocabularies.wordPairsOf({ source, target })).toBeUndefined();
  });
});
