import { describe, expect, it } from 'vitest';
import { openBackgroundEngine } from '../../../src/main/background/background-engine';
import { checkLines } from '../../../src/main/checks/line-checks';
import { openVocabularies } from '../../../src/main/spelling/vocabularies';
import { checkHouse, type CheckHouse } from '../../support/check-house';
import { bundledPlaces } from '../../support/dictionaries';
import { addRequest } from '../../support/filled-requests';
import { tempFolder } from '../../support/temp-folder';

const vocabularies = await openVocabularies(bundledPlaces.bundled);

/** Runs the checks of a desk that has dictionaries. */
async function checkWithDictionaries({ core, dataFolder }: CheckHouse): Promise<void> {
  const { checks, close } = openBackgroundEngine(dataFolder, { vocabularies: () => vocabularies });
  await core.checking.start(checks.memoryId);
  for (let portion = checks.next(); portion !== undefined; portion = checks.next()) {
    await core.checking.record(portion);
    checks.recorded(portion);
  }
  close();
}

const slip = {
  source: 'Open the file and save your settings.',
  target: 'Öffnen Sie die Datei und speichern Sie Ihre Einstelluntgen.',
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
  ])('of %s is checked in a build, too', (target, text, expected) => {
    const fields = [{ id: 'a', data: 'html', value: 'Some words of a text.', target: text }];
    const [answer] = checkLines([{ language: { source: 'en', target }, fields }], vocabularies);
    const said = answer?.problems.flatMap(({ check, message }) => (check === 'spelling' ? message : []));
    expect(said).toEqual([expect.stringContaining(`“${expected}”`)]);
  });

  it('is left alone in languages without a dictionary, and without dictionaries', async () => {
    expect(vocabularies.of('ja')).toBeUndefined();
    expect((await openVocabularies(tempFolder())).of('de')).toBeUndefined();
  });
});
