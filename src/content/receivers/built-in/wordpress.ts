import type { ReceiverProfile } from '../receiver-profile';
import { named } from './fields';
import { wordpressLocales, wpmlCodes } from './language-lists';
import { ksesFunctions, ksesPostTags, ksesReferences, ksesStyles } from './wordpress-kses';

const developer = 'https://developer.wordpress.org/reference/functions';
const kses = { title: 'WordPress, wp-includes/kses.php', address: `${developer}/wp_kses_allowed_html/` };
const schema = {
  title: 'WordPress, wp-admin/includes/schema.php',
  address: `${developer}/wp_get_db_schema/`,
};

const titles = named('title', 'post_title');
const contents = named('content', 'post_content', 'excerpt', 'post_excerpt', 'body', 'description');
const slugs = named('slug', 'post_name', 'permalink');

/** The protocols of `wp_allowed_protocols()`. */
const protocols = (
  'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp ' +
  'webcal urn'
).split(' ');

/** The characters that `sanitize_title_with_dashes()` leaves; it strips typographic marks and symbols. */
const slugCharacters = String.raw`%a-z0-9_\-\u00A2-\u00A8\u00AA\u00AC\u00AF\u00B1-\u00B3\u00B5-\u00BA\u00BC-\u00BE\u00C0-\u02C9\u02CB-\u2012\u2015-\u2017\u2020\u2021\u2023-\u2025\u2027-\u2038\u203B-\u2121\u2123-\u{10FFFF}`;

/** Letters as `remove_accents()` writes them: those of a site's locale, and its general ones for all. */
const letters = {
  de: { ä: 'ae', Ä: 'Ae', ö: 'oe', Ö: 'Oe', ü: 'ue', Ü: 'Ue', ß: 'ss' },
  da: { æ: 'ae', Æ: 'Ae', ø: 'oe', Ø: 'Oe', å: 'aa', Å: 'Aa' },
  ca: { l·l: 'll' },
  sr: { đ: 'dj', Đ: 'DJ' },
  bs: { đ: 'dj', Đ: 'DJ' },
  '*': {
    ß: 's',
    þ: 'th',
    Þ: 'TH',
    ð: 'd',
    Ð: 'D',
    ª: 'a',
    º: 'o',
    ħ: 'h',
    Ħ: 'H',
    ŋ: 'n',
    Ŋ: 'N',
    ŧ: 't',
    Ŧ: 'T',
    ĸ: 'k',
    ŀ: 'l',
    Ŀ: 'L',
    ŉ: 'n',
    ſ: 's',
    ĳ: 'ij',
    Ĳ: 'IJ',
    ɑ: 'a',
    '€': 'E',
    '£': '',
  },
};

