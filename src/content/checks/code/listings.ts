import { surplus } from '../counted';
import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { FoundPlaces } from '../problem-collector';
import { codeTexts, type CodeText } from './code-texts';
import { isMissingLine } from './missing-lines';

/** Finds listings whose lines are joined, in another order, doubled, not indented, or one too few. */
export const listings: FieldCheck = {
  ids: ['code', 'line-breaks', 'repeated-text'],
  find(pair, problems) {
    if (!pair.source.isHtml) return;
    for (const { before, after } of linesOfListings(pair)) {
      const [from, to] = [textsOf(before), textsOf(after)];
      const places: FoundPlaces = { source: [wholeOf(before)], target: [wholeOf(after)] };
      if (to.length < from.length && to.join('').replaceAll(' ', '') === from.join('').replaceAll(' ', ''))
        problems.add('line-breaks', 'lost', {}, places);
      else if (to.length === from.length && to.join('\n') !== from.join('\n')) {
        if (to.toSorted().join('\n') === from.toSorted().join('\n'))
          problems.add('code', 'lines-reordered', {}, places);
      } else if (to.join('\n') === from.join('\n')) {
        if (isIndented(pair.source.raw, before) && !isIndented(pair.target.raw, after))
          problems.add('code', 'indent-lost', {}, places);
      } else if (to.length === from.length + 1) {
        const twice = after.find(
          ({ whole }, at) => whole === after[at - 1]?.whole && timesIn(from, whole) < timesIn(to, whole),
        );
        if (twice !== undefined)
          problems.add('repeated-text', 'twice', { text: twice.whole }, { target: [twice.span] });
      } else if (to.length === from.length - 1 && surplus(after, before, textOf).length === 0) {
        const [lost] = surplus(before, after, textOf);
        if (lost !== undefined && isMissingLine(lost, pair.target))
          problems.add(
            'code',
            'line-missing',
            { text: lost.whole },
            { source: [lost.span], target: [wholeOf(after)] },
          );
      }
    }
  },
};

/** The lines of listings that belong together, where both sides have several. */
function linesOfListings(pair: ParsedPair) {
  const { source, target } = pair;
  const after = Map.groupBy(codeTexts(target).filter(isLine), ({ tag }) => target.blockOfTag.get(tag));
  return [...Map.groupBy(codeTexts(source).filter(isLine), ({ tag }) => source.blockOfTag.get(tag))].flatMap(
    ([block, before]) => {
      const lines = after.get(pair.partnerOf(block)) ?? [];
      return block === undefined || lines.length === 0 ? [] : [{ before, after: lines }];
    },
  );
}

const isLine = (text: CodeText): boolean => text.isLine;
const textOf = ({ whole }: CodeText): string => whole;
const textsOf = (lines: readonly CodeText[]): readonly string[] => lines.map(textOf);

const timesIn = (lines: readonly string[], line: string): number =>
  lines.filter((one) => one === line).length;

const wholeOf = (lines: readonly CodeText[]) => ({
  from: lines[0]?.span.from ?? 0,
  to: lines.at(-1)?.span.to ?? 0,
});

const isIndented = (raw: string, lines: readonly CodeText[]): boolean =>
  lines.some(({ span: { from } }) => /^[ \t]|^&nbsp;/.test(raw.slice(from, from + 6)));
