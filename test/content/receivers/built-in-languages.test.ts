import { describe, expect, it } from 'vitest';
import { builtInProfiles } from '../../../src/content/receivers/built-in/built-in-profiles';
import { receiverLanguage } from '../../../src/content/receivers/language-codes';
import { rehearseRequest } from '../../../src/content/receivers/rehearse';

const rules = builtInProfiles
  .flatMap((profile) => profile.rules)
  .flatMap((rule) => (rule.kind === 'languages' ? [rule] : []));

function codeOf(id: string, tag: string): string | undefined {
  const rule = rules.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`there is no rule ${id}`);
  const code = receiverLanguage(rule, tag);
  const field = { id: 'a', type: 'localizable', data: 'html', position: 0, source: 'a', target: 'a' };
  const findings = rehearseRequest({ rules: [rule] }, { language: tag, fields: [field] });
  expect(findings.map(({ variant }) => variant)).toEqual(code === undefined ? ['language'] : []);
  return code;
}

describe('a receiver spells a language', () => {
  it.each([
    ['wordpress.languages', 'zh-CN', 'zh_CN'],
    ['wordpress.languages', 'zh-Hant-HK', 'zh_HK'],
    ['wordpress.languages', 'zh-MO', 'zh_TW'],
    ['wordpress.languages', 'ja-JP', 'ja'],
    ['wordpress.languages', 'de', 'de_DE'],
    ['wordpress.languages', 'de-LU', 'de_DE'],
    ['wordpress.languages', 'pt', 'pt_PT'],
    ['wordpress.languages', 'ca-valencia', 'ca_valencia'],
    ['wordpress.languages', 'be', 'bel'],
    ['wordpress.languages', 'no', 'nb_NO'],
    ['wordpress.languages', 'en-001', 'en_US'],
    ['wordpress.wpml-languages', 'zh-CN', 'zh-hans'],
    ['wordpress.wpml-languages', 'pt', 'pt-pt'],
    ['wordpress.wpml-languages', 'nb', 'no'],
    ['wordpress.wpml-languages', 'fr-CA', 'fr-ca'],
    ['drupal.languages', 'pt-BR', 'pt-br'],
    ['drupal.languages', 'no', 'nb'],
    ['drupal.languages', 'zh-Hant-TW', 'zh-hant'],
    ['drupal.languages', 'de-CH', 'de-ch'],
    ['contentful.languages', 'zh-Hans', 'zh-Hans'],
    ['storyblok.languages', 'de-AT', 'de-at'],
    ['shopify.languages', 'zh-Hans', 'zh-CN'],
    ['shopify.languages', 'zh-HK', 'zh-TW'],
    ['shopify.languages', 'pt', 'pt-PT'],
    ['shopify.languages', 'fr-CA', 'fr'],
    ['aem.languages', 'de-CH', 'de_ch'],
    ['aem.languages', 'zh-Hans', 'zh_cn'],
    ['android.languages', 'he', 'iw'],
    ['android.languages', 'id-ID', 'in-rID'],
    ['android.languages', 'pt-BR', 'pt-rBR'],
    ['android.languages', 'zh-Hant', 'b+zh+Hant'],
    ['android.languages', 'es-419', 'b+es+419'],
    ['apple.languages', 'zh-TW', 'zh-Hant'],
    ['apple.languages', 'es-419', 'es-419'],
  ])('%s: %s is %s', (id, tag, code) => {
    expect(codeOf(id, tag)).toBe(code);
  });
});

describe('a receiver has no code for', () => {
  it.each(rules.map(({ id }) => id))('what is no single language: %s', (id) => {
    for (const tag of ['x-pirate', 'mul', 'und', 'zxx', 'mis-DE', 'i-default'])
      expect(codeOf(id, tag)).toBeUndefined();
  });

  it.each([
    ['wordpress.languages', ['zz', 'xx-YY', 'tlh', 'la']],
    ['shopify.languages', ['zz', 'xx-YY', 'tlh', 'fil', 'ast']],
    ['aem.languages', ['zz', 'xx-YY', 'de-YY', 'fil', 'tlh']],
    ['apple.languages', ['zz', 'xx-YY']],
    ['wordpress.wpml-languages', ['sr-Latn-RS', 'ca-ES-valencia']],
    ['drupal.languages', ['de-DE-1996-x-private']],
  ] as const)('languages that it does not know: %s', (id, tags) => {
    expect(tags.filter((tag) => codeOf(id, tag) !== undefined)).toEqual([]);
  });
});

it.each([
  ['wordpress.wpml-languages', 'custom'],
  ['drupal.languages', 'custom'],
  ['contentful.languages', 'custom'],
  ['storyblok.languages', 'Any combination'],
  ['android.languages', 'any well-formed code'],
])('%s takes any well-formed code, and its source says so', (id, said) => {
  for (const tag of ['tlh', 'zz', 'xx-YY', 'en-001']) expect(codeOf(id, tag)).toBeDefined();
  expect(rules.find((one) => one.id === id)?.source.section).toMatch(new RegExp(said, 'i'));
});

it.each(rules.filter(({ only }) => only === true))(
  '$id spells every code of its list by the tag of it',
  (rule) => {
    const codes = Object.entries(rule.codes ?? {});
    expect(codes.length).toBeGreaterThan(100);
    for (const [tag, code] of codes) {
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
      expect(receiverLanguage(rule, tag)).toBe(code);
    }
  },
);
