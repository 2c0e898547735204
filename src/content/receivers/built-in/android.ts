import type { ReceiverProfile } from '../receiver-profile';
import { named } from './fields';

const strings = {
  title: 'Android Developers, String resources',
  address: 'https://developer.android.com/guide/topics/resources/string-resource',
};
const aapt = {
  title: 'AOSP, aapt2, ResourceUtils.cpp',
  address:
    'https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/tools/aapt2/ResourceUtils.cpp',
};
const play = {
  title: 'Play Console Help, Create and set up your app',
  address: 'https://support.google.com/googleplay/android-developer/answer/9859152',
  quotedBy:
    'Google Play Store, Official Specs, https://github.com/coreyhaines31/marketingskills/blob/main/skills/aso/references/google-play-specs.md',
};

/**
 * Values that aapt2 reads as references. Others that begin with @ or ?, such as `@user` or a lone `?`, are
 * texts.
 */
const reference = String.raw`@(?:null|empty|\+?\*?(?:[^:/]+:)?(?:anim|animator|array|attr|bool|color|configVarying|dimen|drawable|font|fraction|id|integer|interpolator|layout|macro|menu|mipmap|navigation|plurals|raw|string|style|styleable|transition|xml)/[^]+)|\?(?:attr/[^]+|[^:/]+:(?:attr/[^]+|[^/]+)|[^:/]+)`;

/** Values of `strings.xml` as they are written there. */
export const androidStrings: ReceiverProfile = {
  format: 'locdesk-receiver',
  version: 1,
  id: 'android-strings',
  name: 'Android strings',
  about:
    'Values that a tool writes into strings.xml as they are. Files imported into Locdesk need no such check, because Locdesk escapes their texts itself.',
  rules: [
    {
      id: 'android.xml',
      kind: 'xml',
      level: 'refused',
      says: 'A value is well-formed XML: & and < are written as &amp; and &lt;.',
      source: { ...strings, section: 'Handle special characters' },
    },
    {
      id: 'android.quotes',
      kind: 'escapes',
      level: 'refused',
      says: 'An apostrophe has a backslash before it, or the value is in quotation marks.',
      source: { ...aapt, section: 'StringBuilder::AppendText(): "unescaped apostrophe in string"' },
      characters: "'",
      unlessQuoted: true,
    },
    {
      id: 'android.double-quotes',
      kind: 'escapes',
      level: 'changed',
      says: 'A quotation mark without a backslash disappears.',
      source: { ...strings, section: 'Handle special characters: \\"' },
      characters: '"',
      unlessQuoted: true,
    },
    {
      id: 'android.first-character',
      kind: 'escapes',
      level: 'refused',
      says: 'A value such as ?name or @string/name is a reference, unless a backslash is before it.',
      source: { ...aapt, section: 'ParseAttributeReference(), ParseReference()' },
      characters: '@?',
      atStart: true,
      form: reference,
    },
    {
      id: 'android.escape-sequences',
      kind: 'escape-sequences',
      level: 'refused',
      says: '\\u is followed by four hexadecimal digits: "invalid unicode escape sequence in string".',
      source: { ...aapt, section: 'StringBuilder::AppendText(): AppendUnicodeEscapeSequence()' },
      digitsAfter: 'u',
    },
    {
      id: 'android.unknown-escapes',
      kind: 'escape-sequences',
      level: 'changed',
      says: 'A backslash before another character than n t u # \' " @ ? and a backslash disappears.',
      source: { ...aapt, section: 'StringBuilder::AppendText(): "Ignore the escape character"' },
      letters: 'ntu#\'"@?\\',
    },
    {
      id: 'android.white-space',
      kind: 'white-space',
      level: 'changed',
      says: 'White space around a value is removed, and runs of it become one space.',
      source: {
        ...strings,
        section: 'Handle special characters: whitespace collapsing and Android escaping',
      },
      trims: true,
      collapses: true,
      unlessQuoted: true,
    },
    {
      id: 'android.tags',
      kind: 'tags',
      level: 'changed',
      says: 'Only these tags style a text; others have no effect.',
      source: { ...strings, section: 'Styling with HTML markup' },
      onlyInXml: true,
      allowed: Object.fromEntries(
        'b em i cite dfn big small font tt s strike del u sup sub ul li br div span p annotation a xliff:g'
          .split(' ')
          .map((tag) => [tag, ['*']]),
      ),
    },
    {
      id: 'android.placeholders',
      kind: 'placeholders',
      level: 'refused',
      says: 'The format arguments of the source must be there, with the same types.',
      source: {
        title: 'Android lint, StringFormatDetector.java',
        section: 'StringFormatMatches, StringFormatInvalid, StringFormatCount',
        address:
          'https://github.com/JetBrains/adt-tools-base/blob/master/lint/libs/lint-checks/src/main/java/com/android/tools/lint/checks/StringFormatDetector.java',
      },
      syntax: 'printf',
    },
    {
      id: 'android.numbered',
      kind: 'numbered',
      level: 'refused',
      says: 'Two or more arguments are numbered: "Multiple substitutions specified in non-positional format".',
      source: {
        title: 'AOSP, aapt2, util/Util.cpp',
        section: 'VerifyJavaStringFormat()',
        address:
          'https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/tools/aapt2/util/Util.cpp',
      },
    },
    {
      id: 'android.length',
      kind: 'length',
      level: 'refused',
      says: 'A compiled string has at most 32,767 bytes.',
      source: {
        title: 'AOSP, aapt2, StringPool.cpp',
        section: 'EncodeString(): EncodeLengthMax<char>(); written instead as "STRING_TOO_LARGE"',
        address:
          'https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/libs/androidfw/StringPool.cpp',
      },
      max: 32_767,
      unit: 'utf8Bytes',
    },
    {
      id: 'android.languages',
      kind: 'languages',
      says: 'The folder of a language is values-de, values-pt-rBR or values-b+sr+Latn; Hebrew is iw, Indonesian in.',
      source: {
        title: 'Android lint, LocaleFolder; AOSP, aapt2, Locale.cpp',
        section: 'values-iw, values-in; LocaleValue::initFromParts(): rBR, b+sr+Latn, any well-formed code',
        address: 'https://googlesamples.github.io/android-custom-lint-rules/checks/LocaleFolder.md.html',
      },
      spelling: 'android',
    },
  ],
};

