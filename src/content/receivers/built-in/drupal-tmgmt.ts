import type { FieldRule } from '../receiver-profile';

/** The rules on translations that the Translation Management Tool checks. */
export const tmgmtRules: readonly FieldRule[] = [
  {
    id: 'drupal.tmgmt-not-empty',
    kind: 'required',
    level: 'refused',
    says: 'TMGMT does not accept an empty translation: "The field is empty."',
    of: 'value',
    source: {
      title: 'Translation Management Tool, src/Form/JobItemForm.php',
      section: 'validateJobItem(): empty()',
      address: 'https://git.drupalcode.org/project/tmgmt/-/blob/8.x-1.x/src/Form/JobItemForm.php',
    },
    fields: { ids: ['*][*'] },
  },
  {
    id: 'drupal.tmgmt-tags',
    kind: 'same-tags',
    compares: 'whole',
    level: 'refused',
    says: 'Validate HTML tags of TMGMT compares the tags, with their attributes and order, with those of the source: "HTML tag validation failed".',
    source: {
      title: 'Translation Management Tool, src/Form/JobItemForm.php',
      section: 'validateTags(), compareHTMLTags()',
      address: 'https://git.drupalcode.org/project/tmgmt/-/blob/8.x-1.x/src/Form/JobItemForm.php',
    },
    fields: { ids: ['*][*'] },
  },
  {
    id: 'drupal.tmgmt-length',
    kind: 'length',
    level: 'refused',
    says: 'TMGMT counts bytes: a title of 255 characters with umlauts is longer than its limit. "The field has @size characters while the limit is @limit."',
    source: {
      title: 'Translation Management Tool, src/Form/JobItemForm.php',
      section: 'validateMaxLength(): strlen()',
      address: 'https://git.drupalcode.org/project/tmgmt/-/blob/8.x-1.x/src/Form/JobItemForm.php',
    },
    fields: { ids: ['title][*', '*][title][*', 'name][*', '*][name][*'] },
    max: 255,
    unit: 'utf8Bytes',
  },
];