/** WordPress, as it stores the content of users without the capability `unfiltered_html`. */
export const wordpress: ReceiverProfile = {
  format: 'locdesk-receiver',
  version: 1,
  id: 'wordpress',
  name: 'WordPress',
  about:
    'Posts, pages and terms of WordPress 6 and the languages of WPML. KSES filters what a user saves who may not post unfiltered HTML, as importers and translation plugins usually run.',
  rules: [
    {
      id: 'wordpress.content-tags',
      kind: 'tags',
      level: 'changed',
      says: 'Content and excerpt keep only the tags and attributes that KSES knows; others are removed, their text stays.',
      source: { ...kses, section: '$allowedposttags' },
      fields: contents,
      allowed: ksesPostTags,
      attributes: [
        'aria-controls',
        'aria-current',
        'aria-describedby',
        'aria-details',
        'aria-expanded',
        'aria-hidden',
        'aria-label',
        'aria-labelledby',
        'aria-live',
        'class',
        'data-*',
        'dir',
        'hidden',
        'id',
        'lang',
        'role',
        'style',
        'title',
        'xml:lang',
      ],
    },
    {
      id: 'wordpress.content-styles',
      kind: 'styles',
      level: 'changed',
      says: 'A style attribute keeps only the properties that KSES knows, and in values only functions such as var() and calc().',
      source: { ...kses, section: 'safecss_filter_attr()', address: `${developer}/safecss_filter_attr/` },
      fields: contents,
      allowed: ksesStyles,
      functions: ksesFunctions,
      isCaseSensitive: true,
      urls: {
        properties: ['background', 'background-image', 'cursor', 'filter', 'list-style', 'list-style-image'],
        schemes: protocols,
      },
    },
    {
      id: 'wordpress.content-protocols',
      kind: 'schemes',
      level: 'changed',
      says: 'An address with another protocol than the allowed ones loses the protocol.',
      source: {
        title: 'WordPress, wp-includes/functions.php',
        section: 'wp_allowed_protocols()',
        address: `${developer}/wp_allowed_protocols/`,
      },
      fields: { ids: [...contents.ids, ...titles.ids] },
      allowed: protocols,
    },
    {
      id: 'wordpress.content-entities',
      kind: 'references',
      level: 'changed',
      says: 'A bare & and a name that KSES does not know become &amp;, a bare > becomes &gt;.',
      source: {
        ...kses,
        section: 'wp_kses_normalize_entities(), $allowedentitynames',
        address: `${developer}/wp_kses_normalize_entities/`,
      },
      fields: { ids: [...contents.ids, ...titles.ids] },
      names: ksesReferences,
      greaterThan: true,
    },
    {
      id: 'wordpress.control-characters',
      kind: 'characters',
      level: 'changed',
      says: 'Control characters are removed.',
      source: { ...kses, section: 'wp_kses_no_null()', address: `${developer}/wp_kses_no_null/` },
      forbidden: String.raw`\u0000-\u0008\u000B\u000C\u000E-\u001F`,
    },
    {
      id: 'wordpress.blocks',
      kind: 'placeholders',
      level: 'refused',
      says: 'The block comments of the source must all be there: the editor tells blocks apart by nothing else.',
      source: {
        title: 'WordPress, Block Editor Handbook',
        section: 'Markup representation of a block',
        address:
          'https://developer.wordpress.org/block-editor/getting-started/fundamentals/markup-representation-block/',
      },
      fields: contents,
      syntax: 'blocks',
    },
    {
      id: 'wordpress.title-tags',
      kind: 'tags',
      level: 'changed',
      says: 'A title keeps only inline tags.',
      source: { ...kses, section: 'kses_init_filters(): title_save_pre, $allowedtags' },
      fields: titles,
      allowed: {
        a: ['href', 'title'],
        abbr: ['title'],
        acronym: ['title'],
        b: [],
        blockquote: ['cite'],
        cite: [],
        code: [],
        del: ['datetime'],
        em: [],
        i: [],
        q: ['cite'],
        s: [],
        strike: [],
        strong: [],
      },
    },
    {
      id: 'wordpress.title-trim',
      kind: 'white-space',
      level: 'changed',
      says: 'White space around a title is removed.',
      source: {
        title: 'WordPress, wp-includes/default-filters.php',
        section: "add_filter( 'title_save_pre', 'trim' )",
        address: 'https://developer.wordpress.org/reference/hooks/title_save_pre/',
      },
      fields: titles,
      trims: true,
      collapses: false,
    },
    {
      id: 'wordpress.not-empty',
      kind: 'required-fields',
      says: 'A post needs a title, a content or an excerpt: "Content, title, and excerpt are empty."',
      source: {
        title: 'WordPress, wp-includes/post.php',
        section: 'wp_insert_post(): empty_content',
        address: `${developer}/wp_insert_post/`,
      },
      ids: ['title', 'post_title', 'content', 'post_content', 'excerpt', 'post_excerpt'],
      of: 'any',
    },
    {
      id: 'wordpress.slug-form',
      kind: 'slug',
      level: 'changed',
      says: 'A slug has small letters without accents, digits, - and _; quotation marks and other characters are removed.',
      source: {
        title: 'WordPress, wp-includes/formatting.php',
        section: "sanitize_title_with_dashes() in the context 'save', remove_accents()",
        address: `${developer}/sanitize_title_with_dashes/`,
      },
      fields: slugs,
      allowed: slugCharacters,
      separators: './\u2013\u2014',
      separator: '-',
      lowerCase: true,
      withoutAccents: true,
      letters,
      withoutMarkup: true,
      max: 200,
      others: 'nothing',
    },
    {
      id: 'wordpress.slug-length',
      kind: 'length',
      level: 'changed',
      says: 'A slug is cut after 200 characters as an address has them: a letter of Japanese counts nine.',
      source: {
        title: 'WordPress, wp-includes/formatting.php',
        section: 'sanitize_title_with_dashes(): utf8_uri_encode( $title, 200 ); posts.post_name varchar(200)',
        address: `${developer}/utf8_uri_encode/`,
      },
      fields: slugs,
      max: 200,
      unit: 'encoded',
      withoutAccents: true,
      letters,
    },
    {
      id: 'wordpress.term-name-length',
      kind: 'length',
      level: 'refused',
      says: 'The name of a category, tag or other term has at most 200 characters: "Could not insert term into the database."',
      source: { ...schema, section: 'terms.name varchar(200); wp_insert_term(): db_insert_error' },
      fields: named('term_name', 'category', 'tag', 'tag_name', 'category_name'),
      max: 200,
      unit: 'codePoints',
    },
    {
      id: 'wordpress.wpml-languages',
      kind: 'languages',
      says: 'WPML has codes of its own in small letters, such as pt-br and zh-hans, and takes any other of at most 7 characters for a custom language.',
      source: {
        title: 'WPML, Editing languages',
        section: 'Custom languages; the table icl_languages: code VARCHAR( 7 )',
        address:
          'https://wpml.org/documentation/getting-started-guide/language-setup/editing-wpmls-languages-table/',
      },
      spelling: 'aa-aa',
      codes: wpmlCodes,
      max: 7,
    },
    {
      id: 'wordpress.languages',
      kind: 'languages',
      says: 'WordPress has a list of locales, such as de_DE, pt_BR and zh_CN; another language has none.',
      source: {
        title: 'GlotPress, locales/locales.php',
        section: 'GP_Locales: wp_locale',
        address: 'https://github.com/GlotPress/GlotPress/blob/develop/locales/locales.php',
      },
      spelling: 'Aa_AA',
      codes: wordpressLocales,
      only: true,
    },
  ],
};
