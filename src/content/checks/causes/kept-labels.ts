import { markedOnce } from '../marks/marked-words';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { Finding } from '../problem';
import { isForeignEnglish } from '../text/english-words';
import { INNER_CAPITAL } from '../text/plain-titles';
import { isKnownWord, wordsOf } from '../text/plain-words';
import { isTranslated } from '../text/translated-words';
import { fieldProblem, type FieldProblem } from './request-causes';

/** The kinds of marks that labels have, by element. */
const KINDS: Readonly<Record<string, 'bold' | 'italic'>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
};
const kinds = ['bold', 'italic'] as const;

/** The labels of a field with one kind of mark: those that the target keeps, and those that it translates. */
interface MarkedLabels {
  readonly kept: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
}

export type LabelsByKind = Readonly<Record<(typeof kinds)[number], MarkedLabels>>;

/** Fewer labels show no practice. */
const fewestKept = 3;
/** So many labels are kept for each one that is translated, such as an emphasized word among them. */
const leastKept = 8;

/** The words of English that a field marks, such as the labels of a program. Undefined if it has none. */
export function labelsByKind(pair: ParsedPair): LabelsByKind | undefined {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  if (!source.isHtml || sourceLanguage.base !== 'en') return undefined;
  const isEnglish = (text: string): boolean =>
    wordsOf(text).some((word) => {
      const lower = word.toLowerCase();
      return isForeignEnglish(lower, targetLanguage) || isKnownWord(lower, 'en') || isTranslated(word, pair);
    });
  const after = new Set(markedOnce(target).map(({ text }) => withoutStop(text)));
  const labels = { bold: noLabels(), italic: noLabels() };
  let hasLabel = false;
  for (const { tag, text: marked } of markedOnce(source)) {
    const text = withoutStop(marked);
    const kind = KINDS[tag.name];
    if (kind === undefined || !LABEL.test(text)) continue;
    const isKept = after.has(text);
    // A name is kept by all translations.
    if (isKept && (INNER_CAPITAL.test(text) || !isEnglish(text))) continue;
    labels[kind][isKept ? 'kept' : 'others'].add(text);
    hasLabel = true;
  }
  return hasLabel ? labels : undefined;
}

const withoutStop = (text: string): string => text.replace(/[.:…]{1,3}$/, '').trim();

const noLabels = () => ({ kept: new Set<string>(), others: new Set<string>() });

/** Words with a capital at first, or several: one in small letters may be an argument or a command. */
const LABEL = /^(?=.{3,60}$)(?:\p{Lu}|\p{L}[\p{L}\p{M}’'-]*\s)[^<>{}[\]=$_|\\@#]+$/u;

/**
 * Says of labels that are not translated that they are kept where a request keeps nearly all labels with such
 * a mark, as a program without a translation shows them.
 */
export function tellKeptLabels(
  problems: readonly FieldProblem[],
  labels: readonly (LabelsByKind | undefined)[],
): readonly FieldProblem[] {
  if (!problems.some(({ problem }) => isOfLabel(problem))) return problems;
  const habits = kinds.filter((kind) => isHabit(labels.map((one) => one?.[kind])));
  if (habits.length === 0) return problems;
  return problems.map((one) => {
    const findings = [one.problem, ...(one.problem.folded ?? [])];
    const own = labels[one.position];
    const isKept = habits.some((kind) =>
      findings.every(
        (finding) => isOfLabel(finding) && own?.[kind].kept.has(withoutStop(finding.detail['text'] ?? '')),
      ),
    );
    return isKept ? fieldProblem(one, { ...one.problem, variant: 'labels-kept' }) : one;
  });
}

const isOfLabel = ({ check, variant }: Finding): boolean =>
  check === 'target-equals-source' && (variant === 'label' || variant === 'part');

function isHabit(labels: readonly (MarkedLabels | undefined)[]): boolean {
  const kept = new Set(labels.flatMap((one) => [...(one?.kept ?? [])])).size;
  const others = new Set(labels.flatMap((one) => [...(one?.others ?? [])])).size;
  return kept >= fewestKept && kept >= others * leastKept;
}
