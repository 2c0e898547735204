import { onOneLine } from '../../text/single-spaces';
import type { TagPiece } from '../../html/tokenize';
import { once, type WithFacts } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import { isDiagram } from './diagrams';

/** Elements whose text a reader types or a program reads. */
const CODE = new Set(['code', 'kbd', 'samp', 'tt', 'pre']);
/** Code of which some parts, whatever their elements are, stand for what a reader types. */
const REPLACEABLE = /[^<>]<i\b|replaceable/i;
/** Arguments, which are named in every language: `--enable=<var>option</var>`. */
const VARIABLE = /<(?:var|em)\b/i;
const VARIABLES = /<(var|em)\b[^<>]{0,100}>[^<>]{0,200}<\/\1>/gi;
/** The start of an argument that is not at its end: `<em class="replaceable">`. */
const IN_VARIABLE = /^<(?:(?:var|em)\b|[^<>]{1,60}replaceable)[^<>]{0,100}>[^<>]{0,40}$/i;

/** The text of an element of code, or of a line of `pre`. */
export interface CodeText extends WithFacts {
  readonly text: string;
  readonly span: ProblemSpan;
  /** The start tag around it. */
  readonly tag: TagPiece;
  /** The class of an element within a line of text, which tells what kind of name it has. */
  readonly className: string;
  /** A line of `pre`, which may have a comment for readers. */
  readonly isLine: boolean;
  /** The text with its strings. */
  readonly whole: string;
  /** The name of a key in `kbd`. */
  readonly isKey: boolean;
  /** It has arguments, for each of which "…" stands in its text. */
  readonly isSyntax: boolean;
  /** Its author says that it is not translated. */
  readonly isKept: boolean;
}

/**
 * Comments and strings are for readers, who know no other language. A directive such as `<!--#if` and the
 * program of a script, `#!/bin/sh`, are none.
 */
const COMMENT =
  /(?:^\s*\*|(?:^|(?<=\s))(?:#(?!!)|\/\/|;|--(?!\w|>|&gt;)|\/\*|(?:<|&lt;)!--(?!#)|rem\b|'(?![^'\n]{0,200}')))[^\n]{0,2000}/gi;
/** The prompt of the administrator before a command with an option or a named value: "# dd if=/dev/sdb". */
const PROMPT =
  /^\s*# (?=[a-z][a-z\d_.+-]{1,30} (?:[^\s()]{1,40} ){0,3}(?:--?[a-z]|[A-Za-z_]{2,30}=[\w/]))(?![^\n]{0,400}(?:[.:)]\s*$| (?:and|are|for|in|is|of|the|this|to|with|your?)(?![\w=-])))/;
const STRING = /"[^"\n]{0,200}"(?:\s?:)?|“[^”“\n]{0,200}”(?:\s?:)?|«[^»«\n]{0,200}»|'[^'\n]{0,200}'/g;
/** The name of a value, which no reader sees: `"maxAge": 900`. */
const NAME_OF_VALUE = /^["“][\w$@.-]{1,60}["”]\s?:$/;
const withoutString = (string: string): string => (NAME_OF_VALUE.test(string) ? string : '""');
/** A line of text among code: many words, or words with the marks of a sentence. */
const SENTENCE =
  /^(?:\.{3} ?[\p{L}\p{M}'’, -]+|\[\p{L}[\p{L}\p{M}'’,]* [\p{L}\p{M}'’, -]{8,200}\]|\[\p{L}{3,30} \p{L}{2,30} [^[\]]{8,200}\]|[\p{L}\p{M}'’, -]+[.:…]{1,3}|(?:[\p{L}\p{M}'’,-]+ ){3,40}[\p{L}\p{M}'’,-]+)$/u;

/** A row of names in capitals is the head of a table. */
const isSentence = (text: string): boolean => SENTENCE.test(text) && /[\p{Ll}\p{Lo}]/u.test(text);

/** A key with a name, or the letter that opens a menu, which has another name in each language. */
const KEY = /^(?:\p{L}[\p{L} ↑↓←→]{2,20}|\p{Lu}\p{Ll}|\p{L})$/u;

const longestVariable = 200;

const TAG = /<[^<>]*>/g;
const BROKEN_TAG = /<[a-z]{1,20}\s/i;
const CLASS = /\sclass="([^"]{1,60})"/i;
const KEPT_TAG = /\stranslate="no"/i;

/** Returns the code of a value in its order, without comments and strings in lines of `pre`. */
export const codeTexts = once((value: ParsedValue) => readCode(value).filter(({ isSyntax }) => !isSyntax));

/** Returns the code in a line of text that has arguments, which are named in every language. */
export const syntaxTexts = once((value: ParsedValue) => readCode(value).filter(({ isSyntax }) => isSyntax));

