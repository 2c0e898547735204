import { matchesOf } from '../../text/matches';
import { once } from '../parsed/once';
import { blocksWithText, type BlockPair, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { textOf } from '../parsed/text-of';
import { isPage } from './perhaps';

/*
 * Placeholders of a manual that no program fills in: they stand for what its reader types, and the text about
 * them has their names as words.
 */

/** The stand-ins of both sides that translate each other. */
type StandIns = ReadonlySet<string>;

/** Whether a placeholder of a page stands for any, and is translated as the page's words for it are. */
export const isTranslatedStandIn = ({ text }: { readonly text: string }, pair: ParsedPair): boolean =>
  SIGN.test(text) && translatedStandIns(pair).has(text);

const SIGN = /^[${]\p{L}/u;

const translatedStandIns = once((pair: ParsedPair): StandIns => {
  if (!isPage(pair.source)) return new Set();
  return new Set([...variablesIn(pair), ...definedIn(pair)].flat());
});

type Translated = readonly [was: string, is: string];

/**
 * The variables that the target names otherwise throughout, "$key" and "$kulcs", if the source speaks of any
 * of one name, "every $key", which both texts have as a word. "Dear $name" is one that a program fills in.
 */
function variablesIn(pair: ParsedPair): readonly Translated[] {
  const found = pair.blocks.flatMap((block) => changedIn(block, pair, VARIABLE));
  const names = new Map(found);
  if (found.length < fewestVariables || found.some(([was, is]) => names.get(was) !== is)) return [];
  const isSaid = ([was, is]: Translated): boolean =>
    anyIn(pair.source).has(was) &&
    wordsIn(pair.source).has(was.slice(1)) &&
    wordsIn(pair.target).has(is.slice(1));
  return found.some(isSaid) ? [...names] : [];
}

const fewestVariables = 2;

/** The variables of which a text speaks as of any: "every $key", "any occurrence of $key". */
const anyIn = once(
  ({ readable }: ParsedValue): ReadonlySet<string> =>
    new Set(matchesOf(readable.text, ANY).map(([, name = '']) => name)),
);
const ANY = /\b(?:every|each|any) (?:occurrence of )?(\$\p{L}[\p{L}\p{M}_]{1,40})/giu;

/**
 * Names in braces that are all of a block, each of which the next block explains in both languages, and says
 * that the braces may have any text in them: "{prefix}", "the prefix to add (as {+})".
 */
function definedIn(pair: ParsedPair): readonly Translated[] {
  const blocks = blocksWithText(pair.source);
  return blocks.flatMap((source, at) => {
    const [target, next] = [pair.partnerOf(source), blocks[at + 1]];
    const nextTarget = pair.partnerOf(next);
    if (target === undefined || next === undefined || nextTarget === undefined) return [];
    if (!BRACES_AROUND_ANY.test(textOf(pair.source, next))) return [];
    if (!NAMES_ALONE.test(textOf(pair.source, source)) || !NAMES_ALONE.test(textOf(pair.target, target)))
      return [];
    const [words, others] = [wordsOf(pair.source, next), wordsOf(pair.target, nextTarget)];
    const found = changedIn({ source, target }, pair, NAME_IN_BRACES);
    return found.every(([was, is]) => words.has(was.slice(1, -1)) && others.has(is.slice(1, -1)))
      ? found
      : [];
  });
}

/** The stand-ins of two blocks that the other side has nowhere, if they have as many. */
function changedIn(block: BlockPair, { source, target }: ParsedPair, pattern: RegExp): readonly Translated[] {
  const [lost, added] = (
    [
      [source, block.source, target],
      [target, block.target, source],
    ] as const
  ).map(([value, own, other]) => {
    const known = namesIn(other);
    return matchesOf(textOf(value, own), pattern).flatMap(([name]) => (known.has(name) ? [] : [name]));
  });
  if (lost === undefined || lost.length !== added?.length) return [];
  return lost.map((was, at): Translated => [was, added[at] ?? '']);
}

/** All stand-ins of a value in any form. */
const namesIn = once(
  ({ readable }: ParsedValue): ReadonlySet<string> =>
    new Set(
      [VARIABLE, NAME_IN_BRACES].flatMap((form) => matchesOf(readable.text, form).map(([name]) => name)),
    ),
);

const VARIABLE = /(?<![\p{L}\p{N}$\\])\$\p{L}[\p{L}\p{M}_]{1,40}(?![\p{L}\p{M}\p{N}_(])/gu;
const NAME_IN_BRACES = /(?<![$%#{])\{\p{L}[\p{L}\p{M}_-]{1,40}\}(?!\})/gu;
const BRACES_AROUND_ANY = /\{[^\p{L}\p{N}{}]{0,3}\}/u;
const NAMES_ALONE = /^\s*(?:\{\p{L}[\p{L}\p{M}_-]{1,40}\}\s?){1,4}\s*$/u;

/** The words of a text; the name of a stand-in alone is none. */
const wordsIn = once(({ readable }: ParsedValue): ReadonlySet<string> => wordsInText(readable.text));
const wordsOf = (value: ParsedValue, block: TextBlock): ReadonlySet<string> =>
  wordsInText(textOf(value, block));

const wordsInText = (text: string): ReadonlySet<string> =>
  new Set(matchesOf(text, WORD).map(([word]) => word));
const WORD = /(?<![\p{L}\p{M}\p{N}_${])\p{L}[\p{L}\p{M}_]{1,40}/gu;

/**
 * Whether a name is in a syntax that is all of its block, and that the target has in words of its own between
 * the same signs: `%[message;default_val]`, `%[запрос;значение]`.
 */
export function isInTranslatedSyntax(pair: ParsedPair, block: BlockPair | undefined): boolean {
  if (block === undefined || !pair.source.isHtml) return false;
  const [was, is] = [textOf(pair.source, block.source).trim(), textOf(pair.target, block.target).trim()];
  return (
    SYNTAX.test(was) &&
    /[\u0080-\uffff]/.test(is) &&
    is.length <= longestSyntax &&
    matchesOf(was, WORD).every(([word]) => !is.includes(word)) &&
    was.replaceAll(BETWEEN_SIGNS, '') === is.replaceAll(BETWEEN_SIGNS, '')
  );
}

const longestSyntax = 120;
const SYNTAX = /^[%$@&]\[[\p{L}\p{M}_ -]{1,50}[;:|,][\p{L}\p{M}_;:|, -]{1,50}\]$/u;
const BETWEEN_SIGNS = /[\p{L}\p{M}\p{N}_\s-]/gu;
