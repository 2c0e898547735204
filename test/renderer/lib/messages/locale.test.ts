import { describe, expect, test } from 'vitest';
import { chooseLanguage } from '../../../../src/contract/messages/display-language';
import { sentenceDirection } from '../../../../src/renderer/lib/messages/locale';

const offered = ['en', 'de', 'ja'] as const;

describe('the language of the window', () => {
  test.each([
    ['the first language of the system that is offered', ['pt-BR', 'de-AT', 'en-US'], 'de', 'de-AT'],
    ['English, if the system has none that is offered', ['pt-BR', 'fr'], 'en', 'en-GB'],
    ['English with the region of the system', ['en-US'], 'en', 'en-US'],
    ['a language that the system names without a region', ['ja'], 'ja', 'ja'],
    ['a language whose script the system names', ['de-Latn-CH'], 'de', 'de-Latn-CH'],
    ['no language that only begins alike', ['den', 'enm'], 'en', 'en-GB'],
    ['English, where the system names nothing', [], 'en', 'en-GB'],
  ] as const)('follows the system: %s', (_rule, preferred, language, locale) => {
    expect(chooseLanguage('system', preferred, offered)).toEqual({ language, locale });
  });

  test.each([
    ['with the region of the system, if that has the language', 'de', ['en-US', 'de-CH'], 'de', 'de-CH'],
    ['without a region else', 'ja', ['de-CH'], 'ja', 'ja'],
    ['not before its texts are there', 'ar', ['de-CH'], 'en', 'en-GB'],
  ] as const)('is the chosen one %s', (_rule, choice, preferred, language, locale) => {
    expect(chooseLanguage(choice, preferred, offered)).toEqual({ language, locale });
  });
});

test.each([
  ['\u2068broken.tbx\u2069: ليس ملفًا', 'rtl'],
  ['\u2068a \u2068b\u2069 c\u2069: ليس ملفًا', 'rtl'],
  ['broken.tbx is no file', 'ltr'],
  ['\u2068broken.tbx\u2069 3', 'auto'],
])(
  'a sentence is read in the direction of its own words, not of a name at its beginning: %s',
  (said, dir) => {
    expect(sentenceDirection(said)).toBe(dir);
  },
);
