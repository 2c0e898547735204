/**
 * The names of the checks and the sentences of their problems; `{{name}}` stands for a value of the problem's
 * detail.
 */
export const problemMessages = {
  'checkNames.target-empty': 'Empty target',
  'checkNames.target-equals-source': 'Not translated',
  'checkNames.tags-missing': 'Missing tags',
  'checkNames.tags-extra': 'Added tags',
  'checkNames.tags-reordered': 'Order of blocks',
  'checkNames.tags-nesting': 'Broken tags',
  'checkNames.attribute-changed': 'Changed attributes',
  'checkNames.unsafe-html': 'Unsafe HTML',
  'checkNames.placeholders': 'Placeholders',
  'checkNames.numbers': 'Numbers and units',
  'checkNames.addresses': 'Addresses in the text',
  'checkNames.end-punctuation': 'End of sentences',
  'checkNames.edge-spaces': 'Spaces at the edges',
  'checkNames.double-spaces': 'Double spaces',
  'checkNames.french-spacing': 'French spacing',
  'checkNames.doubled-words': 'Doubled words',
  'checkNames.brackets': 'Brackets and quotes',
  'checkNames.script': 'Script of the language',
  'checkNames.corrupted': 'Damaged characters',
  'checkNames.invisible-added': 'Invisible characters',
  'checkNames.length': 'Length',
  'checkNames.inconsistent': 'Inconsistent',
  'checkNames.same-target': 'Same target',

  'problemText.inconsistent.elsewhere':
    '“{{source}}” is “{{target}}” here and “{{other}}” in request {{request}}. Use the same translation, or dismiss it.',
  'problemText.inconsistent.here':
    '“{{source}}” is “{{target}}” here and “{{other}}” elsewhere in this request. Use the same translation, or dismiss it.',
  'problemText.same-target.elsewhere':
    '“{{target}}” stands for “{{source}}” here and for “{{other}}” in request {{request}}. Check that nothing is mixed up.',
  'problemText.same-target.here':
    '“{{target}}” stands for “{{source}}” here and for “{{other}}” elsewhere in this request. Check that nothing is mixed up.',
  'problemText.target-empty.empty': 'The target is empty. Ask for the translation.',
  'problemText.target-empty.blank': 'The target has only white space. Ask for the translation.',
  'problemText.target-empty.no-text': 'The target has tags and no text. Ask for the translation.',
  'problemText.target-empty.part': 'This part of the source has nothing in the target: “{{text}}”.',
  'problemText.target-equals-source.whole': 'The target is the source: “{{text}}”. Ask for the translation.',
  'problemText.target-equals-source.part':
    'This part stands in the target as in the source: “{{text}}”. Have it translated.',
  'problemText.target-equals-source.sentence':
    'This sentence stands in the target as in the source: “{{text}}”. Have it translated.',
  'problemText.tags-missing.missing': 'A tag of the source is missing in the target: {{tag}}. Put it back.',
  'problemText.tags-missing.missing-address':
    'A tag of the source is missing in the target: {{tag}} with {{address}}. Put it back.',
  'problemText.tags-extra.extra': 'The target has a tag that the source does not: {{tag}}. Remove it.',
  'problemText.tags-extra.extra-address':
    'The target has a tag that the source does not: {{tag}} with {{address}}. Remove it or correct its address.',
  'problemText.tags-reordered.blocks':
    'The blocks are in another order: the target has {{found}} where the source has {{tag}}.',
  'problemText.tags-nesting.unclosed': '{{tag}} is not closed in the target. Add its end tag.',
  'problemText.tags-nesting.unopened':
    '{{tag}} closes nothing in the target. Remove it or add its start tag.',
  'problemText.tags-nesting.crossed':
    '{{tag}} is closed after the tag around it in the target. Swap the two end tags.',
  'problemText.attribute-changed.changed':
    '{{attribute}} of {{tag}} is “{{after}}” in the target and “{{before}}” in the source. It must stay.',
  'problemText.attribute-changed.removed':
    '{{attribute}} of {{tag}} is missing in the target; the source has “{{before}}”. Put it back.',
  'problemText.attribute-changed.added':
    '{{attribute}} of {{tag}} is “{{after}}” in the target; the source has none. Remove it.',
  'problemText.unsafe-html.element':
    'The target has {{name}}, which can act in a page; the source does not. Do not import it before somebody looked.',
  'problemText.unsafe-html.handler':
    'The target has {{name}}, which runs code; the source does not. Do not import it before somebody looked.',
  'problemText.unsafe-html.address':
    'The address in {{name}} runs code in the target; the source has none such. Do not import it before somebody looked.',
  'problemText.unsafe-html.script-text':
    'What is in {{name}} is not what the source has there. Do not import it before somebody looked.',
  'problemText.placeholders.missing':
    'A placeholder is missing in the target: {{placeholder}}. Put it back as it stands in the source.',
  'problemText.placeholders.extra':
    'The target has a placeholder that the source does not: {{placeholder}}. Nothing would fill it in.',
  'problemText.placeholders.order':
    'The placeholders are in another order: the target has {{found}} where the source has {{placeholder}}. They are filled in as they come; number them or put them back.',
  'problemText.placeholders.missing-inside':
    '{{name}} is missing inside {{placeholder}} in the target. Put it back.',
  'problemText.placeholders.missing-branch':
    '{{placeholder}} has no form “{{name}}” in the target, and the language or the source needs it. Add it.',
  'problemText.placeholders.extra-branch':
    '{{placeholder}} has a form “{{name}}” in the target that the source does not. It would never be shown.',
  'problemText.numbers.missing': '{{number}} is missing in the target.',
  'problemText.numbers.extra': '{{number}} is in the target and not in the source.',
  'problemText.numbers.unit': '{{number}} is in {{before}} in the source and in {{after}} in the target.',
  'problemText.addresses.missing': 'An address of the source is missing in the target: {{address}}.',
  'problemText.addresses.extra': 'The target has an address that the source does not: {{address}}.',
  'problemText.end-punctuation.missing': 'The source ends with “{{mark}}” here, the target with no mark.',
  'problemText.end-punctuation.extra': 'The target ends with “{{mark}}” here, the source with no mark.',
  'problemText.end-punctuation.changed':
    'The source ends with “{{before}}” here, the target with “{{after}}”.',
  'problemText.edge-spaces.leading-missing': 'The source begins with a space, the target does not. Add it.',
  'problemText.edge-spaces.leading-extra': 'The target begins with a space, the source does not. Remove it.',
  'problemText.edge-spaces.trailing-missing': 'The source ends with a space, the target does not. Add it.',
  'problemText.edge-spaces.trailing-extra': 'The target ends with a space, the source does not. Remove it.',
  'problemText.double-spaces.double':
    'There are two spaces between two words of the target. Leave one of them.',
  'problemText.french-spacing.missing':
    'French has a no-break space with “{{mark}}”, and here is none. Add it.',
  'problemText.french-spacing.breaking':
    'The space with “{{mark}}” may end up at a line break. Make it a no-break space.',
  'problemText.french-spacing.not-in-canada': 'Canadian French has no space before “{{mark}}”. Remove it.',
  'problemText.doubled-words.doubled': '“{{word}}” stands twice in a row in the target.',
  'problemText.brackets.unclosed': '“{{mark}}” is not closed in the target.',
  'problemText.brackets.unopened': '“{{mark}}” closes nothing in the target.',
  'problemText.brackets.odd': 'A quotation mark has no partner in the target: {{mark}}.',
  'problemText.script.untranslated':
    'The target has a passage in {{script}} letters: “{{text}}”. Have it translated.',
  'problemText.script.unexpected':
    'The target has {{script}} letters, which its language is not written in: “{{text}}”.',
  'problemText.script.mixed':
    '“{{word}}” has {{script}} letters that only look right: {{letters}}. Type them again.',
  'problemText.script.simplified':
    'The target is in traditional Chinese and has simplified characters: {{characters}}.',
  'problemText.script.all-simplified':
    'The target should be in traditional Chinese and is in simplified: {{characters}}.',
  'problemText.script.traditional':
    'The target is in simplified Chinese and has traditional characters: {{characters}}.',
  'problemText.script.all-traditional':
    'The target should be in simplified Chinese and is in traditional: {{characters}}.',
  'problemText.corrupted.mojibake':
    '“{{text}}” is what is left of a character that was read in the wrong encoding. Ask for the target again.',
  'problemText.corrupted.broken': 'A character is damaged: {{text}}. Ask for the target again.',
  'problemText.corrupted.escaped': '“{{text}}” is shown as it stands here, because it was escaped twice.',
  'problemText.corrupted.question-marks':
    'A question mark stands where a letter was lost: “{{text}}”. Ask for the target again.',
  'problemText.invisible-added.added':
    'The target has a character that nobody sees and the source has not: {{character}}.',
  'problemText.length.short':
    'The target has {{percent}} of the source’s length; about {{usual}} is usual. Something may be left out.',
  'problemText.length.long':
    'The target has {{percent}} of the source’s length; about {{usual}} is usual. Something may be added.',
} as const;
