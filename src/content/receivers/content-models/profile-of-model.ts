import { profileFaults } from '../profile-faults';
import type { ReceiverProfile, ReceiverRule } from '../receiver-profile';
import { contentfulRules } from './contentful-model';
import { storyblokRules } from './storyblok-model';

/** The most rules that a profile has. */
const mostRules = 500;

/**
 * Makes a profile of a content model of Contentful or Storyblok; undefined for another document. Rules that
 * Locdesk can't follow, such as a pattern of another dialect, are left out.
 */
export function profileOfModel(model: unknown): ReceiverProfile | undefined {
  const contentful = contentfulRules(model);
  if (contentful !== undefined) return profileWith('contentful-model', 'Contentful, our model', contentful);
  const storyblok = storyblokRules(model);
  return storyblok && profileWith('storyblok-model', 'Storyblok, our components', storyblok);
}

function profileWith(id: string, name: string, rules: readonly ReceiverRule[]): ReceiverProfile {
  const usable = [...new Map(rules.map((rule) => [rule.id, rule])).values()].filter(
    (rule) => profileFaults({ rules: [rule] }).length === 0,
  );
  return { format: 'locdesk-receiver', version: 1, id, name, rules: usable.slice(0, mostRules) };
}
