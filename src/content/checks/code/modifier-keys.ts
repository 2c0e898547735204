import { firstMatches, surplus } from '../counted';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import type { BlockPair } from '../parsed/parsed-pair';
import type { TextBlock } from '../parsed/readable-text';
import { textOf } from '../parsed/text-of';
import { ownValue } from '../../own-value';

interface Modifier {
  readonly key: string;
  readonly text: string;
  readonly start: number;
}

/** Finds a key that is held down with others and became another one: Ctrl+S, Shift+S. */
export const modifierKeys: FieldCheck = {
  ids: ['code'],
  find({ source, target, blocks }, problems) {
    if (!MODIFIER_SIGN.test(source.readable.text)) return;
    for (const block of blocks) {
      const changed = otherLetter(source, target, block);
      if (changed !== undefined) {
        const [was, is] = changed;
        const places = {
          source: [source.readable.spanAt(was.start, was.text)],
          target: [target.readable.spanAt(is.start, is.text)],
        };
        problems.add('code', 'changed-style', { before: was.text, after: is.text }, places);
      }
      const [before, after] = [modifiersIn(source, block.source), modifiersIn(target, block.target)];
      const [lost, ...others] = surplus(before, after, keyOf);
      const [added, ...more] = surplus(after, before, keyOf);
      if (lost === undefined || added === undefined || others.length !== more.length) continue;
      // Several of one key may be another one throughout.
      if (others.some(({ key }) => key !== lost.key) || more.some(({ key }) => key !== added.key)) continue;
      // The source has a word for it: "Holding Control or Shift".
      if (
        added.key === 'ctrl' &&
        /\bControl\b(?= (?:or|and|key)\b|\s?[,+-])/.test(textOf(source, block.source))
      )
        continue;
      const at = before.findIndex(({ key }, index) => key === lost.key && after[index]?.key === added.key);
      const [was, is] = [before[at] ?? lost, after[at] ?? added];
      problems.add(
        'code',
        'changed',
        { before: was.text, after: is.text },
        {
          source: [source.readable.spanAt(was.start, was.text)],
          target: [target.readable.spanAt(is.start, is.text)],
        },
      );
    }
  },
};

/**
 * The only shortcut of a block whose letter is another one, where its modifier has the name of another
 * language, "Ctrl+S", "Strg+A", or a tag of its own.
 */
function otherLetter(
  source: ParsedValue,
  target: ParsedValue,
  block: BlockPair,
): readonly [was: Modifier, is: Modifier] | undefined {
  const [before, after] = [shortcutsIn(source, block.source), shortcutsIn(target, block.target)];
  const [was, ...others] = surplus(before, after, keyOf);
  const [is, ...more] = surplus(after, before, keyOf);
  if (was === undefined || is === undefined || others.length + more.length > 0) return undefined;
  const isOneModifier = was.key.slice(0, -1) === is.key.slice(0, -1);
  // With the same name it is a name that changed, unless tags divide it.
  const isFoundAsName = was.text.slice(0, 3) === is.text.slice(0, 3) && source.raw.includes(was.text);
  return isOneModifier && !isFoundAsName ? [was, is] : undefined;
}

const shortcutsIn = (value: ParsedValue, block: TextBlock): readonly Modifier[] =>
  firstMatches(textOf(value, block), SHORTCUT).map(
    ({ index, 0: text, 1: modifier = '', 2: letter = '' }) => ({
      key: `${KEYS[modifier.toLowerCase()]}${letter}`,
      text,
      start: block.start + index,
    }),
  );

const SHORTCUT =
  /(?<![\p{L}\p{N}+-])(Ctrl|Strg|Shift|Umschalt|Maj|Mayús|Maiusc)\s?\+\s?([A-Z\d])(?![\p{Lu}\p{Ll}\p{N}])/gu;

/** The keys by their names in several languages; words of prose are keys only before a sign. */
const KEYS: Readonly<Record<string, string>> = {
  ctrl: 'ctrl',
  strg: 'ctrl',
  control: 'ctrl',
  alt: 'alt',
  shift: 'shift',
  umschalt: 'shift',
  umschalten: 'shift',
  maj: 'shift',
  mayús: 'shift',
  maiusc: 'shift',
  meta: 'meta',
  super: 'super',
  cmd: 'cmd',
  command: 'cmd',
};

/** Whether a word is the name of a key that a text names as well: "MAIUSC", "the Shift key". */
export function isKeyOf(word: string, value: ParsedValue): boolean {
  const key = ownValue(KEYS, word.toLowerCase());
  return key !== undefined && keysIn(value).has(key);
}

/** The keys of which a value has the name, or a word like it. */
const keysIn = once(
  ({ prose }: ParsedValue): ReadonlySet<string | undefined> =>
    new Set(prose.match(/\p{L}{1,20}/gu)?.map((word) => ownValue(KEYS, word.toLowerCase()))),
);

const MODIFIER_SIGN = /Ctrl|CTRL|Alt|ALT|Shift|SHIFT|(?:Control|Meta|Super|Cmd|Command)\s?[+-]/;
/** A key that locks the capitals, "Bloq Mayús", is another one, and so is "Alt Gr". */
const MODIFIER =
  /(?<![\p{L}\p{M}\p{N}_]|(?:Verr|Bloq|Bloc|Blocco|Caps)\.?\s?)(?:Ctrl|CTRL|Strg|STRG|Alt(?!\s?Gr)|ALT|Shift|SHIFT|Umschalt(?:en)?|Maj|Mayús|Maiusc|(?:Control|Meta|Super|Cmd|Command)(?=\s?[+-]))(?:taste|-Taste)?(?![\p{Lu}\p{Ll}\p{M}\p{N}_]|\p{Lo}\p{Ll})/gu;

const modifiersIn = (value: ParsedValue, block: TextBlock): readonly Modifier[] =>
  firstMatches(textOf(value, block), MODIFIER).map(({ index, 0: text }) => ({
    key: KEYS[text.toLowerCase().replace(/-?taste$/, '')] ?? text,
    text,
    start: block.start + index,
  }));

const keyOf = ({ key }: Modifier): string => key;
