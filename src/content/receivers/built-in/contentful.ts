import type { ReceiverProfile } from '../receiver-profile';
import { named } from './fields';

const limits = {
  title: 'Contentful, Technical limits',
  address: 'https://www.contentful.com/developers/docs/technical-limits/',
};
const dataModel = {
  title: 'Contentful, Data model',
  address: 'https://www.contentful.com/developers/docs/concepts/data-model/',
};
const richTextTypes = {
  title: 'Contentful, @contentful/rich-text-types',
  address: 'https://github.com/contentful/rich-text/tree/master/packages/rich-text-types',
};
const symbols = named('title', 'name', 'slug', 'heading', 'label', 'seoTitle', 'metaTitle');
const richTexts = { ids: ['richText', '*.richText', '*RichText'] };

/** Fields of the types JSON object and Location, which hold a document and no text. */
const documents = { ids: ['json', '*.json', '*Json', 'location', '*.location', '*Location'] };

/** Contentful with its limits for every content model; a model's own rules come from its import. */
export const contentful: ReceiverProfile = {
  format: 'locdesk-receiver',
  version: 1,
  id: 'contentful',
  name: 'Contentful',
  about:
    'Limits of Contentful for entries of any content type. Import the content model to have the rules of its own fields.',
  rules: [
    {
      id: 'contentful.symbol-length',
      kind: 'length',
      level: 'refused',
      says: 'A short text (Symbol) has at most 256 characters.',
      source: { ...dataModel, section: 'Fields: Text (Short), Symbol: maximum length of 256 characters' },
      fields: symbols,
      max: 256,
      unit: 'codePoints',
    },
    {
      id: 'contentful.text-length',
      kind: 'length',
      level: 'refused',
      says: 'A long text (Text) has at most 50,000 characters; rich text and JSON are none.',
      source: { ...dataModel, section: 'Fields: Text (Long), Text: maximum length of 50,000 characters' },
      fields: { except: [...richTexts.ids, ...documents.ids] },
      max: 50_000,
      unit: 'codePoints',
    },
    {
      id: 'contentful.symbol-single-line',
      kind: 'single-line',
      level: 'changed',
      says: 'A short text is edited in a single line, from which browsers strip line breaks.',
      source: {
        title: 'WHATWG, HTML Standard',
        section: '4.10.5.1.2 Text: "Strip newlines from the value"; Contentful, field-editors: single-line',
        address:
          'https://html.spec.whatwg.org/multipage/input.html#text-(type=text)-state-and-search-state-(type=search)',
      },
      replacement: '',
      fields: symbols,
    },
    {
      id: 'contentful.rich-text-tags',
      kind: 'tags',
      level: 'changed',
      says: 'Rich text has paragraphs, headings, lists, quotes, rules, tables and links; the text of other tags stays.',
      source: { ...richTextTypes, section: 'src/blocks.ts, src/inlines.ts, src/marks.ts' },
      fields: richTexts,
      allowed: {
        p: [],
        h1: [],
        h2: [],
        h3: [],
        h4: [],
        h5: [],
        h6: [],
        ol: [],
        ul: [],
        li: [],
        hr: [],
        blockquote: [],
        table: [],
        thead: [],
        tbody: [],
        tr: [],
        td: ['colspan', 'rowspan'],
        th: ['colspan', 'rowspan'],
        a: ['href', 'title'],
        b: [],
        strong: [],
        i: [],
        em: [],
        u: [],
        code: [],
        sup: [],
        sub: [],
        s: [],
        br: [],
      },
      hides: ['script', 'style'],
    },
    {
      id: 'contentful.field-count',
      kind: 'field-count',
      says: 'A content type, and with it an entry, has at most 50 fields.',
      source: { ...limits, section: 'Content type fields: 50, number of fields per content type' },
      max: 50,
    },
    {
      id: 'contentful.request-size',
      kind: 'request-size',
      says: 'A request to the API has at most 1 MB.',
      source: { ...limits, section: 'Request size: 1 MB' },
      maxBytes: 1_000_000,
    },
    {
      id: 'contentful.languages',
      kind: 'languages',
      says: 'Contentful names locales by codes such as en-GB, de-DE and zh-Hans, and takes any other as a custom locale.',
      source: {
        title: 'Contentful Help Center, Manage locales',
        section: 'Set up a locale: a custom one, if it is not in the list',
        address: 'https://www.contentful.com/help/localization/manage-locales',
      },
      spelling: 'Aa-AA',
    },
  ],
};
