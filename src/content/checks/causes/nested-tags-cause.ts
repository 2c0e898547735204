import type { ParsedPair } from '../parsed/parsed-pair';
import type { CheckId, Problem, ProblemSpan } from '../problem';
import { foldInto, rankOf, replaced } from './fold';

const SIDES = { 'tags-missing': 'source', 'tags-extra': 'target' } as const satisfies Partial<
  Record<CheckId, 'source' | 'target'>
>;

/**
 * Makes one problem of tags that stand one inside of the other around the same words, and of a link and what
 * its text has of its address, the numbers or all of it: `<code><a href="#box">box</a></code>`.
 */
export function foldNestedTags(pair: ParsedPair, findings: readonly Problem[]): readonly Problem[] {
  const nested = Object.entries(SIDES).reduce(
    (left, [check, side]) => foldNested(left, (finding) => finding.check === check, side),
    findings,
  );
  return foldTextsOfLinks(pair, nested);
}

function foldNested(
  findings: readonly Problem[],
  isOdd: (finding: Problem) => boolean,
  side: 'source' | 'target',
): readonly Problem[] {
  let left = findings;
  const byStart = new Map<number, Problem>();
  for (const finding of findings.filter(isOdd))
    for (const { from } of finding[side]) byStart.set(from, finding);
  for (const outer of findings.filter(isOdd)) {
    const inner = byStart.get(outer[side][0]?.to ?? -1);
    if (inner === undefined || inner === outer || !left.includes(inner) || !left.includes(outer)) continue;
    if (outer.cause !== undefined || inner.cause !== undefined) continue;
    if (!areNested(outer[side], inner[side])) continue;
    const [leader, other] = rankOf(inner) < rankOf(outer) ? [inner, outer] : [outer, inner];
    left = replaced(left, [outer, inner], foldInto(leader, [other], 'passage'));
  }
  return left;
}

/** Whether each place of one is beside a place of the other. */
function areNested(outer: readonly ProblemSpan[], inner: readonly ProblemSpan[]): boolean {
  const [ends, starts] = [new Set(outer.map(({ to }) => to)), new Set(inner.map(({ from }) => from))];
  return inner.every(({ from }) => ends.has(from)) || outer.every(({ to }) => starts.has(to));
}

/** Addresses of a finding about a link, on both sides. */
const addressesOf = ({ check, detail }: Problem): Readonly<Record<'source' | 'target', string>> => ({
  source: (check === 'tags-extra' ? '' : (detail['address'] ?? detail['before'])) ?? '',
  target: (check === 'tags-extra' ? detail['address'] : detail['after']) ?? '',
});

const isOfLink = ({ check, detail }: Problem): boolean =>
  (detail['address'] !== undefined && check !== 'addresses') ||
  (check === 'attribute-changed' && /^(?:href|src)$/.test(detail['attribute'] ?? ''));

/**
 * Folds into a finding about a link what is said of its text: the address that changed in the same way, and
 * the numbers of the address that only one side has.
 */
function foldTextsOfLinks(pair: ParsedPair, findings: readonly Problem[]): readonly Problem[] {
  const texts = findings.filter(
    ({ check, cause }) => (check === 'numbers' || check === 'addresses') && cause === undefined,
  );
  if (texts.length === 0) return findings;
  let left = findings;
  for (const link of findings.filter((finding) => isOfLink(finding) && finding.cause === undefined)) {
    const addresses = addressesOf(link);
    const own = texts.filter((finding) =>
      (['source', 'target'] as const).every((side) =>
        finding[side].every(
          ({ from, to }) =>
            isOfAddress(addresses[side], pair[side].raw.slice(from, to)) &&
            link[side].some((place) => isWithinLink(pair[side].raw, place, from)),
        ),
      ),
    );
    const parts = own.filter((finding) => left.includes(finding));
    if (parts.length > 0) left = replaced(left, [link, ...parts], foldInto(link, parts, 'passage'));
  }
  return left;
}

/** Whether a text is the address, or a number that it has: `rfc2616` has 2616. */
const isOfAddress = (address: string, text: string): boolean => text === address || hasNumber(address, text);

/** Whether a position is in the start tag of a link, or in its text. */
const isWithinLink = (raw: string, { from, to }: ProblemSpan, at: number): boolean =>
  from <= at && at - to < nearest && !raw.slice(to, at).includes('</a>');

/** In UTF-16 units from the link's start tag: the text of a link is short. */
const nearest = 80;

/** Whether an address has a number, with no digit beside it. */
const hasNumber = (address: string, number: string): boolean =>
  /^\d{2,}$/.test(number) && address.split(/\D+/).includes(number);
