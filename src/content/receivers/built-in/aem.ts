import type { ReceiverProfile } from '../receiver-profile';
import { named } from './fields';
import { iso3166, iso639 } from './language-lists';

const experience = 'https://experienceleague.adobe.com/en/docs/experience-manager-65-lts/content';
const naming = {
  title: 'Adobe Experience Manager, Naming conventions',
  address: `${experience}/implementing/developing/platform/naming-conventions`,
};
const names = named('pageName', 'nodeName', 'page_name');
const titles = named('jcr:title', 'pageTitle', 'navTitle', 'pretitle', 'cq:panelTitle', 'actionText');
const richTexts = named('text', 'jcr:description', 'richText');

/** Pages and content fragments of Adobe Experience Manager. */
export const aem: ReceiverProfile = {
  format: 'locdesk-receiver',
  version: 1,
  id: 'aem',
  name: 'Adobe Experience Manager',
  about: 'Pages, names of nodes and the XML of translation jobs of Adobe Experience Manager 6.5.',
  rules: [
    {
      id: 'aem.page-name-characters',
      kind: 'characters',
      level: 'refused',
      says: 'The name of a page has letters, digits, _ and - only.',
      source: { ...naming, section: 'Classic UI: valid characters' },
      fields: names,
      allowed: 'a-zA-Z0-9_-',
    },
    {
      id: 'aem.page-name-required',
      kind: 'required',
      of: 'value',
      level: 'refused',
      says: 'The name of a page is not empty.',
      source: { ...naming, section: 'JCR Utilities: isValidName' },
      fields: names,
    },
    {
      id: 'aem.node-characters',
      kind: 'characters',
      level: 'refused',
      says: 'The name of a node has none of the characters / : [ ] | *.',
      source: {
        title: 'JSR 283, Content Repository API for Java 2.0',
        section: '3.2.2 Local names: invalid characters',
        address:
          'https://developer.adobe.com/experience-manager/reference-materials/spec/jcr/2.0/3_Repository_Model.html',
      },
      fields: named('nodeName', 'fragmentName', 'tagName'),
      forbidden: String.raw`/:\[\]|*`,
    },
    {
      id: 'aem.xml-characters',
      kind: 'characters',
      level: 'refused',
      says: 'The XML of a translation job has no control characters except tab and line breaks, and no U+FFFE and U+FFFF.',
      source: {
        title: 'W3C, Extensible Markup Language (XML) 1.0',
        section: '2.2 Characters, production [2]',
        address: 'https://www.w3.org/TR/xml/#charsets',
      },
      forbidden: String.raw`\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF`,
    },
    {
      id: 'aem.title-tags',
      kind: 'tags',
      level: 'changed',
      says: 'A title is text: HTL shows its tags as they are written.',
      source: {
        title: 'Adobe Experience Manager, HTML Template Language Specification',
        section: '1.2.1 Display context: text encodes all HTML',
        address: 'https://github.com/adobe/htl-spec/blob/master/SPECIFICATION.md',
      },
      fields: titles,
      allowed: {},
      removes: 'escape',
    },
    {
      id: 'aem.html-context-tags',
      kind: 'tags',
      level: 'changed',
      says: 'Rich text shown in the context html loses scripts and frames with their content.',
      source: {
        title: 'Apache Sling, XSS Protection API, SLING-INF/content/config.xml',
        section: 'AntiSamy policy: tag-rules: action="remove"',
        address:
          'https://github.com/apache/sling-org-apache-sling-xss/blob/master/src/main/resources/SLING-INF/content/config.xml',
      },
      fields: richTexts,
      forbidden: ['script', 'iframe', 'frame', 'frameset'],
      removes: 'content',
    },
    {
      id: 'aem.html-context-handlers',
      kind: 'attributes',
      level: 'changed',
      says: 'Rich text shown in the context html loses event handlers.',
      source: {
        title: 'Apache Sling, XSS Protection API, SLING-INF/content/config.xml',
        section: 'AntiSamy policy: common-attributes and global-tag-attributes',
        address:
          'https://github.com/apache/sling-org-apache-sling-xss/blob/master/src/main/resources/SLING-INF/content/config.xml',
      },
      fields: richTexts,
      forbidden: ['on*'],
    },
    {
      id: 'aem.html-context-links',
      kind: 'schemes',
      level: 'changed',
      says: 'Rich text shown in the context html loses links to javascript:.',
      source: {
        title: 'Apache Sling, XSS Protection API, SLING-INF/content/config.xml',
        section: 'common-regexps: onsiteURL, offsiteURL; an attribute that fits neither is removed',
        address:
          'https://github.com/apache/sling-org-apache-sling-xss/blob/master/src/main/resources/SLING-INF/content/config.xml',
      },
      fields: richTexts,
      forbidden: ['javascript'],
      removes: 'attribute',
    },
    {
      id: 'aem.languages',
      kind: 'languages',
      says: 'The name of a language root is a code of ISO 639-1, alone or with a country of ISO 3166: de, de_ch.',
      source: {
        title: 'Adobe Experience Manager, Extending the Multi Site Manager',
        section: 'Changing language names and default countries: ISO-639-1, ISO 3166',
        address:
          'https://github.com/AdobeDocs/experience-manager-65-lts.en/blob/main/help/sites-developing/extending-msm.md',
      },
      spelling: 'aa_aa',
      codes: { 'zh-Hans': 'zh_cn', 'zh-Hant': 'zh_tw', 'zh-Hans-CN': 'zh_cn', 'zh-Hant-TW': 'zh_tw' },
      form: `(?:${iso639.replaceAll(' ', '|')})(?:_(?:${iso3166.replaceAll(' ', '|')}))?`,
    },
  ],
};
