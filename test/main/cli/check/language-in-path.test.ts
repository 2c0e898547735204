import { describe, expect, it } from 'vitest';
import { languageInPath } from '../../../../src/main/cli/check/language-in-path';

describe('languageInPath', () => {
  it.each([
    ['de.json', 'de'],
    ['locales/pt_BR.json', 'pt-BR'],
    ['app.zh-Hans.xlf', 'zh-Hans'],
    ['messages_de.properties', 'de'],
    ['strings-fr-CA.yaml', 'fr-CA'],
    ['de/LC_MESSAGES/app.po', 'de'],
    ['res/values-de-rAT/strings.xml', 'de-AT'],
    ['App/zh-Hans.lproj/Localizable.strings', 'zh-Hans'],
    ['C:\\texts\\sv\\app.json', 'sv'],
  ])('finds the language of %s', (path, language) => {
    expect(languageInPath(path)).toBe(language);
  });

  it.each([
    'app.json',
    'main/strings.xml',
    'messages.po',
    '',
    'res/values/strings.xml',
    'index.en.d/web.yaml',
  ])('finds none in “%s”', (path) => {
    expect(languageInPath(path)).toBeUndefined();
  });
});