const readCode = once(({ raw, pieces, isHtml }: ParsedValue): readonly CodeText[] => {
  if (!isHtml) return [];
  const texts: CodeText[] = [];
  const open: {
    readonly tag: TagPiece;
    readonly isKept: boolean;
  }[] = [];
  for (const piece of pieces) {
    if (piece.kind !== 'tag') continue;
    const { name, isEnd, start, end } = piece;
    const isKept = !isEnd && piece.attributes.length > 0 && KEPT_TAG.test(raw.slice(start, end));
    if (!isEnd && (CODE.has(name) || isKept)) open.push({ tag: piece, isKept });
    const last = open.at(-1);
    if (!isEnd || last?.tag.name !== name) continue;
    open.pop();
    if (open.length > 0) continue;
    // The tag before it may say that it is a variable: <em class="replaceable"><code>.
    const content = raw.slice(last.tag.end, start);
    const isListing = name === 'pre' || isOfLines(content);
    if (REPLACEABLE.test(raw.slice(last.tag.start, start)) || (isListing && VARIABLE.test(content))) continue;
    const before = raw.slice(Math.max(0, last.tag.start - longestVariable), last.tag.start);
    if (IN_VARIABLE.test(before.slice(Math.max(0, before.lastIndexOf('<'))))) continue;
    if (name === 'pre') texts.push(...linesOf(raw, last.tag, start));
    else if (isListing) texts.push(...brokenLinesOf(raw, last.tag, start));
    else
      texts.push(
        ...codeText(raw, last.tag, last.tag.end, start, {
          isTyped: name === 'kbd',
          isKept: last.isKept && !content.includes('translate="yes"'),
        }),
      );
  }
  return texts;
});

function* linesOf(raw: string, tag: TagPiece, to: number): Iterable<CodeText> {
  let start = tag.end;
  const content = raw.slice(start, to);
  if (isProse(content) || isDiagram(content)) return;
  for (const line of raw.slice(start, to).split('\n')) {
    yield* codeText(raw, tag, start, start + line.length, { isLine: true });
    start += line.length + 1;
  }
}

/** Whether an element is an example of several lines, as older pages have them: `<code>a<br>b</code>`. */
const isOfLines = (content: string): boolean => BREAK.test(content);

const BREAK = /<br\s?\/?>/i;
const BREAKS = /<br\s?\/?>/gi;

function* brokenLinesOf(raw: string, tag: TagPiece, to: number): Iterable<CodeText> {
  let start = tag.end;
  for (const { index, 0: text } of raw.slice(tag.end, to).matchAll(BREAKS)) {
    yield* codeText(raw, tag, start, tag.end + index, { isLine: true });
    start = tag.end + index + text.length;
  }
  yield* codeText(raw, tag, start, to, { isLine: true });
}

/** Whether `pre` has a wrapped text and no code: lines of words and the marks of sentences. */
function isProse(content: string): boolean {
  const text = content.slice(0, longestProse).replaceAll(TAG, '').trim();
  const lines = text.split('\n');
  const words = text.split(/\s+/).length;
  return (
    lines.length > 1 &&
    words >= lines.length * fewestWords &&
    /[.!?]["”»*]?$/.test(text) &&
    /\p{L},? ?\n\p{Ll}/u.test(text) &&
    lines.every((line) => PROSE_LINE.test(line))
  );
}

/** A text of several pages in `pre` is code, too, somewhere. */
const longestProse = 4000;
/** A line of commands has fewer, on the average. */
const fewestWords = 6;
const PROSE_LINE = /^[\p{L}\p{M}\p{N} .,;:!?'"’“”«»()*-]*$/u;

const NAMED = /[\p{L}\p{N}]|"[_$@]/u;
/** Signs in quotation marks are a value: `'/'`. */
const NAMED_OR_QUOTED = /[\p{L}\p{N}]|^["'‘’“”„«»].{1,20}["'‘’“”„«»]$/u;

function codeText(
  raw: string,
  tag: TagPiece,
  from: number,
  to: number,
  { isLine = false, isTyped = false, isKept = false },
): readonly CodeText[] {
  const shown = raw.slice(from, to).replaceAll(VARIABLES, '…').replaceAll(TAG, '').replaceAll('&nbsp;', ' ');
  // A broken tag is a problem of its own: `<a href="#<a>">`.
  if (BROKEN_TAG.test(shown)) return [];
  const [prompt = ''] = (isLine ? PROMPT.exec(shown) : undefined) ?? [];
  const line = shown.slice(prompt.length);
  const text = isLine
    ? onOneLine(prompt + line.replaceAll(STRING, withoutString).replaceAll(COMMENT, ''))
    : onOneLine(shown);
  if (!(isLine ? NAMED : NAMED_OR_QUOTED).test(text) || (isLine && isSentence(text))) return [];
  const whole = isLine ? onOneLine(prompt + line.replaceAll(COMMENT, '')) : text;
  const isSyntax = !isLine && VARIABLE.test(raw.slice(from, to));
  const className = isLine ? '' : (CLASS.exec(raw.slice(tag.start, tag.end))?.[1] ?? '');
  return [
    {
      text,
      whole,
      tag,
      className,
      span: { from, to },
      isLine,
      isKey: isTyped && KEY.test(text),
      isSyntax,
      isKept,
    },
  ];
}
