import { certaintyOf } from '../certainty';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { Finding, ProblemSpan } from '../problem';

/**
 * Whether a placeholder is surely missing, added or changed: that breaks the program, whatever the cause, and
 * stays a problem of its own. In code it is shown to readers.
 */
export const breaksProgram = (finding: Finding, { source, target }: ParsedPair): boolean =>
  finding.check === 'placeholders' &&
  certaintyOf(finding) === 'sure' &&
  !(isInCode(source, finding.source) || isInCode(target, finding.target));

const isInCode = ({ fixedParts, readable }: ParsedValue, places: readonly ProblemSpan[]): boolean =>
  places.length > 0 &&
  places.every(({ from }) =>
    fixedParts.some(
      ({ text, start, end }) =>
        readable.spanOf(start, end).from === from && readable.prose.slice(start, end) !== text,
    ),
  );
