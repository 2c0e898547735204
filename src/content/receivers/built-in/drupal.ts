import type { ReceiverProfile } from '../receiver-profile';
import { bodyRules } from './drupal-bodies';
import { interfaceRules } from './drupal-interface';
import { tmgmtRules } from './drupal-tmgmt';
import { named } from './fields';
import { drupalCodes } from './language-lists';

const api = 'https://api.drupal.org/api/drupal';
const titles = named('title', 'node_title');
/** The field of an alias is `path`, and its value `path[0][alias]`. */
const aliases = { ids: [...named('alias', 'path_alias').ids, 'path', '*][alias', '*[alias]'] };

/** Drupal 10 with the formats of its standard profile, and the Translation Management Tool. */
export const drupal: ReceiverProfile = {
  format: 'locdesk-receiver',
  version: 1,
  id: 'drupal',
  name: 'Drupal',
  about:
    'Nodes, terms, aliases and interface texts of Drupal 10, the text format Basic HTML of its standard profile, and what TMGMT checks. Drupal keeps a body as delivered and filters it whenever it is shown.',
  rules: [
    {
      id: 'drupal.title-length',
      kind: 'length',
      level: 'refused',
      says: 'The title of a node has at most 255 characters.',
      source: {
        title: 'Drupal core, node/src/Entity/Node.php',
        section: "baseFieldDefinitions(): title, 'max_length' 255",
        address: `${api}/core!modules!node!src!Entity!Node.php/10`,
      },
      fields: titles,
      max: 255,
      unit: 'codePoints',
    },
    {
      id: 'drupal.title-required',
      kind: 'required',
      of: 'value',
      level: 'refused',
      says: 'A node needs a title.',
      source: {
        title: 'Drupal core, node/src/Entity/Node.php',
        section: 'baseFieldDefinitions(): title, setRequired(TRUE)',
        address: `${api}/core!modules!node!src!Entity!Node.php/10`,
      },
      fields: titles,
    },
    {
      id: 'drupal.title-tags',
      kind: 'tags',
      level: 'changed',
      says: 'A title is text: tags are shown as they are written.',
      source: {
        title: 'Drupal core, Plugin/Field/FieldFormatter/StringFormatter.php',
        section: 'viewValue(): the text value has no text format, so it is escaped',
        address: `${api}/core!lib!Drupal!Core!Field!Plugin!Field!FieldFormatter!StringFormatter.php/10`,
      },
      fields: titles,
      allowed: {},
      removes: 'escape',
    },
    {
      id: 'drupal.string-single-line',
      kind: 'single-line',
      level: 'changed',
      says: 'A title is a single line of text; line breaks are removed.',
      replacement: '',
      source: {
        title: 'Drupal core, lib/Drupal/Core/Render/Element/Textfield.php',
        section: 'valueCallback(): line breaks are removed',
        address: `${api}/core!lib!Drupal!Core!Render!Element!Textfield.php/10`,
      },
      fields: titles,
    },
    ...bodyRules,
    {
      id: 'drupal.alias-slash',
      kind: 'pattern',
      level: 'refused',
      says: 'A path alias begins with a slash: "The alias path has to start with a slash."',
      source: {
        title: 'Drupal core, path_alias/src/Entity/PathAlias.php',
        section: 'baseFieldDefinitions(): alias, Regex constraint',
        address: `${api}/core!modules!path_alias!src!Entity!PathAlias.php/10`,
      },
      fields: aliases,
      pattern: '/[^]*',
      form: '/…',
    },
    {
      id: 'drupal.alias-length',
      kind: 'length',
      level: 'refused',
      says: 'A path alias has at most 255 characters.',
      source: {
        title: 'Drupal core, lib/Drupal/Core/Field/Plugin/Field/FieldType/StringItem.php',
        section: "defaultStorageSettings(): 'max_length' => 255",
        address: `${api}/core!lib!Drupal!Core!Field!Plugin!Field!FieldType!StringItem.php/10`,
      },
      fields: aliases,
      max: 255,
      unit: 'codePoints',
    },
    {
      id: 'drupal.term-name-length',
      kind: 'length',
      level: 'refused',
      says: 'The name of a taxonomy term has at most 255 characters.',
      source: {
        title: 'Drupal core, taxonomy/src/Entity/Term.php',
        section: "baseFieldDefinitions(): name, 'max_length' 255",
        address: `${api}/core!modules!taxonomy!src!Entity!Term.php/10`,
      },
      fields: named('term_name'),
      max: 255,
      unit: 'codePoints',
    },
    {
      id: 'drupal.image-alt-length',
      kind: 'length',
      level: 'refused',
      says: 'The alternative text of an image has at most 512 characters.',
      source: {
        title: 'Drupal core, image/src/Plugin/Field/FieldType/ImageItem.php',
        section: "schema(): alt, 'length' => 512",
        address: `${api}/core!modules!image!src!Plugin!Field!FieldType!ImageItem.php/10`,
      },
      fields: { ids: ['alt', '*.alt', '*][alt', '*/alt', '*[alt]'] },
      max: 512,
      unit: 'codePoints',
    },
    {
      id: 'drupal.link-title-length',
      kind: 'length',
      level: 'refused',
      says: 'The text of a link field has at most 255 characters.',
      source: {
        title: 'Drupal core, link/src/Plugin/Field/FieldType/LinkItem.php',
        section: "schema(): title, 'length' => 255",
        address: `${api}/core!modules!link!src!Plugin!Field!FieldType!LinkItem.php/10`,
      },
      fields: named('link_title', 'link_text'),
      max: 255,
      unit: 'codePoints',
    },
    ...interfaceRules,
    ...tmgmtRules,
    {
      id: 'drupal.languages',
      kind: 'languages',
      says: 'Drupal names languages in small letters, such as pt-br and zh-hans, and takes any other tag of at most 12 characters for a custom language.',
      source: {
        title: 'Drupal core, lib/Drupal/Core/Language/LanguageManager.php',
        section:
          "getStandardLanguageList(); custom languages: LanguageFormBase.php, langcode, '#maxlength' => 12",
        address: `${api}/core!lib!Drupal!Core!Language!LanguageManager.php/function/LanguageManager%3A%3AgetStandardLanguageList/10`,
      },
      spelling: 'aa-aa',
      codes: drupalCodes,
      max: 12,
    },
  ],
};
