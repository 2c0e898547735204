import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import { blockPairAt, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { lowerTextOf } from '../text/letter-runs';
import { textOf } from '../parsed/text-of';

/**
 * Finds names with a space before a capital inside of them, "Open SSL", where the source has no such words
 * and their block has the name nowhere.
 */
export const dividedNames: FieldCheck = {
  ids: ['code'],
  find(pair, problems) {
    const { source, target } = pair;
    if (namesIn(source).size === 0) return;
    for (const { index, 0: divided } of matchesOf(target.readable.text, DIVIDED, mostNames)) {
      const name = divided.replace(' ', '');
      if (!namesIn(source).has(name) || lowerTextOf(source).includes(divided.toLowerCase())) continue;
      const at = placeBeside(pair, index, name);
      const span = target.readable.spanAt(index, divided);
      if (at === undefined || problems.hasAt('code', span)) continue;
      const places = { source: [source.readable.spanAt(at, name)], target: [span] };
      problems.add('code', 'name-changed', { before: name, after: divided }, places);
    }
  },
};

/** Where the block of the source has a name that its translation lacks. */
function placeBeside(pair: ParsedPair, index: number, name: string): number | undefined {
  const block = blockPairAt(pair, 'target', index);
  if (block === undefined) return undefined;
  const [from, to] = [textOf(pair.source, block.source), textOf(pair.target, block.target)].map((text) =>
    text.indexOf(name),
  );
  return from === undefined || from === -1 || to !== -1 ? undefined : block.source.start + from;
}

const DIVIDED =
  /\p{Lu}(?<![\p{L}\p{M}\p{N}_]\p{Lu})[\p{Lu}\p{Ll}]{1,30} \p{Lu}[\p{Lu}\p{Ll}]{1,30}(?![\p{Lu}\p{Ll}\p{N}_])/gu;
/** A hostile value may have any number. */
const mostNames = 2000;

/** Names with a small letter before a capital. */
const namesIn = once(({ readable }: ParsedValue): ReadonlySet<string> => new Set(readable.text.match(NAME)));
const NAME =
  /\p{Lu}(?<![\p{L}\p{M}\p{N}_]\p{Lu})(?=\p{L}{0,30}\p{Ll}\p{Lu})[\p{Lu}\p{Ll}]{3,60}(?![\p{Lu}\p{Ll}\p{N}_])/gu;