/** Texts of the store listing. */
export const googlePlay: ReceiverProfile = {
  format: 'locdesk-receiver',
  version: 1,
  id: 'google-play',
  name: 'Google Play',
  about: 'Texts of the store listing in the Play Console.',
  rules: [
    {
      id: 'google-play.title-length',
      kind: 'length',
      level: 'refused',
      says: 'The name of an app has at most 30 characters.',
      source: { ...play, section: 'App name, 30 characters' },
      fields: named('title', 'app_name'),
      max: 30,
      unit: 'utf16',
    },
    {
      id: 'google-play.short-description-length',
      kind: 'length',
      level: 'refused',
      says: 'A short description has at most 80 characters.',
      source: { ...play, section: 'Short description, 80 characters' },
      fields: named('short_description', 'shortDescription'),
      max: 80,
      unit: 'utf16',
    },
    {
      id: 'google-play.full-description-length',
      kind: 'length',
      level: 'refused',
      says: 'A full description has at most 4,000 characters.',
      source: { ...play, section: 'Full description, 4000 characters' },
      fields: named('full_description', 'fullDescription'),
      max: 4000,
      unit: 'utf16',
    },
    {
      id: 'google-play.release-notes-length',
      kind: 'length',
      level: 'refused',
      says: 'Release notes have at most 500 characters in each language.',
      source: {
        title: 'Play Console Help, Prepare and roll out a release',
        section: 'Release notes, 500 Unicode characters per language',
        address: 'https://support.google.com/googleplay/android-developer/answer/9859348',
      },
      fields: named('release_notes', 'changelog', 'whatsnew'),
      max: 500,
      unit: 'codePoints',
    },
  ],
};
