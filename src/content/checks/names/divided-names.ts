import { matchesOf } from '../../text/matches';
import { countOf } from '../counted';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import { blockPairAt, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { lowerTextOf } from '../text/letter-runs';
import { textOf } from '../parsed/text-of';

/** Names of a kind, and how they look with other signs inside of them. */
interface DividedKind {
  /** Is in each name of the kind, and sooner found than the name. */
  readonly sign: RegExp;
  readonly name: RegExp;
  readonly divided: RegExp;
  /** The signs that may be lost or other ones. */
  readonly signs: RegExp;
}

const kinds: readonly DividedKind[] = [
  // OpenSSL, "Open SSL"
  {
    sign: /\p{Ll}\p{Lu}/u,
    name: /\p{Lu}(?<![\p{L}\p{M}\p{N}_]\p{Lu})(?=\p{L}{0,30}\p{Ll}\p{Lu})[\p{Lu}\p{Ll}]{3,60}(?![\p{Lu}\p{Ll}\p{N}_])/gu,
    divided:
      /\p{Lu}(?<![\p{L}\p{M}\p{N}_]\p{Lu})[\p{Lu}\p{Ll}]{1,30} \p{Lu}[\p{Lu}\p{Ll}]{1,30}(?![\p{Lu}\p{Ll}\p{N}_])/gu,
    signs: / /g,
  },
  // MAX_FILE_SIZE, "MAX-FILE_SIZE", "MAXFILE_SIZE"
  {
    sign: /[A-Z]_[A-Z]/,
    name: /(?<![\p{L}\p{N}_])[A-Z]{2,30}(?:_[A-Z]{2,30}){1,8}(?![\p{L}\p{N}_])/gu,
    divided: /(?<![\p{L}\p{N}_-])[A-Z]{2,60}(?:[_ -][A-Z]{2,60}){0,8}(?![\p{L}\p{N}_-])/gu,
    signs: /[_ -]/g,
  },
  // manual.pdf, "manual .pdf"
  {
    sign: /\w\.[a-z]/,
    name: /(?<![\w./-])[\w-]{2,60}\.[a-z]{2,4}(?![\w./-])/g,
    divided: /(?<![\w./-])[\w-]{2,60}(?: \.|\. )[a-z]{2,4}(?![\p{L}\p{M}\w./-])/gu,
    signs: / /g,
  },
];

/** The names of a source by what is left of them without the signs of their kind. */
const namesOf = once(({ readable }: ParsedValue) => {
  const names = new Map<DividedKind, ReadonlyMap<string, string>>();
  for (const kind of kinds) {
    if (!kind.sign.test(readable.text)) continue;
    const found = readable.text.match(kind.name) ?? [];
    if (found.length > 0)
      names.set(kind, new Map(found.map((name) => [name.replaceAll(kind.signs, ''), name])));
  }
  return names;
});

/**
 * Finds names with a space or another sign inside of them, "Open SSL", "MAX-SIZE", where the source has no
 * such words and their block has the name less often.
 */
export const dividedNames: FieldCheck = {
  ids: ['code'],
  find(pair, problems) {
    const { source, target } = pair;
    for (const [{ divided: pattern, signs }, names] of namesOf(source)) {
      const found = matchesOf(target.readable.text, pattern, mostNames).flatMap(({ index, 0: divided }) => {
        const name = names.get(divided.replaceAll(signs, ''));
        return name === undefined || name === divided ? [] : [{ index, divided, name }];
      });
      for (const { index, divided, name } of found.slice(0, mostCounted)) {
        if (lowerTextOf(source).includes(divided.toLowerCase())) continue;
        const at = placeBeside(pair, index, name);
        if (at === undefined) continue;
        const [own, span] = [source.readable.spanAt(at, name), target.readable.spanAt(index, divided)];
        if (problems.hasAt('code', span) || problems.hasAt('code', own, 'source')) continue;
        const places = { source: [own], target: [span] };
        problems.add('code', 'name-changed', { before: name, after: divided }, places);
      }
    }
  },
};

/** Where the block of the source has a name that its translation has less often, in whatever capitals. */
function placeBeside(pair: ParsedPair, index: number, name: string): number | undefined {
  const block = blockPairAt(pair, 'target', index);
  if (block === undefined) return undefined;
  const at = textOf(pair.source, block.source).indexOf(name);
  const small = name.toLowerCase();
  const [before, after] = [lowerOf(block.source, pair.source), lowerOf(block.target, pair.target)];
  return at === -1 || countOf(after, small) >= countOf(before, small) ? undefined : block.source.start + at;
}

const lowerOf = once((block: TextBlock, value: ParsedValue): string => textOf(value, block).toLowerCase());

/** A hostile value may have any number, each of which is looked for in its block. */
const mostNames = 2000;
const mostCounted = 50;
