import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemCollector } from '../problem-collector';
import { isWithin } from '../text/is-within';
import { addMoved } from './mark-problems';
import { isInOtherMark, type Marked } from './marked-words';
import { addressOf } from '../tags/tag-kinds';

/**
 * A name that the source marks stands unmarked in the target, and the mark is on words that the source leaves
 * plain.
 */
export function findMoved(
  pair: ParsedPair,
  before: readonly Marked[],
  after: readonly Marked[],
  problems: ProblemCollector,
): void {
  const { source, target } = pair;
  for (const name of new Set(before.map(({ tag }) => tag.name))) {
    const [of, over] = [
      before.filter(({ tag }) => tag.name === name),
      after.filter(({ tag }) => tag.name === name),
    ];
    if (of.length !== over.length) continue;
    // Some languages write a name with another case: Firmware.
    const [said, others] = [linesOf(of), linesOf(over)];
    const isLost = ({ text, key }: Marked, texts: string): boolean => !texts.includes(key) && isName(text);
    const left = of.filter(
      (one) => isLost(one, others) && isSaid(target, one.text) && !isInOtherMark(one, after),
    );
    const found = over.filter((one) => isLost(one, said) && isSaid(source, one.text));
    for (const [index, one] of found.entries()) {
      const was = left[index];
      if (was === undefined) break;
      const [from, to] = [source.blockOfTag.get(was.tag), target.blockOfTag.get(one.tag)];
      const partner = pair.partnerOf(from);
      if (partner !== undefined && partner !== to) continue;
      // Each word stands beside the other one, and not in another part of a long text.
      if (from !== undefined && !isWithin(source.readable.text.slice(from.start, from.end), one.text))
        continue;
      if (to !== undefined && !isWithin(target.readable.text.slice(to.start, to.end), was.text)) continue;
      addMoved(was, one, problems);
    }
  }
}

/** Finds links to one address that stand around other words of one block, where one side has more links. */
export function findMovedLinks(
  pair: ParsedPair,
  before: readonly Marked[],
  after: readonly Marked[],
  problems: ProblemCollector,
): void {
  const links = [before, after].map((marked) =>
    Map.groupBy(
      marked.filter(({ tag }) => tag.name === 'a'),
      ({ tag }) => addressOf(tag),
    ),
  );
  const [of, over] = links;
  if (of === undefined || over === undefined) return;
  for (const [address, [was, ...others]] of of) {
    const [is, ...more] = over.get(address) ?? [];
    if (was === undefined || is === undefined || others.length + more.length > 0) continue;
    if (is.key.includes(was.key) || !isName(was.text) || !isName(is.text)) continue;
    const [from, to] = [pair.source.blockOfTag.get(was.tag), pair.target.blockOfTag.get(is.tag)];
    if (from === undefined || to === undefined || pair.partnerOf(from) !== to) continue;
    const [text, translation] = [
      pair.source.readable.text.slice(from.start, from.end),
      pair.target.readable.text.slice(to.start, to.end),
    ];
    if (!isWithin(translation, was.text) || !isWithin(text, is.text)) continue;
    // Both words are links on one side: the addresses were exchanged.
    if (isLinked(was, after) || isLinked(is, before)) continue;
    addMoved(was, is, problems);
  }
}

/** Whether a link has these words; "Server" is none of "ServerRoot". */
const isLinked = ({ key }: Marked, marked: readonly Marked[]): boolean =>
  marked.some((one) => one.tag.name === 'a' && isWithin(one.key, key));

/** The text of each mark, which has no line break, on a line of its own. */
const linesOf = (marked: readonly Marked[]): string => marked.map(({ key }) => key).join('\n');

const isName = (text: string): boolean => /[\p{L}\p{N}]{2}/u.test(text) && text.length < 60;

const isSaid = ({ readable }: ParsedValue, text: string): boolean => {
  const at = readable.text.indexOf(text);
  return (
    at !== -1 &&
    !/[\p{L}\p{N}]/u.test((readable.text[at - 1] ?? ' ') + (readable.text[at + text.length] ?? ' '))
  );
};
