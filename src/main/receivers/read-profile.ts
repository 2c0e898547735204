import {
  besideOthers,
  profileOfModel,
  type ModelProfile,
} from '../../content/receivers/content-models/profile-of-model';
import { profileFaults } from '../../content/receivers/profile-faults';
import { ProfileFrame, ruleSchemas, type ReceiverProfile } from '../../content/receivers/receiver-profile';
import { AppError } from '../../contract/errors';
import { joined, sentence } from '../../contract/sentence';
import { parseStrictJson } from '../platform/json/strict-json';
import { schemaProblems } from '../platform/json/validation';
import { wordedProblem } from './worded-problem';

/** The largest document, in characters. */
const longestDocument = 2_000_000;

/**
 * Reads the JSON document of a profile, or makes a profile of a content model of Contentful or Storyblok. A
 * model that may be of another space than a known profile gets a profile of its own.
 *
 * @throws AppError INVALID_INPUT with everything that is wrong with it, each with its place
 */
export function readProfileOrModel(
  text: string,
  known: (id: string) => ReceiverProfile | undefined = () => undefined,
): ModelProfile {
  const document = parsedDocument(text);
  const ofModel = profileOfModel(document);
  if (ofModel === undefined || ofModel.profile.rules.length === 0) requireNoModel(document);
  return ofModel === undefined
    ? { profile: checkedProfile(document), leftOut: [], withoutRoom: [] }
    : { ...ofModel, profile: checkedProfile(besideOthers(ofModel.profile, known)) };
}

/** The lists of content models, with the systems that write them. */
const modelLists = [
  ['contentTypes', 'Contentful'],
  ['components', 'Storyblok'],
] as const;

/** Says of a content model without rules what is wrong, because the faults of a profile would be no help. */
function requireNoModel(document: unknown): void {
  if (typeof document !== 'object' || document === null) return;
  const [list, system] = modelLists.find(([name]) => name in document) ?? [];
  if (list === undefined) return;
  throw new AppError(
    'INVALID_INPUT',
    sentence`This content model can't be used: ${list} has no texts with rules. Export it again from ${system}.`,
  );
}

function parsedDocument(text: string): unknown {
  if (text.length > longestDocument)
    throw refusal(['profile: is larger than 2 MB; export a content model without its entries and assets']);
  const parsed = parseStrictJson(text);
  if (!parsed.ok) throw refusal(parsed.problems);
  return parsed.value;
}

/** Returns a parsed document as the profile that it is. @throws AppError as `readProfileOrModel` */
export function checkedProfile(value: unknown): ReceiverProfile {
  const problems = profileProblems(value);
  if (problems.length > 0) throw refusal(problems);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return value as ReceiverProfile;
}

export interface SavedProfile {
  readonly profile: ReceiverProfile;
  /** The IDs of its rules that are left out. */
  readonly refused: readonly string[];
}

/**
 * Reads the document of a profile that was saved. A rule that could be saved once, and is refused now because
 * its pattern could take for ever, is left out; the others still apply.
 *
 * @throws AppError INVALID_INPUT for a document with other faults
 */
export function readSavedProfile(text: string): SavedProfile {
  const value = parsedDocument(text);
  const problems = shapeProblems(value);
  if (problems.length > 0) throw refusal(problems);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const profile = value as ReceiverProfile;
  const rules = profile.rules.filter((rule) => profileFaults({ rules: [rule] }).length === 0);
  const kept = new Set(rules);
  const refused = profile.rules.filter((rule) => !kept.has(rule)).map(({ id }) => id);
  return { profile: refused.length === 0 ? profile : { ...profile, rules }, refused };
}

/** Returns everything that is wrong with a parsed document, each with its place. */
export function profileProblems(value: unknown): readonly string[] {
  const problems = shapeProblems(value);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return problems.length > 0 ? problems : profileFaults(value as ReceiverProfile);
}

/** Returns what is wrong with the properties of a document and of its rules. */
function shapeProblems(value: unknown): readonly string[] {
  const problems = schemaProblems(ProfileFrame, value, 'profile').filter((problem) => !isOfRule(problem));
  if (problems.length > 0) return problems;
  // The frame fits, and each rule is validated by its kind below.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const profile = value as ReceiverProfile;
  return profile.rules.flatMap((rule, index) =>
    schemaProblems(ruleSchemas[rule.kind], rule, `rules[${index}]`).map((problem) =>
      problem.startsWith('rules[') ? problem : `rules[${index}].${problem}`,
    ),
  );
}

/** A rule has more properties than the frame knows. */
const isOfRule = (problem: string): boolean => /^rules\[\d+\]\.\w+: is not known here$/.test(problem);

function refusal(problems: readonly string[]): AppError {
  return new AppError(
    'INVALID_INPUT',
    sentence`This is no profile of a receiver. ${joined(problems.map(wordedProblem), '; ')}`,
    {
      problems,
    },
  );
}
