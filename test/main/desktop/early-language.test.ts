import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../../src/contract/errors';
import { sentence } from '../../../src/contract/sentence';
import { openDatabase } from '../../../src/main/database/database';
import { databaseFileName } from '../../../src/main/database/database-name';
import { DesktopTexts } from '../../../src/main/desktop/desktop-texts';
import { earlyLanguage, savedLanguage } from '../../../src/main/desktop/early-language';
import { SettingStore } from '../../../src/main/platform/settings/setting-store';
import { tempFolder } from '../../support/temp-folder';

describe('the chosen language', () => {
  test('is read from the database before it is opened to write', () => {
    const folder = tempFolder();
    const { db } = openDatabase(folder, '2026-11-24T00:00:00.000Z');
    new SettingStore(db).write('ui.language', '"ar"', 0);
    db.close();
    expect(savedLanguage(folder)).toBe('ar');
  });

  test('is that of the system where the database is missing or damaged', () => {
    const folder = tempFolder();
    expect(savedLanguage(folder)).toBe('system');
    writeFileSync(join(folder, databaseFileName), 'not a database');
    expect(savedLanguage(folder)).toBe('system');
  });
});

describe('before the page is there', () => {
  test.each([
    ['de', ['fr-FR'], 'Datei', 'a.db ist leer. Wählen Sie eine andere Datei.'],
    ['system', ['it-IT', 'ja-JP'], 'ファイル', 'a.db は空です。別のファイルを選んでください。'],
    ['system', ['it-IT'], 'File', 'a.db is empty. Choose another file.'],
  ] as const)(
    'menus and errors are in the language chosen (%s) or of the system (%s)',
    async (choice, system, menu, said) => {
      const texts = new DesktopTexts();
      texts.speakEarly(await earlyLanguage(choice, system));
      expect(texts.text('menu.file')).toBe(menu);
      expect(
        texts.errorText(new AppError('UNAVAILABLE', sentence`${'a.db'} is empty. Choose another file.`)),
      ).toBe(said);
    },
  );
});
