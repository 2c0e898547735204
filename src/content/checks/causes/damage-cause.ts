import type { Problem } from '../problem';
import { areTouched } from './fold';

/**
 * Leaves out what is found in letters that were read in another encoding: each of their signs is a byte, no
 * quotation mark or control character.
 */
export function withoutDamaged(findings: readonly Problem[]): readonly Problem[] {
  const damaged = findings.filter(({ check, variant }) => check === 'corrupted' && variant === 'mojibake');
  if (damaged.length === 0) return findings;
  const places = damaged.flatMap(({ target }) => target);
  return findings.filter(
    (finding) =>
      damaged.includes(finding) || finding.source.length > 0 || !areTouched(finding.target, places),
  );
}
