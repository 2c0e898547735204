import { spanOfTag } from './tag-parts';
import type { TagPiece } from '../../html/tokenize';
import { surplus } from '../counted';
import type { FieldCheck } from '../field-check';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';

const UNSAFE_ELEMENTS = new Set(
  'script iframe frame frameset object embed applet base meta link style form portal'.split(' '),
);
/** Attributes whose value a browser uses as an address. */
const ADDRESS_ATTRIBUTES = new Set(
  'href src action formaction data poster xlink:href background srcset ping manifest codebase'.split(' '),
);

interface UnsafePart {
  readonly variant: 'element' | 'handler' | 'address' | 'script-text';
  readonly name: string;
  /** The content that the source must contain too. */
  readonly content: string;
  readonly span: ProblemSpan;
}

/** Finds active content that the source does not have: scripts, frames, handlers, executable addresses. */
export const unsafeHtml: FieldCheck = {
  ids: ['unsafe-html'],
  find({ source, target }, problems) {
    const parts = unsafeParts(target);
    if (parts.length === 0) return;
    const inSource = unsafeParts(source);
    const scripts = new Set(surplus(inSource, parts, keyOf).filter(isScript).map(withoutTextsIn));
    for (const part of withoutScriptsOf(surplus(parts, inSource, keyOf))) {
      const hasOtherTexts = isScript(part) && scripts.has(withoutTextsIn(part));
      const variant = hasOtherTexts ? 'script-words' : part.variant;
      problems.add('unsafe-html', variant, { name: part.name }, { target: [part.span] });
    }
  },
};

/** Leaves out the contents of added elements: of as many as were added. */
function withoutScriptsOf(parts: readonly UnsafePart[]): readonly UnsafePart[] {
  const added = Map.groupBy(parts, ({ variant, name }) => `${variant} ${name}`);
  return parts.filter((part) => {
    if (part.variant !== 'script-text') return true;
    const texts = added.get(`script-text ${part.name}`) ?? [];
    const elements = added.get(`element ${part.name}`) ?? [];
    return texts.indexOf(part) < texts.length - elements.length;
  });
}

const isScript = ({ variant, name }: UnsafePart): boolean => variant === 'script-text' && name === '<script>';
const withoutTextsIn = ({ content }: UnsafePart): string => withoutTexts(content);

const keyOf = ({ variant, name, content }: UnsafePart): string => `${variant} ${name} ${content}`;

function unsafeParts({ raw, pieces }: ParsedValue): readonly UnsafePart[] {
  const parts: UnsafePart[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'tag' && !piece.isEnd) addUnsafeInTag(parts, piece);
    if (piece.kind !== 'text' || piece.isTranslatable) continue;
    const content = raw.slice(piece.start, piece.end).trim();
    const span = spanOfTag(piece);
    parts.push({ variant: 'script-text', name: `<${piece.element ?? 'script'}>`, content, span });
  }
  return parts;
}

function addUnsafeInTag(parts: UnsafePart[], tag: TagPiece): void {
  const span = spanOfTag(tag);
  if (UNSAFE_ELEMENTS.has(tag.name) && !isDescription(tag)) {
    parts.push({ variant: 'element', name: `<${tag.name}>`, content: '', span });
  }
  for (const { name, value, valueRange } of tag.attributes) {
    const place = valueRange === undefined ? span : spanOfTag(valueRange);
    if (/^on[a-z]/.test(name) || name === 'srcdoc') {
      // A space before a bracket changes nothing: "toggle ()".
      const content = value.replaceAll(/ {1,20}(?=[(;,])/g, '');
      parts.push({ variant: 'handler', name, content, span: place });
    } else if (ADDRESS_ATTRIBUTES.has(name) && runsWhenFollowed(value)) {
      parts.push({ variant: 'address', name, content: value, span: place });
    }
  }
}

/** Keywords and the like do nothing in a page; `http-equiv` acts as a header of the server's answer. */
const isDescription = ({ name, attributes }: TagPiece): boolean =>
  name === 'meta' &&
  attributes.length > 0 &&
  attributes.every(({ name: of }) => /^(?:name|content|property|charset|lang|itemprop)$/.test(of));

/** Browsers ignore white space and control characters in a scheme. */
function runsWhenFollowed(address: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these are what hides a scheme
  const start = address.slice(0, 200).replaceAll(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200d\ufeff]+/g, '');
  return /^(?:javascript|vbscript|livescript|mocha):|^data:(?:text\/html|image\/svg|application\/x?html|text\/xml)/i.test(
    start,
  );
}

/**
 * Returns a script without the texts that it shows: scripts with equal results differ in these alone. A text
 * has words, with spaces between them where its writing has some, and no sign that means something in code,
 * in HTML or in an address; what else is between quotation marks stays.
 */
const withoutTexts = (script: string): string =>
  script.replaceAll(LITERAL, (literal) => (isText(literal.slice(1, -1)) ? literal.slice(0, 1) : literal));

const LITERAL = /'(?:[^'\\\n]|\\.){0,600}'|"(?:[^"\\\n]|\\.){0,600}"/g;

const isText = (text: string): boolean => /\p{L}\s|\p{Lo}{4}/u.test(text) && !NO_TEXT.test(text);

/** Calls, tags, templates, addresses and their schemes, directives, and escapes of what could be one. */
const NO_TEXT = /[<>=(){}[\]`+|*]|script\s{0,9}:|\/\/|^use |\\(?!['"n]|u(?!00[0-7])[\da-f]{4})/i;
