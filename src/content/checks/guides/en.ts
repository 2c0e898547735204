import type { CheckGuides } from './check-guide';

export const guides = {
  'target-empty':
    'The target, or a block of it, has no text. Text that moved to another block isn’t reported.',
  'target-equals-source':
    'A field, block or sentence is the same as in the source. Names, single words, code and variants of one language aren’t reported.',
  'other-version':
    'Tags, numbers, links and lengths differ in so many places that the target is probably a translation of another version of the source.',
  'tags-missing':
    'The source has more tags of this kind than the target. Links are compared by their address.',
  'tags-extra': 'The target has more tags of this kind than the source. Links are compared by their address.',
  'tags-reordered':
    'Paragraphs, lists or headings are in another order than in the source. Tags inside a sentence may move.',
  'tags-nesting':
    'A tag is not closed, not opened, or crosses another one. Mistakes that the source has too aren’t reported.',
  'attribute-changed':
    'An attribute that must stay, such as href, src, id or class, has another value. Texts in title and alt may change.',
  'unsafe-html':
    'The target has a script, form, frame or event handler that the source doesn’t have. It could act in the page.',
  placeholders:
    'A placeholder is missing, new or changed, or a plural form of the language is missing. A program fills placeholders in by their names.',
  numbers:
    'A number or its unit is only on one side. Local formats, number words, months and 12- or 24-hour times are recognized.',
  addresses:
    'A URL or e-mail address is only on one side. The part of an address that names the language may differ.',
  'end-punctuation':
    'A block ends with another punctuation mark than in the source. Each script’s own marks are recognized.',
  'edge-spaces':
    'A space at the beginning or end is missing or new. Texts that a program joins would run together.',
  'double-spaces':
    'There are two spaces between words. Where the source has them as well, they aren’t reported.',
  'french-spacing':
    'In French, a no-break space belongs before ; : ! ? and inside « ». Switzerland and Canada have their own rules.',
  'doubled-words':
    'A word is there twice in a row. Repetitions that are usual in the language aren’t reported.',
  brackets: 'A bracket or quotation mark has no partner. Kinds that the source leaves open aren’t reported.',
  script:
    'Letters of another script are in the text, or a passage was left in Latin letters. Names and terms aren’t reported.',
  corrupted: 'Characters were damaged by a wrong encoding, or entities were escaped twice.',
  'invisible-added':
    'The target has an invisible character that the source doesn’t have. Those that the language’s script needs aren’t reported.',
  length:
    'The target is far shorter or longer than usual between these two languages. Very short texts aren’t reported.',
  language: 'A sentence is in the source language or in a third one. Names and titles aren’t reported.',
  'missing-sentences':
    'A block has fewer sentences than its source and is much shorter than expected. Joined sentences aren’t reported.',
  'repeated-text': 'A sentence or passage is there twice. Repetitions that the source has aren’t reported.',
  leftovers:
    'A note, a tool’s tag, Markdown or filler text was left in the target. What the source has as well isn’t reported.',
  html: 'The target isn’t valid HTML: an unknown element, wrong nesting, or a repeated ID. Mistakes of the source aren’t reported.',
  'tag-contents':
    'A tag is empty or around other words than in the source, or two links have exchanged their addresses.',
  'line-breaks':
    'The lines of a plain text are not as many as in the source. Texts that are wrapped at a width aren’t reported.',
  code: 'Code, a constant, an option, or a file or product name has changed. Comments and texts in code may be translated.',
  symbols: 'A symbol such as ®, ™, ± or an emoji is missing or new. Words that stand for it are recognized.',
  'number-format':
    'A number or date is in the form of another language. Versions and section numbers aren’t reported.',
  punctuation:
    'Quotation marks, full-width or half-width marks, or spaces beside marks aren’t those of the language. What the source does in the same way isn’t reported.',
  'letter-case':
    'A sentence begins with a small letter, or a word has capitals inside. Names of the source aren’t reported.',
  spelling:
    'A word isn’t in the dictionary and is one slip away from a common word. Names, terms and rare words aren’t reported, nor words that the source has.',
  'across-languages':
    'This target lacks a sentence that all other languages have, or most languages differ from the source in the same way.',
  inconsistent:
    'The same text is translated in another way in another request of the same connection and languages.',
  'same-target': 'Two different texts have the same translation between these two languages.',
  'term-missing':
    'A term of the source is in a termbase, and the target has none of the translations that it prefers or admits. Any inflected form counts; terms without a translation aren’t checked.',
  'term-forbidden': 'The target has a word that a termbase forbids for a term of the source, or in general.',
  'term-inconsistent': 'A term has another admitted translation here than in most fields of the request.',
  refused:
    'A receiver, the system that the target is imported into, doesn’t take the value. Requests without a receiver aren’t checked.',
  'stored-differently':
    'A receiver takes the value but stores it in another form. Requests without a receiver aren’t checked.',
} as const satisfies CheckGuides;
