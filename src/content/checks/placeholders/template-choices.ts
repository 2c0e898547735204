import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';

/**
 * Whether a mark belongs to a choice of a template, such as `{is_class?Class:Printer}`: it is no punctuation
 * and no lost letter. The source has a choice by the same value; where there is no source, another text has
 * to follow after a colon.
 */
export function isOfChoice(at: number, { readable: { text } }: ParsedValue, source: ParsedValue): boolean {
  if (text[at] !== '?' && text[at] !== ':') return false;
  const open = openedAt(text, at);
  const head = open === -1 ? undefined : HEAD.exec(text.slice(open, open + longestHead))?.[0];
  if (head === undefined || (text[at] === '?' && open + head.length !== at + 1)) return false;
  return source.raw === '' ? hasOther(text.slice(at + 1, at + 1 + longestText)) : headsIn(source).has(head);
}

/** The value that decides, perhaps compared with another one: `{PREV>0?`, `{SECTION=jobs?`. */
const HEAD = /^\{[A-Za-z_$#][\w.$-]{0,60}(?:[=<>!]{1,2}[\w.-]{0,40})?\?/;
const HEADS = new RegExp(HEAD.source.slice(1), 'g');
const longestHead = 110;
/** Texts to choose from are a sentence at most, but others may be chosen inside of them. */
const longestText = 500;

/** Whether a colon stands behind the name of a plural form: `{[plural(num) one: author, other: authors]}`. */
export const endsPluralForm = (text: string, at: number): boolean =>
  text[at] === ':' && PLURAL_FORM.test(text.slice(Math.max(0, at - longestText), at));

const PLURAL_FORM =
  /\{\[\s?plural\([\w\s]{1,40}\)(?=[\s,])[^[\]{}]{0,450}(?<!\p{L})(?:zero|one|two|few|many|other)$/u;

const headsIn = once(
  ({ readable: { text } }: ParsedValue): ReadonlySet<string> => new Set(text.match(HEADS)),
);

/** Returns the offset of the brace around a place; -1 without one. */
function openedAt(text: string, at: number): number {
  let depth = 0;
  for (let from = at - 1; from >= Math.max(0, at - longestText); from -= 1) {
    if (text[from] === '}') depth += 1;
    else if (text[from] === '{') {
      if (depth === 0) return from;
      depth -= 1;
    }
  }
  return -1;
}

function hasOther(rest: string): boolean {
  let depth = 0;
  for (const char of rest) {
    if (char === ':' && depth === 0) return true;
    if (char === '{') depth += 1;
    else if (char === '}') depth -= 1;
    if (depth < 0) return false;
  }
  return false;
}
