/**
 * The sentences of what a receiver refuses, and of what it stores differently; `{{name}}` stands for a value
 * of the finding's detail.
 */
export const findingMessages = {
  'problemText.refused.required': '{{receiver}} refuses an empty field here. Enter a text.',
  'problemText.refused.too-long-characters':
    '{{receiver}} refuses {{length}} characters here: at most {{max}}, {{over}} too many.',
  'problemText.refused.too-long-utf16':
    '{{receiver}} refuses {{length}} characters here: at most {{max}}, {{over}} too many. Emoji count as two.',
  'problemText.refused.too-long-bytes':
    '{{receiver}} refuses {{length}} bytes here: at most {{max}}, {{over}} too many. Letters outside ASCII count as two to four.',
  'problemText.refused.too-long-encoded':
    '{{receiver}} refuses {{length}} characters in an address: at most {{max}}, {{over}} too many. Letters outside ASCII count as six to twelve.',
  'problemText.refused.too-long-words':
    '{{receiver}} refuses {{length}} words here: at most {{max}}, {{over}} too many.',
  'problemText.refused.long-line':
    '{{receiver}} refuses a line of {{length}}: at most {{max}}. Break the line.',
  'problemText.refused.long-word':
    '{{receiver}} refuses {{length}} characters without a space: at most {{max}}. Insert a space.',
  'problemText.refused.line-breaks': '{{receiver}} refuses line breaks here. Write it in one line.',
  'problemText.refused.tag': '{{receiver}} refuses {{tag}} here. Remove the tag.',
  'problemText.refused.attribute': '{{receiver}} refuses the attribute {{attribute}} of {{tag}}. Remove it.',
  'problemText.refused.style': '{{receiver}} refuses the style “{{style}}” of {{tag}}. Remove it.',
  'problemText.refused.scheme':
    '{{receiver}} refuses addresses with {{scheme}} in {{tag}}. Use another address.',
  'problemText.refused.prefix':
    '{{receiver}} refuses “{{prefix}}” at the beginning of the attribute {{attribute}} of {{tag}}. Remove it.',
  'problemText.refused.reference-shown':
    '{{receiver}} refuses {{reference}} here. Write the character itself.',
  'problemText.refused.braces': '{{receiver}} refuses {{text}}: braces after &. Write &amp;.',
  'problemText.refused.tag-form':
    '{{receiver}} refuses {{tag}}, because it writes this tag differently. Write {{form}}.',
  'problemText.refused.reference': '{{receiver}} refuses a bare & here ({{count}}). Write &amp;.',
  'problemText.refused.greater-than': '{{receiver}} refuses a bare > here ({{count}}). Write &gt;.',
  'problemText.refused.less-than': '{{receiver}} refuses a bare < here ({{count}}). Write &lt;.',
  'problemText.refused.character': '{{receiver}} refuses the character {{character}} here. Replace it.',
  'problemText.refused.characters': '{{receiver}} refuses the characters {{characters}} here. Replace them.',
  'problemText.refused.slug': '{{receiver}} refuses this address. Write “{{slug}}”.',
  'problemText.refused.slug-letters':
    '{{receiver}} refuses an address with these letters. Write the address in Latin letters.',
  'problemText.refused.form': '{{receiver}} expects another form here: {{form}}.',
  'problemText.refused.too-short': '{{receiver}} refuses {{length}} characters here: at least {{min}}.',
  'problemText.refused.values': '{{receiver}} takes only one of these texts here: {{values}}.',
  'problemText.refused.forbidden-form':
    '{{receiver}} refuses “{{text}}” here, because it has the form {{pattern}}. Change it.',
  'problemText.refused.url': '{{receiver}} expects a complete address with {{schemes}} here.',
  'problemText.refused.white-space':
    '{{receiver}} refuses superfluous white space here ({{count}}). Remove it.',
  'problemText.refused.escape': '{{receiver}} refuses a bare {{character}} here. Write {{escaped}}.',
  'problemText.refused.escape-sequence':
    '{{receiver}} does not know {{sequence}}. A backslash itself is \\\\.',
  'problemText.refused.xml':
    '{{receiver}} refuses this, because {{what}} makes it no well-formed XML. Close every tag, and write & as &amp;.',
  'problemText.refused.placeholder-missing':
    '{{receiver}} needs the placeholder {{placeholder}}, which is missing. Put it in.',
  'problemText.refused.placeholder-extra':
    '{{receiver}} does not know the placeholder {{placeholder}}. Remove it.',
  'problemText.refused.not-numbered':
    '{{receiver}} refuses several placeholders without numbers, such as {{placeholder}}. Number them: %1$s, %2$s.',
  'problemText.refused.tag-count':
    '{{receiver}} compares tags: {{tag}} is there {{after}} times, in the source {{before}} times. Use the tags of the source.',
  'problemText.refused.tag-order':
    '{{receiver}} compares tags with their attributes and order: {{tag}} is where the source has {{before}}. Use the tags of the source in its order.',
  'problemText.refused.fields-missing':
    '{{receiver}} refuses the request without a text in: {{fields}}. Fill them in.',
  'problemText.refused.field-count':
    '{{receiver}} refuses {{count}} fields in a request: at most {{max}}. Divide the request.',
  'problemText.refused.request-size':
    '{{receiver}} refuses {{size}} bytes in a request: at most {{max}}. Divide the request.',
  'problemText.refused.language':
    '{{receiver}} has no code for the language {{language}}. Use a language that it has.',
  'problemText.stored-differently.too-long-characters':
    '{{receiver}} cuts this after {{max}} characters; it has {{length}}.',
  'problemText.stored-differently.too-long-utf16':
    '{{receiver}} cuts this after {{max}} characters; it has {{length}}. Emoji count as two.',
  'problemText.stored-differently.too-long-bytes':
    '{{receiver}} cuts this after {{max}} bytes; it has {{length}}.',
  'problemText.stored-differently.too-long-encoded':
    '{{receiver}} cuts this after {{max}} characters of an address; it has {{length}}. Letters outside ASCII count as six to twelve.',
  'problemText.stored-differently.too-long-words':
    '{{receiver}} cuts this after {{max}} words; it has {{length}}.',
  'problemText.stored-differently.long-line':
    '{{receiver}} breaks lines longer than {{max}}; the longest has {{length}}.',
  'problemText.stored-differently.long-word':
    '{{receiver}} breaks words longer than {{max}}; the longest has {{length}}.',
  'problemText.stored-differently.line-breaks': '{{receiver}} removes the line breaks ({{count}}).',
  'problemText.stored-differently.tag': '{{receiver}} does not keep {{tag}}.',
  'problemText.stored-differently.attribute': '{{receiver}} removes the attribute {{attribute}} of {{tag}}.',
  'problemText.stored-differently.style': '{{receiver}} removes the style “{{style}}” of {{tag}}.',
  'problemText.stored-differently.scheme':
    '{{receiver}} changes or removes the address with {{scheme}} in {{tag}}.',
  'problemText.stored-differently.prefix':
    '{{receiver}} removes “{{prefix}}” from the attribute {{attribute}} of {{tag}}.',
  'problemText.stored-differently.reference-shown':
    '{{receiver}} shows {{reference}} as it is written. Write the character itself.',
  'problemText.stored-differently.braces': '{{receiver}} removes {{text}}: braces after &. Write &amp;.',
  'problemText.stored-differently.reference': '{{receiver}} writes a bare & as &amp; ({{count}}).',
  'problemText.stored-differently.greater-than': '{{receiver}} writes a bare > as &gt; ({{count}}).',
  'problemText.stored-differently.less-than': '{{receiver}} writes a bare < as &lt; ({{count}}).',
  'problemText.stored-differently.character': '{{receiver}} replaces or removes the character {{character}}.',
  'problemText.stored-differently.characters':
    '{{receiver}} replaces or removes the characters {{characters}}.',
  'problemText.stored-differently.slug': '{{receiver}} stores “{{slug}}”.',
  'problemText.stored-differently.slug-letters':
    '{{receiver}} does not keep these letters in an address. Write the address in Latin letters.',
  'problemText.stored-differently.placeholder-missing':
    '{{receiver}} does not show the value of {{placeholder}}, because it is missing. Put it in.',
  'problemText.stored-differently.placeholder-extra':
    '{{receiver}} has no value for {{placeholder}}. Remove it.',
  'problemText.stored-differently.white-space': '{{receiver}} removes white space ({{count}}).',
  'problemText.stored-differently.escape':
    '{{receiver}} drops a bare {{character}}. Write {{escaped}} to keep it.',
  'problemText.stored-differently.escape-sequence':
    '{{receiver}} drops the backslash of {{sequence}}. A backslash itself is \\\\.',
} as const;
