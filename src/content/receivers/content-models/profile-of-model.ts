import { mostRules, type ReceiverProfile, type ReceiverRule } from '../receiver-profile';
import { contentfulRules, contentfulSpace } from './contentful-model';
import { idPart, unusedName, type ModelRules } from './model-rules';
import { isRecord } from '../../json-object';
import { modelSentence } from './model-sentences';
import { storyblokRules } from './storyblok-model';

/** IDs of profiles whose models do not say which space they are of. */
const modelIds = ['contentful-model', 'storyblok-model'] as const;
const longestName = 60;

function idWith(id: string, space: string | undefined): string {
  return space === undefined ? id : `${id}-${idPart(space)}`.replace(/-$/, '');
}

/**
 * The profile under an ID and name that no other one has, if its model does not say which space it is of: it
 * could be of another space than the one before. An equal profile is kept as it is.
 */
export function besideOthers(
  profile: ReceiverProfile,
  known: (id: string) => ReceiverProfile | undefined,
): ReceiverProfile {
  if (!modelIds.some((id) => id === profile.id)) return profile;
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? ['', ''] : [`-${number}`, ` ${number}`];
    const id = profile.id + suffix[0];
    const rules = profile.rules.map((rule) => ({ ...rule, id: id + rule.id.slice(profile.id.length) }));
    const one = { ...profile, id, name: profile.name + suffix[1], rules };
    const other = known(one.id);
    if (other === undefined || inOneOrder(other.rules) === inOneOrder(one.rules)) return one;
  }
}

/**
 * Rules without their IDs as JSON whose names are sorted: the same for equal rules that were made or written
 * differently.
 */
function inOneOrder(rules: readonly ReceiverRule[]): string {
  const asked = rules.map(({ id: _id, ...rule }) => rule);
  return JSON.stringify(asked, (_name, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** A profile made of a content model. */
export interface ModelProfile {
  readonly profile: ReceiverProfile;
  /** The demands of the model that the profile does not have, such as a pattern of another dialect. */
  readonly leftOut: readonly string[];
  /** The rules beyond the number that a profile can have. */
  readonly withoutRoom: readonly ReceiverRule[];
}

/**
 * Makes a profile of a content model of Contentful or Storyblok; undefined for another document. A model that
 * names its space has a profile of its own, which the next model of that space replaces.
 */
export function profileOfModel(model: unknown): ModelProfile | undefined {
  const contentful = contentfulRules(model);
  if (contentful !== undefined) {
    const space = contentfulSpace(model);
    const name = space === undefined ? 'Contentful, our model' : `Contentful, space ${space}`;
    return profileWith(idWith(modelIds[0], space), name.slice(0, longestName), contentful);
  }
  const storyblok = storyblokRules(model);
  return storyblok && profileWith(modelIds[1], 'Storyblok, our components', storyblok);
}

function profileWith(id: string, name: string, { rules, leftOut }: ModelRules): ModelProfile {
  // Where a model has too many rules, the single lines, which only change a value, are left out first.
  const ordered = ofProfile(id, rules).toSorted(
    (a, b) => Number(a.kind === 'single-line') - Number(b.kind === 'single-line'),
  );
  return {
    profile: { format: 'locdesk-receiver', version: 1, id, name, rules: ordered.slice(0, mostRules) },
    leftOut: [...new Set(leftOut)],
    withoutRoom: ordered.slice(mostRules),
  };
}

/**
 * Begins the IDs of rules with that of their profile, because reasons and evidence name a rule by its ID
 * alone, and models of two spaces have fields of the same names.
 */
function ofProfile(profile: string, rules: readonly ReceiverRule[]): readonly ReceiverRule[] {
  const taken = new Set<string>();
  return rules.map((rule) => {
    const id = `${profile}.${rule.id}`.slice(0, longestRuleId - roomForNumber).replace(/[.-]$/, '');
    return { ...rule, id: unusedName(id, taken) };
  });
}

const longestRuleId = 100;
const roomForNumber = 5;

/** A rule without room in a line: its type and field, and the rule in the words of a language. */
export function withoutRoomLine(rule: ReceiverRule, texts?: Readonly<Record<string, string>>): string {
  const said = texts === undefined ? undefined : modelSentence(rule, texts);
  return [rule.source.section, said?.says ?? rule.says].join(': ');
}
