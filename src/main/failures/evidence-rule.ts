import type { EvidenceRule } from '../../content/evidence/evidence';
import { ruleSaysIn } from '../../content/receivers/rule-says-in';
import type { AppliedProfiles } from '../receivers/applied-profiles';

/**
 * Returns the rule of a receiver that a finding or a reason names, with its source; undefined where no
 * profile has it. A finding also names its receiver, because own profiles may have rules of the same ID.
 */
export function evidenceRule(
  profiles: Pick<AppliedProfiles, 'withRule'>,
  { id, receiver }: { readonly id: string; readonly receiver?: string | undefined },
  language: string,
): EvidenceRule | undefined {
  const having = profiles.withRule(id);
  const profile = having.find(({ name }) => name === receiver) ?? having[0];
  const rule = profile?.rules.find((one) => one.id === id);
  if (profile === undefined || rule === undefined) return undefined;
  return { id, receiver: profile.name, says: ruleSaysIn(language, rule), source: rule.source };
}
