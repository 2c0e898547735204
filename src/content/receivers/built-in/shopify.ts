import type { ReceiverProfile } from '../receiver-profile';
import { named } from './fields';
import { shopifyLocales } from './language-lists';

const graphql = 'https://shopify.dev/docs/api/admin-graphql/latest';
const errors = {
  title: 'Shopify, GraphQL Admin API, TranslationErrorCode',
  address: `${graphql}/enums/TranslationErrorCode`,
};
const metafields = {
  title: 'Shopify, Metafield limits',
  address: 'https://shopify.dev/docs/apps/build/metafields/metafield-limits',
};
/** Texts of a theme have the names of its locale file, so only the fields of other texts can be named. */
const themeTexts = { except: named('body_html', 'summary_html', 'handle').ids };
const digests =
  'A digest of another source than the present one is refused ("Translatable content hash is invalid"); how Shopify makes it is not published, so it can not be rehearsed.';

/** Shopify's translatable content, and the locale files of its themes. */
export const shopify: ReceiverProfile = {
  format: 'locdesk-receiver',
  version: 1,
  id: 'shopify',
  name: 'Shopify',
  about: `Translations of products, collections and metafields (translationsRegister), and locale files of themes. ${digests}`,
  rules: [
    {
      id: 'shopify.blank',
      kind: 'required',
      level: 'refused',
      says: 'A translation must not be blank.',
      of: 'value',
      source: { ...errors, section: 'BLANK: "The input value is blank."' },
    },
    {
      id: 'shopify.handle-form',
      kind: 'slug',
      level: 'changed',
      says: 'A handle has small letters, digits and hyphens; other characters become hyphens.',
      source: {
        title: 'Shopify, Liquid basics',
        section: 'Handles: lowercase; whitespace and special characters are replaced with a hyphen',
        address: 'https://shopify.dev/docs/api/liquid/basics#handles',
      },
      fields: named('handle'),
      allowed: String.raw`\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}_\-`,
      separator: '-',
      lowerCase: true,
      withoutAccents: true,
      others: 'separator',
    },
    {
      id: 'shopify.handle-length',
      kind: 'length',
      level: 'refused',
      says: 'A handle has at most 255 characters.',
      source: {
        title: 'Shopify, GraphQL Admin API, productUpdate',
        section: 'handle: is too long (maximum is 255 characters)',
        address: `${graphql}/mutations/productUpdate`,
        quotedBy: 'Matrixify, Shopify Limits, https://matrixify.app/documentation/shopify-limits/',
      },
      fields: named('handle'),
      max: 255,
      unit: 'codePoints',
    },
    {
      id: 'shopify.tag-length',
      kind: 'length',
      level: 'refused',
      says: 'A tag has at most 255 characters.',
      source: {
        title: 'Shopify Help Center, Formatting your tags',
        section: 'Tag length: up to 255 characters',
        address: 'https://help.shopify.com/en/manual/shopify-admin/productivity-tools/using-tags',
        quotedBy: 'Matrixify, Shopify Limits, https://matrixify.app/documentation/shopify-limits/',
      },
      fields: named('tag'),
      max: 255,
      unit: 'codePoints',
    },
    {
      id: 'shopify.metafield-length',
      kind: 'length',
      level: 'refused',
      says: 'A metafield of text has at most 64 kB, 65,536 bytes.',
      source: { ...metafields, section: 'Metafield type size limits: 64KB (65,536 bytes)' },
      fields: {
        ids: ['metafield.*', '*.metafield.*', 'metafields.*'],
        // A metafield of type json takes 128 kB, and more for apps that used such fields before April 2026; a
        // request names neither the type nor the app.
        except: ['metafield.*json', '*.metafield.*json', 'metafields.*json'],
      },
      max: 65_536,
      unit: 'utf8Bytes',
    },
    {
      id: 'shopify.url-length',
      kind: 'length',
      level: 'refused',
      says: 'A metafield of type url has at most 2 kB, 2,048 bytes.',
      source: { ...metafields, section: 'Metafield type size limits: url, 2KB' },
      fields: { ids: ['metafield.*url', 'metafields.*url'] },
      max: 2048,
      unit: 'utf8Bytes',
    },
    {
      id: 'shopify.url-form',
      kind: 'url',
      level: 'refused',
      says: 'A metafield of type url has one of the schemes http, https, mailto, sms and tel.',
      source: {
        title: 'Shopify, Metafield data types',
        section: 'url',
        address: 'https://shopify.dev/docs/apps/build/metafields/list-of-data-types',
        quotedBy: 'Plytix Help Center, Shopify: value types of metafields, https://help.plytix.com',
      },
      fields: { ids: ['metafield.*url', 'metafields.*url'] },
      schemes: ['http', 'https', 'mailto', 'sms', 'tel'],
    },
    {
      id: 'shopify.locale-count',
      kind: 'field-count',
      says: 'A theme’s locale file has at most 3,400 translations.',
      source: {
        title: 'Shopify Help Center, Translating themes',
        section: 'Translation limits: up to 3,400 translations in each locale file',
        address:
          'https://help.shopify.com/en/manual/online-store/themes/customizing-themes/language/translate-theme',
      },
      max: 3400,
    },
    {
      id: 'shopify.liquid-variables',
      kind: 'placeholders',
      level: 'changed',
      says: 'Variables such as {{ count }} are filled in by name; where one is missing, its value is not shown.',
      source: {
        title: 'Shopify, Storefront locale files',
        section: 'Interpolation',
        address:
          'https://shopify.dev/docs/storefronts/themes/architecture/locales/storefront-locale-files#interpolation',
      },
      fields: themeTexts,
      syntax: 'liquid',
    },
    {
      id: 'shopify.languages',
      kind: 'languages',
      says: 'Shopify has a list of locales, such as de, pt-BR and zh-CN; another language has none.',
      source: {
        title: 'Shopify, GraphQL Admin API, availableLocales',
        section: 'Returns all locales that Shopify supports: isoCode',
        address: `${graphql}/queries/availableLocales`,
      },
      spelling: 'Aa-AA',
      codes: shopifyLocales,
      only: true,
    },
  ],
};
