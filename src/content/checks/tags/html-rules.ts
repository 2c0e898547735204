import { VALUELESS } from '../parsed/named-arguments';
import { matchesOf } from '../../text/matches';
import { VOID_ELEMENTS } from '../../html/void-elements';
import { isNear } from '../code/similar';
import { firstOf, surplus } from '../counted';
import type { FieldCheck } from '../field-check';
import { BLOCK_ELEMENTS, type ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import { once } from '../parsed/once';
import { isHtmlElement } from './html-elements';
import { innerTexts } from './inner-text';
import { tagCounts } from './tag-counts';
import { spanOfTag } from './tag-parts';
import { isInline } from './tag-kinds';
import { textFaults, type Fault } from './text-tags';
import { ownValue } from '../../own-value';

/**
 * Finds markup that is wrong in itself, by the rules of the HTML standard, unless the source has the same
 * fault.
 */
export const htmlRules: FieldCheck = {
  ids: ['html'],
  find({ source, target }, problems) {
    if (!target.isHtml || (target.tags.length === 0 && !target.raw.includes('<'))) return;
    const faults = faultsOf(target);
    if (faults.length === 0) return;
    const isOfProgram = elementsOfProgram(source, target);
    const ofSource = new Set(source.tags.map(({ name }) => name));
    const hasXml = [...ofSource].some(isOfXml);
    const known = faultsOf(source);
    const nested = new Set(known.filter(({ rule }) => rule === 'nested').map(({ text }) => text));
    for (const { rule, text, span } of surplus(faults, known, keyOf)) {
      // A source with elements of its own, like those of KDE's texts, may need them in another number.
      const name = rule === 'unknown-element' ? text.slice(1, -1) : undefined;
      if (name !== undefined && (hasXml || ofSource.has(name) || isOfProgram(name))) continue;
      // Tools that nest these do so in all languages, for more or fewer words.
      if (rule === 'nested' && nested.has(text)) continue;
      // The tag around it is not closed, and is reported for that.
      if (rule === 'nested' && isOpen(target, text)) continue;
      // The source shows it as what to type, perhaps in code.
      if (rule === 'text-tag' && source.raw.includes(text)) continue;
      // A message of ICU quotes the signs that are text: "'<'NAME'>'".
      if (rule === 'text-tag' && isQuoted(target, span) && source.raw.includes(QUOTED)) continue;
      // The name of an argument is translated: "<command>", "<コマンド>".
      if (
        rule === 'text-tag' &&
        hasArguments(source) &&
        ARGUMENT.test(target.raw.slice(span.from, span.from + 80))
      )
        continue;
      const variant = rule === 'nested' && text === '<code>' ? 'nested-code' : rule;
      problems.add('html', variant, { text }, { target: [span] });
    }
  },
};

const QUOTED = "'<'";
const isQuoted = ({ raw }: ParsedValue, { from }: ProblemSpan): boolean => raw.startsWith(QUOTED, from - 1);

/**
 * Whether a text names arguments in angle brackets: "Usage: tool <file-name>", "<metric name>", and
 * "<label name>", which has the name of an element and no end tag.
 */
const hasArguments = once(({ raw }: ParsedValue): boolean => {
  const ended = new Set(matchesOf(raw, END_OF).map(([, name]) => name));
  return matchesOf(raw, NAMED).some(([, name = '', word]) =>
    isHtmlElement(name)
      ? word !== undefined && !VALUELESS.has(word) && !ended.has(name)
      : word === undefined || !ended.has(name),
  );
});
const END_OF = /<\/([a-z][\w-]{0,40})/g;
const NAMED = /<([a-z][\w-]{0,40})(?: ([a-z]{2,30})(?: [a-z]{2,30}){0,3})?>/g;

/** A name in the target's language. One letter is no word, but a sign of Chinese may be. */
const ARGUMENT = /^<(?:\p{Script=Han}|\p{L}[\p{L}\p{M}\p{N}_ '’-]{1,60})>/u;

/** Whether a value has fewer end tags of a name than start tags. */
const isOpen = (value: ParsedValue, tag: string): boolean => {
  const times = tagCounts(value);
  const name = tag.slice(1, -1);
  return (times.get(name) ?? 0) > (times.get(`/${name}`) ?? 0);
};

/**
 * The translation's tool may give new IDs, the names of arguments, `<host>`, are translated, and so are pages
 * that attributes name.
 */
function keyOf({ rule, text }: Fault): string {
  if (rule === 'id-twice' || rule === 'unknown-element') return rule;
  return `${rule} ${rule === 'attribute-unquoted' ? text.split('=', 1).join('') : text}`;
}

/** Whether a tag of the source is one of another language, such as DocBook: HTML lacks its long name. */
const isOfXml = (name: string): boolean => name.length > 4 && /^[a-z]+$/.test(name) && !isHtmlElement(name);

/**
 * Returns a function that tells whether an element that HTML lacks is one of the program that shows the text:
 * it stands in pairs, and in place of none of the source's, as it does where `<span>` became `<spann>`, or
 * `<b>OK</b>` became `<fett>OK</fett>`.
 */
function elementsOfProgram(source: ParsedValue, target: ParsedValue): (name: string) => boolean {
  const [before, after] = [tagCounts(source), tagCounts(target)];
  const lost = firstOf(
    [...before].filter(([tag, times]) => times > (after.get(tag) ?? 0)).map(([tag]) => tag.replace('/', '')),
  );
  const [ofSource, ofTarget] = [source, target].map((value) => [...innerTexts(value)]);
  const unmarked = ofSource?.filter(([tag]) => isInline(tag) && lost.includes(tag.name)) ?? [];
  const unknown = ofTarget?.filter(([{ name }]) => !isHtmlElement(name)) ?? [];
  const isReplaced =
    lost.length > 0 &&
    (source.tags.length === target.tags.length || (unmarked.length === 1 && unknown.length === 1));
  const texts = new Set(unmarked.map(([, { text }]) => text));
  const replacing = new Set(unknown.filter(([, { text }]) => texts.has(text)).map(([{ name }]) => name));
  return (name) =>
    !isReplaced &&
    !replacing.has(name) &&
    after.get(name) === after.get(`/${name}`) &&
    !lost.some((tag) => isNear(tag, name, name.length > 3 ? 2 : 1));
}

function faultsOf(value: ParsedValue): readonly Fault[] {
  return [...tagFaults(value), ...nestingFaults(value), ...textFaults(value)];
}

/** Faults inside one tag. */
function* tagFaults({ raw, tags, pieces }: ParsedValue): Iterable<Fault> {
  const ids = new Set<string>();
  for (const tag of tags) {
    const { name, start, end, isEnd, attributes } = tag;
    const span = { from: start, to: end };
    if (!isHtmlElement(name)) yield { rule: 'unknown-element', text: `<${name}>`, span };
    if (isEnd) {
      if (/[^\w\s:>/-]|\s\S/.test(raw.slice(start + 2, end - 1)))
        yield { rule: 'end-tag', text: raw.slice(start, end), span };
      continue;
    }
    for (const attribute of attributes) {
      if (/^[^"']*</.test(attribute.name) && hasPairedQuotes(raw.slice(start, end))) {
        yield { rule: 'tag-not-ended', text: raw.slice(start, end).slice(0, 20), span };
      } else if (
        /[“”„«»"'<]/.test(attribute.name) ||
        (attribute.quote === '' && /[“”„«»"'<=]/.test(attribute.value))
      ) {
        yield { rule: 'attribute-quotes', text: attribute.name, span };
      } else if (attribute.quote === '' && attribute.value !== '') {
        yield { rule: 'attribute-unquoted', text: `${attribute.name}=${attribute.value}`, span };
      } else if (
        attribute.quote !== '' &&
        /[<>]|[\w-]=$/.test(attribute.value) &&
        !/^(?:data-|on|style|title|alt|content|value|srcdoc)/.test(attribute.name)
      ) {
        // A value whose quotation mark was lost goes on to the next one.
        const runsOn = /[\s=]/.test(attribute.value) || attribute.value.includes(`</${name}`);
        const rule = runsOn ? 'attribute-quotes' : 'attribute-sign';
        yield { rule, text: attribute.name, span };
      }
      if (attribute.name !== 'id') continue;
      if (ids.has(attribute.value))
        yield { rule: 'id-twice', text: attribute.value, span: spanOfTag(attribute.valueRange ?? tag) };
      ids.add(attribute.value);
    }
    const written = raw.slice(start, end);
    // One attribute is neither repeated nor glued to another one.
    if (written.indexOf('=') !== written.lastIndexOf('=')) yield* repeatedAttributes(written, span);
  }
  for (const { kind, start, end } of pieces) {
    if (kind === 'text' || kind === 'tag') continue;
    const text = raw.slice(start, end);
    // One that begins with `<?` ends at the next `>`.
    const isShort = text.startsWith('<?') && text.endsWith('>');
    if (kind === 'comment' && !text.endsWith('-->') && !isShort)
      // An end tag whose name has other letters than Latin ones is read as a comment.
      yield {
        rule: text.startsWith('</') ? 'end-tag' : 'comment',
        text: text.slice(0, 20),
        span: { from: start, to: end },
      };
    if (kind === 'other' && /^<[a-z/]/i.test(text) && text !== '</>')
      yield { rule: 'tag-not-ended', text: text.slice(0, 20), span: { from: start, to: end } };
  }
}

const hasPairedQuotes = (tag: string): boolean =>
  ['"', "'"].every((sign) => tag.split(sign).length % 2 === 1);

/** The tokenizer drops repeated attributes, so the tag is read as written. */
function* repeatedAttributes(tag: string, span: ProblemSpan): Iterable<Fault> {
  const names = new Set<string>();
  const isGlued = /(?:"[^"<>]{0,2000}"|'[^'<>]{0,2000}')(?=[\w-]+=)/.test(
    tag.replaceAll(/=\s*("[^"]*"|'[^']*')/g, '="x"'),
  );
  if (isGlued) yield { rule: 'attributes-glued', text: tag.slice(0, 60), span };
  for (const [, name = ''] of matchesOf(tag.replaceAll(/"[^"]*"|'[^']*'/g, '""'), /[\s"]([\w:-]+)(?==)/g)) {
    const plain = name.toLowerCase();
    if (names.has(plain)) yield { rule: 'attribute-twice', text: plain, span };
    names.add(plain);
  }
}

/** Elements that may only stand inside of others. */
const PARENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  li: new Set(['ul', 'ol', 'menu', 'dir']),
  dt: new Set(['dl', 'div']),
  dd: new Set(['dl', 'div']),
  td: new Set(['tr']),
  th: new Set(['tr']),
  tr: new Set(['table', 'thead', 'tbody', 'tfoot']),
};

/** Whether an element may only stand inside of another one: "<td>" in "<tr>". */
export const needsParent = (element = '', parent = ''): boolean =>
  ownValue(PARENTS, element.slice(1, -1))?.has(parent.slice(1, -1)) === true;

/** Elements that may not contain themselves. */
const NOT_IN_ITSELF = new Set([
  'a',
  'button',
  'label',
  'form',
  'b',
  'i',
  'strong',
  'em',
  'u',
  'code',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
/** The standard forbids these in themselves; in the others it has no effect. */
const FORBIDDEN = new Set('a button label form h1 h2 h3 h4 h5 h6'.split(' '));
/** Elements that have only text and inline elements. */
const INLINE_CONTENT = new Set(
  'p h1 h2 h3 h4 h5 h6 pre span b i em strong u s code kbd samp var small sub sup q cite abbr mark label button'.split(
    ' ',
  ),
);
/** An inline element in `INLINE_CONTENT` closes nothing; these end a paragraph that is open. */
const NO_BLOCK = new Set([
  'br',
  'hr',
  'option',
  'optgroup',
  'select',
  'textarea',
  'title',
  'legend',
  'iframe',
  'caption',
  'summary',
]);

/** Depth of nesting that real pages don't reach. */
const deepest = 100;

function* nestingFaults({ tags }: ParsedValue): Iterable<Fault> {
  const open: string[] = [];
  /** Blocks that ended a paragraph, whose end tag may be left out; a later end tag has no start. */
  const ending: Fault[] = [];
  for (const { name, isEnd, isSelfClosing, start, end } of tags) {
    const span = { from: start, to: end };
    if (isEnd) {
      const at = open.lastIndexOf(name);
      if (at !== -1) open.length = at;
      else if (name === 'p') yield* ending.splice(-1);
      continue;
    }
    const parents = ownValue(PARENTS, name);
    if (parents !== undefined) {
      // The end tags of these may be left out.
      while (
        open.length > 0 &&
        ownValue(PARENTS, open.at(-1) ?? '') !== undefined &&
        !parents.has(open.at(-1) ?? '')
      )
        open.pop();
      if (open.length > 0 ? !parents.has(open.at(-1) ?? '') : true) {
        const text = `<${name}>`;
        yield { rule: 'parent', text, span };
      }
    }
    // `<code>/etc/<em><code>NAME</code></em></code>` marks the name in the code.
    const isApart = !FORBIDDEN.has(name) && open.at(-1) !== name;
    if (NOT_IN_ITSELF.has(name) && open.includes(name) && !isApart)
      yield { rule: FORBIDDEN.has(name) ? 'in-itself' : 'nested', text: `<${name}>`, span };
    if (BLOCK_ELEMENTS.has(name) && !NO_BLOCK.has(name) && parents === undefined) {
      const inline = open.findLast((one) => INLINE_CONTENT.has(one));
      const fault = { rule: 'block-in-inline', text: `<${name}> in <${inline}>`, span };
      if (inline === 'p' && open.at(-1) === 'p') {
        ending.push(fault);
        open.pop();
      } else if (inline !== undefined) yield fault;
    }
    // Deeper nesting is not looked at, because each tag is compared with those around it.
    if (!VOID_ELEMENTS.has(name) && !isSelfClosing && open.length < deepest) open.push(name);
  }
}
