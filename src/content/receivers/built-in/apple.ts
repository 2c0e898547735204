import type { ReceiverProfile } from '../receiver-profile';
import { named } from './fields';
import { iso639 } from './language-lists';

const connect = 'https://developer.apple.com/help/app-store-connect/reference';
const quotedBy =
  'Apple App Store, Official Specs, https://github.com/coreyhaines31/marketingskills/blob/main/skills/aso/references/apple-specs.md';
const version = {
  title: 'App Store Connect Help, Platform version information',
  address: `${connect}/platform-version-information`,
};
const appInformation = {
  title: 'App Store Connect Help, App information',
  address: `${connect}/app-information/app-information`,
};
const stringsGuide = {
  title: 'Apple, Resource Programming Guide, String Resources',
  address:
    'https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/LoadingResources/Strings/Strings.html',
};

/** Values of `.strings` files as they are written there. */
export const appleStrings: ReceiverProfile = {
  format: 'locdesk-receiver',
  version: 1,
  id: 'apple-strings',
  name: 'Apple strings',
  about:
    'Values that a tool writes between the quotation marks of a .strings file as they are. Files imported into Locdesk need no such check, because Locdesk escapes their texts itself.',
  rules: [
    {
      id: 'apple.quotes',
      kind: 'escapes',
      level: 'refused',
      says: 'A quotation mark has a backslash before it; otherwise the file can not be read.',
      source: {
        ...stringsGuide,
        section: 'Using Special Characters in String Resources',
        quotedBy: 'Okapi Framework, issue 1026, https://bitbucket.org/okapiframework/okapi/issues/1026',
      },
      characters: '"',
    },
    {
      id: 'apple.escape-sequences',
      kind: 'escape-sequences',
      level: 'changed',
      says: 'A backslash is followed by n, r, t, a quotation mark, a backslash or U with four hexadecimal digits.',
      source: {
        ...stringsGuide,
        section: 'Using Special Characters in String Resources',
        quotedBy: 'Okapi Framework, issue 1026, https://bitbucket.org/okapiframework/okapi/issues/1026',
      },
      letters: 'abfnrtvUu0123456789\'"\\',
      digitsAfter: 'Uu',
    },
    {
      id: 'apple.placeholders',
      kind: 'placeholders',
      level: 'refused',
      says: 'The format specifiers of the source must be there, with the same types; others can crash the app.',
      source: {
        title: 'Apple, String Programming Guide, String Format Specifiers',
        section: 'Format Specifiers',
        address:
          'https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Strings/Articles/formatSpecifiers.html',
      },
      syntax: 'apple',
    },
    {
      id: 'apple.bundle-name-length',
      kind: 'length',
      level: 'refused',
      says: 'CFBundleName has at most 15 characters.',
      source: {
        title: 'Apple, Bundle Resources, CFBundleName',
        section: 'Discussion: up to 15 characters',
        address:
          'https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundlename',
      },
      fields: named('CFBundleName'),
      max: 15,
      unit: 'characters',
    },
    {
      id: 'apple.usage-descriptions',
      kind: 'required',
      of: 'value',
      level: 'refused',
      says: 'A text that explains why the app asks for access must not be empty.',
      source: {
        title: 'Apple, App Review Help, Guideline 5.1.1(ii)',
        section: 'Write clear purpose strings: clearly and completely describe your use of the data',
        address: 'https://developer.apple.com/help/app-review/guideline-reference/5-1-1-purpose-strings',
      },
      fields: { ids: ['NS*UsageDescription', '*.NS*UsageDescription'] },
    },
    {
      id: 'apple.languages',
      kind: 'languages',
      says: 'The folder of a language is de.lproj, pt-BR.lproj or zh-Hans.lproj: a language of ISO 639, with a region or script.',
      source: {
        title: 'Apple, Internationalization and Localization Guide, Language and Locale IDs',
        section: 'Language designators',
        address:
          'https://developer.apple.com/library/archive/documentation/MacOSX/Conceptual/BPInternational/LanguageandLocaleIDs/LanguageandLocaleIDs.html',
      },
      spelling: 'Aa-AA',
      codes: { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' },
      form: `(?:[a-z]{3}|${iso639.replaceAll(' ', '|')})(?:-.*)?`,
    },
  ],
};

/** Texts of the App Store. */
export const appStore: ReceiverProfile = {
  format: 'locdesk-receiver',
  version: 1,
  id: 'app-store',
  name: 'App Store',
  about: 'Texts of an app in App Store Connect.',
  rules: [
    {
      id: 'app-store.name-length',
      kind: 'length',
      level: 'refused',
      says: 'The name of an app has at most 30 characters.',
      source: { ...appInformation, section: 'Name: no more than 30 characters' },
      fields: named('name', 'app_name'),
      max: 30,
      unit: 'characters',
    },
    {
      id: 'app-store.subtitle-length',
      kind: 'length',
      level: 'refused',
      says: 'A subtitle has at most 30 characters.',
      source: { ...appInformation, section: 'Subtitle: no longer than 30 characters' },
      fields: named('subtitle'),
      max: 30,
      unit: 'characters',
    },
    {
      id: 'app-store.keywords-length',
      kind: 'length',
      level: 'refused',
      says: 'The keywords have at most 100 characters of any script; where Apple’s page says bytes, the store counts characters.',
      source: {
        ...version,
        section: 'Keywords',
        quotedBy:
          'Push My App, Apple App Store Keywords: The 100-Character Field Explained (2026), https://pushmyapp.ai/blog/apple-app-store-keywords-field',
      },
      fields: named('keywords'),
      max: 100,
      unit: 'codePoints',
    },
    {
      id: 'app-store.promotional-text-length',
      kind: 'length',
      level: 'refused',
      says: 'A promotional text has at most 170 characters.',
      source: { ...version, section: 'Promotional Text: 170 characters' },
      fields: named('promotional_text', 'promotionalText'),
      max: 170,
      unit: 'characters',
    },
    {
      id: 'app-store.description-length',
      kind: 'length',
      level: 'refused',
      says: 'A description has at most 4,000 characters.',
      source: { ...version, section: 'Description: 4000 characters' },
      fields: named('description'),
      max: 4000,
      unit: 'characters',
    },
    {
      id: 'app-store.description-tags',
      kind: 'tags',
      level: 'refused',
      says: 'A description is plain text: "HTML format is not supported."',
      source: { ...version, section: 'Description: HTML format is not supported' },
      fields: named('description', 'promotional_text', 'promotionalText'),
      allowed: {},
    },
    {
      id: 'app-store.whats-new-length',
      kind: 'length',
      level: 'refused',
      says: '"What’s New in This Version" has at most 4,000 characters.',
      source: { ...version, section: "What's New in This Version: 4000 characters", quotedBy },
      fields: named('whats_new', 'whatsNew', 'release_notes'),
      max: 4000,
      unit: 'characters',
    },
  ],
};
