import { checkIds, type CheckId, type Problem, type ProblemCause, type ProblemLevel } from './problem';

/**
 * `sure`: it is so, whatever the text means. `likely`: a mistake in nearly every text, but there are good
 * reasons for it. `style`: a convention of the language that readers of this text may not keep.
 */
export const certainties = ['sure', 'likely', 'style'] as const;
export type Certainty = (typeof certainties)[number];

export function isCertainty(text: string): text is Certainty {
  return certainties.some((one) => one === text);
}

const ofCheck: Readonly<Record<CheckId, Certainty>> = {
  'target-empty': 'sure',
  'target-equals-source': 'likely',
  'other-version': 'likely',
  'tags-missing': 'sure',
  'tags-extra': 'likely',
  'tags-reordered': 'likely',
  'tags-nesting': 'sure',
  'attribute-changed': 'sure',
  'unsafe-html': 'sure',
  placeholders: 'sure',
  numbers: 'likely',
  addresses: 'likely',
  'end-punctuation': 'style',
  'edge-spaces': 'likely',
  'double-spaces': 'style',
  'french-spacing': 'style',
  'doubled-words': 'likely',
  brackets: 'likely',
  script: 'likely',
  corrupted: 'sure',
  'invisible-added': 'likely',
  length: 'likely',
  language: 'likely',
  'missing-sentences': 'style',
  'repeated-text': 'likely',
  leftovers: 'likely',
  html: 'sure',
  'tag-contents': 'likely',
  'line-breaks': 'likely',
  code: 'likely',
  symbols: 'likely',
  'number-format': 'style',
  punctuation: 'style',
  'letter-case': 'style',
  spelling: 'style',
  'across-languages': 'likely',
  inconsistent: 'style',
  'same-target': 'likely',
  'term-missing': 'likely',
  'term-forbidden': 'likely',
  'term-inconsistent': 'style',
  refused: 'sure',
  'stored-differently': 'sure',
};

/** Variants that are less sure than others of their check. */
const lessSure: Readonly<Record<'likely' | 'style', Readonly<Partial<Record<CheckId, string>>>>> = {
  likely: {
    'target-empty': 'part',
    corrupted: 'accent escaped question-marks three-times decomposed loose-part full-width no-accents',
    'missing-sentences': 'cut',
    'attribute-changed': 'added removed changed-likely',
    'unsafe-html': 'script-words',
    html: 'nested',
    placeholders: 'missing-likely extra-likely missing-branch no-access-key access-keys',
    'tags-missing': 'argument code image paragraph missing-address',
  },
  style: {
    'target-equals-source': 'word labels-kept',
    'tags-reordered': 'exchanged-sentences',
    'across-languages': 'sentences',
    'edge-spaces': 'trailing-after-sentence',
    'line-breaks': 'added joined',
    code: 'changed-style name-changed name-missing indent-lost',
    'attribute-changed': 'class class-removed class-added',
    placeholders: 'missing-shown extra-shown',
    html: 'attribute-unquoted nested-code',
    'tags-missing': 'inline joined replaced plain again',
    'tags-extra': 'inline joined plain code extra-address',
    numbers: 'extra reworded',
    addresses: 'extra',
    symbols: 'missing',
    brackets: 'missing',
    'term-forbidden': 'beside',
    'term-missing': 'missing part related',
  },
};

/** By `check.variant`. */
const ofVariant: Readonly<Record<string, Certainty>> = Object.fromEntries(
  (['likely', 'style'] as const).flatMap((certainty) =>
    Object.entries(lessSure[certainty]).flatMap(([check, variants]) =>
      variants.split(' ').map((variant) => [`${check}.${variant}`, certainty] as const),
    ),
  ),
);

/** The checks that find problems of this certainty, all of them or some. */
export function checksWith(certainty: Certainty): {
  readonly all: readonly CheckId[];
  /** By check and variant. */
  readonly some: readonly { readonly check: CheckId; readonly variant: string; readonly isOfIt: boolean }[];
} {
  const variants = Object.entries(ofVariant).flatMap(([name, own]) => {
    const check = checkIds.find((id) => name.startsWith(`${id}.`));
    if (check === undefined || (own === certainty) === (ofCheck[check] === certainty)) return [];
    return [{ check, variant: name.slice(check.length + 1), isOfIt: own === certainty }];
  });
  return { all: checkIds.filter((check) => ofCheck[check] === certainty), some: variants };
}

/**
 * Ways to set and space a text: what is likely a mistake alone is a matter of style where it is the same
 * throughout a request. A number, an address or a bracket is no convention, however often it is wrong.
 */
const conventions: readonly (CheckId | Rated)[] = [
  'edge-spaces',
  'invisible-added',
  'symbols',
  'tags-extra',
  { check: 'across-languages', variant: 'source' },
  { check: 'html', variant: 'nested' },
  { check: 'placeholders', variant: 'access-keys' },
  { check: 'placeholders', variant: 'no-access-key' },
  { check: 'tags-missing', variant: 'argument' },
  { check: 'tags-missing', variant: 'code' },
  { check: 'tags-missing', variant: 'paragraph' },
];

/** The checks whose likely problems may be conventions, all of them or some variants. */
export const conventionChecks = {
  all: conventions.filter((one) => typeof one === 'string'),
  some: conventions.filter((one) => typeof one !== 'string'),
};

/** How sure it is that a problem is a mistake. */
export function certaintyOf({ check, variant, cause }: Rated): Certainty {
  const own = ofVariant[`${check}.${variant}`] ?? ofCheck[check];
  const { all, some } = conventionChecks;
  const mayBeConvention = (): boolean =>
    all.includes(check) || some.some((one) => one.check === check && one.variant === variant);
  return cause === 'habit' && own === 'likely' && mayBeConvention() ? 'style' : own;
}

/** How a problem is shown and counted: a warning that is a matter of style is told apart from the others. */
export type Severity = ProblemLevel | 'style';

export function severityOf(problem: Rated & { readonly level: ProblemLevel }): Severity {
  const { level } = problem;
  return level === 'warning' && certaintyOf(problem) === 'style' ? 'style' : level;
}

/** A problem with what its certainty depends on. */
export type Rated = Pick<Problem, 'check' | 'variant'> & { readonly cause?: ProblemCause | undefined };
