import { matchesOf } from '../../text/matches';
import { countOf } from '../counted';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import { blockPairAt, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { lowerTextOf } from '../text/letter-runs';
import { textOf } from '../parsed/text-of';

/** Names of a kind, and how they look with another sign inside of them. */
interface DividedKind {
  /** Is in each name of the kind, and sooner found than the name. */
  readonly sign: RegExp;
  readonly namesIn: (source: ParsedValue) => ReadonlySet<string>;
  readonly divided: RegExp;
  readonly joined: (divided: string) => string;
}

const allOf =
  (pattern: RegExp) =>
  ({ readable }: ParsedValue): ReadonlySet<string> =>
    new Set(readable.text.match(pattern));

const kinds: readonly DividedKind[] = [
  // OpenSSL, "Open SSL"
  {
    sign: /\p{Ll}\p{Lu}/u,
    namesIn: once(
      allOf(
        /\p{Lu}(?<![\p{L}\p{M}\p{N}_]\p{Lu})(?=\p{L}{0,30}\p{Ll}\p{Lu})[\p{Lu}\p{Ll}]{3,60}(?![\p{Lu}\p{Ll}\p{N}_])/gu,
      ),
    ),
    divided:
      /\p{Lu}(?<![\p{L}\p{M}\p{N}_]\p{Lu})[\p{Lu}\p{Ll}]{1,30} \p{Lu}[\p{Lu}\p{Ll}]{1,30}(?![\p{Lu}\p{Ll}\p{N}_])/gu,
    joined: (divided) => divided.replace(' ', ''),
  },
  // MAX_FILE_SIZE, "MAX-FILE_SIZE"
  {
    sign: /[A-Z]_[A-Z]/,
    namesIn: once(allOf(/(?<![\p{L}\p{N}_])[A-Z]{2,30}(?:_[A-Z]{2,30}){1,8}(?![\p{L}\p{N}_])/gu)),
    divided: /(?<![\p{L}\p{N}_-])[A-Z]{2,30}(?:[_ -][A-Z]{2,30}){1,8}(?![\p{L}\p{N}_-])/gu,
    joined: (divided) => divided.replaceAll(/[ -]/g, '_'),
  },
  // manual.pdf, "manual .pdf"
  {
    sign: /\w\.[a-z]/,
    namesIn: once(allOf(/(?<![\w./-])[\w-]{2,60}\.[a-z]{2,4}(?![\w./-])/g)),
    divided: /(?<![\w./-])[\w-]{2,60}(?: \.|\. )[a-z]{2,4}(?![\p{L}\p{M}\w./-])/gu,
    joined: (divided) => divided.replace(' ', ''),
  },
];

/**
 * Finds names with a space or another sign inside of them, "Open SSL", "MAX-SIZE", where the source has no
 * such words and their block has the name less often.
 */
export const dividedNames: FieldCheck = {
  ids: ['code'],
  find(pair, problems) {
    const { source, target } = pair;
    for (const { sign, namesIn, divided: pattern, joined } of kinds) {
      if (!sign.test(source.readable.text) || namesIn(source).size === 0) continue;
      for (const { index, 0: divided } of matchesOf(target.readable.text, pattern, mostNames)) {
        const name = joined(divided);
        if (name === divided || !namesIn(source).has(name)) continue;
        if (lowerTextOf(source).includes(divided.toLowerCase())) continue;
        const at = placeBeside(pair, index, name);
        const span = target.readable.spanAt(index, divided);
        if (at === undefined || problems.hasAt('code', span)) continue;
        const places = { source: [source.readable.spanAt(at, name)], target: [span] };
        problems.add('code', 'name-changed', { before: name, after: divided }, places);
      }
    }
  },
};

/** Where the block of the source has a name that its translation has less often, in whatever capitals. */
function placeBeside(pair: ParsedPair, index: number, name: string): number | undefined {
  const block = blockPairAt(pair, 'target', index);
  if (block === undefined) return undefined;
  const [from, to] = [textOf(pair.source, block.source), textOf(pair.target, block.target)];
  const at = from.indexOf(name);
  const [before, after] = [from, to].map((text) => countOf(text.toLowerCase(), name.toLowerCase()));
  return at === -1 || (after ?? 0) >= (before ?? 0) ? undefined : block.source.start + at;
}

/** A hostile value may have any number. */
const mostNames = 2000;
