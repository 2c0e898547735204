import type { ReceiverProfile } from '../receiver-profile';
import { named } from './fields';

const docs = 'https://www.storyblok.com/docs';
const richTexts = { ids: ['richtext', '*.richtext', '*_richtext', 'rich_text', '*.rich_text'] };
const richTextPackage = {
  title: 'Storyblok, @storyblok/richtext',
  address: 'https://github.com/storyblok/monoblok/tree/main/packages/richtext',
};
const texts = named('headline', 'title', 'name');

/** Storyblok with its rules for every story; a component's own rules come from its import. */
export const storyblok: ReceiverProfile = {
  format: 'locdesk-receiver',
  version: 1,
  id: 'storyblok',
  name: 'Storyblok',
  about:
    'Slugs, languages and rich text of Storyblok. Import the components to have the rules of their own fields.',
  rules: [
    {
      id: 'storyblok.slug-characters',
      kind: 'slug',
      level: 'changed',
      says: 'A slug has the letters a–z and A–Z, digits, _ and -, unless the space allows the extended character set; other characters are replaced.',
      source: {
        title: 'Storyblok, FAQ',
        section: 'What characters are permissible for story slugs?',
        address: 'https://www.storyblok.com/faq/what-characters-are-permissible-for-content-entry-slugs',
      },
      fields: named('slug'),
      allowed: 'a-zA-Z0-9_-',
      separator: '-',
      lowerCase: false,
      withoutAccents: true,
      others: 'nothing',
    },
    {
      id: 'storyblok.slug-required',
      kind: 'required',
      of: 'value',
      level: 'refused',
      says: 'A story needs a slug.',
      source: {
        title: 'Storyblok, Management API, The Story Object',
        section: 'slug',
        address: `${docs}/api/management/stories/the-story-object`,
        quotedBy:
          'API Evangelist, storyblok-story-schema.json: required, https://github.com/api-evangelist/storyblok',
      },
      fields: named('slug'),
    },
    {
      id: 'storyblok.name-required',
      kind: 'required',
      of: 'value',
      level: 'refused',
      says: 'A story needs a name.',
      source: {
        title: 'Storyblok, Management API, Update a Story',
        section: 'story: name: required string',
        address: `${docs}/api/management/core-resources/stories/update-a-story`,
      },
      fields: named('name', 'story_name'),
    },
    {
      id: 'storyblok.rich-text-tags',
      kind: 'tags',
      level: 'changed',
      says: 'Rich text has paragraphs, headings, lists, quotes, rules, code, images, links and marks; the text of other tags stays.',
      source: {
        ...richTextPackage,
        section: 'src/extensions/nodes.ts, marks.ts, attribute-parsers.ts: htmlToStoryblokRichtext()',
      },
      fields: richTexts,
      allowed: {
        p: ['style'],
        h1: ['style'],
        h2: ['style'],
        h3: ['style'],
        h4: ['style'],
        h5: ['style'],
        h6: ['style'],
        ul: [],
        ol: ['start'],
        li: [],
        blockquote: [],
        hr: [],
        br: [],
        pre: ['class', 'data-language'],
        code: ['class', 'data-language'],
        mark: ['style'],
        img: ['src', 'alt', 'title'],
        // A link keeps its other attributes as custom ones.
        a: ['*'],
        b: [],
        strong: [],
        i: [],
        em: [],
        u: [],
        s: [],
        strike: [],
        del: [],
        sub: [],
        sup: [],
        span: ['style', 'class', 'id', 'data-*'],
        table: [],
        thead: [],
        tbody: [],
        tr: [],
        th: ['colspan', 'rowspan', 'colwidth', 'style'],
        td: ['colspan', 'rowspan', 'colwidth', 'style'],
      },
      hides: ['script', 'style'],
    },
    {
      id: 'storyblok.rich-text-styles',
      kind: 'styles',
      level: 'changed',
      says: 'Of styles, rich text keeps colors, the alignment of text and the width of table cells.',
      source: {
        ...richTextPackage,
        section: 'src/extensions/nodes.ts, marks.ts: mapToAttribute(undefined, …)',
      },
      fields: richTexts,
      allowed: [
        'color',
        'text-align',
        'background-color',
        'width',
        'font-weight',
        'font-style',
        'text-decoration',
      ],
    },
    {
      id: 'storyblok.rich-text-links',
      kind: 'schemes',
      level: 'changed',
      says: 'A link of rich text to another scheme than http, https, ftp, mailto, tel, callto, sms, cid and xmpp is removed; its text stays.',
      source: {
        title: 'Tiptap, @tiptap/extension-link, which @storyblok/richtext uses',
        section: 'isAllowedUri(): allowedProtocols',
        address: 'https://github.com/ueberdosis/tiptap/blob/main/packages/extension-link/src/link.ts',
      },
      fields: richTexts,
      allowed: ['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'],
      removes: 'attribute',
    },
    {
      id: 'storyblok.text-single-line',
      kind: 'single-line',
      level: 'changed',
      says: 'A field of type text is a single line, from which browsers strip line breaks.',
      source: {
        title: 'Storyblok, Component/Schema Configuration',
        section:
          'Text: a basic single-line text field; HTML Standard, 4.10.5.1.2: "Strip newlines from the value"',
        address: `${docs}/component-schema-field-configuration`,
      },
      replacement: '',
      fields: texts,
    },
    {
      id: 'storyblok.languages',
      kind: 'languages',
      says: 'Storyblok names languages by lower-case codes, and takes any other; in the names of fields, - becomes _: headline__i18n__de_at.',
      source: {
        title: 'Storyblok, FAQ',
        section: "Which languages codes are available in Storyblok's translatable fields? Any combination",
        address:
          'https://www.storyblok.com/faq/which-languages-codes-are-available-in-storybloks-translatable-fields',
      },
      spelling: 'aa-aa',
    },
  ],
};
