import { markedIn } from '../marks/marked-words';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { Finding } from '../problem';
import { isForeignEnglish } from '../text/english-words';
import { INNER_CAPITAL } from '../text/plain-titles';
import { isFunctionWord, isKnownWord, wordsOf } from '../text/plain-words';
import { isTranslated } from '../text/translated-words';
import { fieldProblem, type FieldProblem } from './request-causes';
import { ownValue } from '../../own-value';

/** The kinds of marks that labels have, by element. */
const KINDS: Readonly<Record<string, 'bold' | 'italic'>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
};
const kinds = ['bold', 'italic', 'title'] as const;
type Kind = (typeof kinds)[number];

/** The labels of a field with one kind of mark, or its title: those that the target keeps, and the others. */
interface MarkedLabels {
  readonly kept: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
}

export type LabelsByKind = Readonly<Record<Kind, MarkedLabels>>;

/**
 * Fewer labels show no practice. So many are kept for each one that is translated, such as an emphasized word
 * among them; names of works have the same capitals as some titles of a program.
 */
const least: Readonly<Record<Kind, { readonly kept: number; readonly share: number }>> = {
  bold: { kept: 3, share: 8 },
  italic: { kept: 3, share: 8 },
  title: { kept: 4, share: 3 },
};

/**
 * The words of English that a field marks, such as the labels of a program, or the title that it consists of.
 * Undefined if it has none.
 */
export function labelsByKind(pair: ParsedPair): LabelsByKind | undefined {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  if (sourceLanguage.base !== 'en') return undefined;
  const isEnglish = (text: string): boolean =>
    wordsOf(text).some((word) => {
      const lower = word.toLowerCase();
      return isForeignEnglish(lower, targetLanguage) || isKnownWord(lower, 'en') || isTranslated(word, pair);
    });
  const labels = { bold: noLabels(), italic: noLabels(), title: noLabels() };
  let hasLabel = false;
  const add = (kind: Kind, text: string, isKept: boolean): void => {
    // A name is kept by all translations.
    if (isKept && (INNER_CAPITAL.test(text) || !isEnglish(text))) return;
    labels[kind][isKept ? 'kept' : 'others'].add(text);
    hasLabel = true;
  };
  const whole = source.readable.text.trim();
  if (isTitle(whole)) add('title', withoutStop(whole), target.readable.text.trim() === whole);
  if (source.isHtml) {
    const after = new Set(markedIn(target).map(({ text }) => withoutStop(text)));
    for (const { tag, text: marked } of markedIn(source)) {
      const text = withoutStop(marked);
      const kind = ownValue(KINDS, tag.name);
      if (kind !== undefined && LABEL.test(text)) add(kind, text, after.has(text));
    }
  }
  return hasLabel ? labels : undefined;
}

/** Whether a text is three words or more with capitals, but for those that join them: "The Art of Sewing". */
function isTitle(text: string): boolean {
  if (text.length > longestTitle || !BEGINS_TITLE.test(text)) return false;
  const words = wordsOf(text);
  return words.length > 2 && words.every((word) => /^\p{Lu}/u.test(word) || isFunctionWord(word, 'en'));
}

const longestTitle = 100;
const BEGINS_TITLE = /^\p{Lu}[^.!?<>{}%\n]*$/u;

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
  const habits = kinds.filter((kind) =>
    isHabit(
      kind,
      labels.map((one) => one?.[kind]),
    ),
  );
  if (habits.length === 0) return problems;
  return problems.map((one) => {
    const findings = [one.problem, ...(one.problem.folded ?? [])];
    const own = labels[one.position];
    const isKept = habits.some((kind) =>
      findings.every(
        (finding) =>
          isOfLabel(finding) &&
          (finding.variant === 'whole') === (kind === 'title') &&
          own?.[kind].kept.has(withoutStop(finding.detail['text'] ?? '')),
      ),
    );
    return isKept ? fieldProblem(one, { ...one.problem, variant: 'labels-kept' }) : one;
  });
}

const isOfLabel = ({ check, variant }: Finding): boolean =>
  check === 'target-equals-source' && (variant === 'label' || variant === 'part' || variant === 'whole');

function isHabit(kind: Kind, labels: readonly (MarkedLabels | undefined)[]): boolean {
  const kept = new Set(labels.flatMap((one) => [...(one?.kept ?? [])])).size;
  const others = new Set(labels.flatMap((one) => [...(one?.others ?? [])])).size;
  return kept >= least[kind].kept && kept >= others * least[kind].share;
}
