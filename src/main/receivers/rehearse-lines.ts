import type { ReceiverProfile } from '../../content/receivers/receiver-profile';
import { findingSentence } from '../../content/receivers/finding-sentence';
import { rehearseField, rehearseRequest } from '../../content/receivers/rehearse';
import type { DeliveredField, Place, RehearsalFinding } from '../../content/receivers/rehearsed';

/** A request as a line of `locdesk check` has it. */
interface Line {
  readonly language: { readonly target: string };
  readonly fields: readonly {
    readonly id: string;
    readonly type?: string;
    readonly data?: string;
    readonly value: string;
    readonly target?: string;
  }[];
}

export interface LineFinding {
  readonly field: string;
  readonly profile: string;
  readonly rule: string;
  readonly kind: RehearsalFinding['kind'];
  readonly message: string;
  /** UTF-16 offsets into the target, `to` exclusive. */
  readonly places: readonly Place[];
}

export interface RehearsedLine {
  readonly findings: readonly LineFinding[];
  /** The fields that a receiver would change, as it would store them, by ID. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** Rehearses a request with each profile. Of several receivers that change a field, the first one counts. */
export function rehearseLine(profiles: readonly ReceiverProfile[], line: Line): RehearsedLine {
  const fields = line.fields.flatMap((field, position): DeliveredField[] => {
    const { id, type = 'localizable', data = 'html', value: source, target } = field;
    return target === undefined ? [] : [{ id, type, data, position, source, target }];
  });
  const stored: Record<string, string> = {};
  const findings = profiles.flatMap((profile) => {
    const ofRequest = rehearseRequest(profile, { language: line.language.target, fields });
    const ofFields = fields.flatMap((field) => {
      const rehearsed = rehearseField(profile, field);
      if (rehearsed.stored !== field.target) stored[field.id] ??= rehearsed.stored;
      return rehearsed.findings;
    });
    return [...ofRequest, ...ofFields].map((finding) => lineFinding(profile, finding));
  });
  return { findings, ...(Object.keys(stored).length === 0 ? {} : { stored }) };
}

function lineFinding(profile: ReceiverProfile, finding: RehearsalFinding): LineFinding {
  const { fieldId, rule, kind, places } = finding;
  return {
    field: fieldId,
    profile: profile.id,
    rule: rule.id,
    kind,
    message: findingSentence(profile, finding),
    places,
  };
}
