/** Texts of the character inspector, loaded with it. */
export const inspectorMessages = {
  'inspector.title': 'Character inspector',
  'inspector.close': 'Close',
  'inspector.text': 'Text to inspect',
  'inspector.text.hint': 'Select a part of it to see only that, or write or paste other text.',
  'inspector.characters': 'Characters',
  'inspector.count_one': '{{count, number}} code point',
  'inspector.count_other': '{{count, number}} code points',
  'inspector.first_one': 'The first {{shown, number}} of {{count, number}} code point',
  'inspector.first_other': 'The first {{shown, number}} of {{count, number}} code points',
  'inspector.character': 'Character',
  'inspector.codePoint': 'Code point',
  'inspector.name': 'Name',
  'inspector.category': 'Category',
  'inspector.script': 'Script',
  'inspector.utf8': 'UTF-8',
} as const;
