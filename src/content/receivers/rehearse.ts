import { fitsPattern, isFieldRule, selects } from './field-selector';
import { receiverLanguage } from './language-codes';
import type { ReceiverProfile, RequestRule } from './receiver-profile';
import type {
  Breach,
  DeliveredField,
  DeliveredRequest,
  RehearsalFinding,
  RehearsedField,
  Refusal,
  ValueEdit,
} from './rehearsed';
import { requiredRule } from './rules/length-rules';
import { askRule } from './rules/rule-kinds';
import { utf8Length } from './rules/text-length';

/**
 * Returns what the receiver would refuse and change of a field, and the value as it would store it. Linear in
 * the length of the value for each rule; never throws.
 */
export function rehearseField(
  profile: Pick<ReceiverProfile, 'rules'>,
  field: DeliveredField,
): RehearsedField {
  const findings: RehearsalFinding[] = [];
  const edits: ValueEdit[] = [];
  const rewrites: ((value: string) => string)[] = [];
  let isUnknown = false;
  const place = { position: field.position, fieldId: field.id };
  for (const rule of profile.rules) {
    if (!isFieldRule(rule) || !selects(rule.fields, field)) continue;
    const outcome = askRule(rule, field);
    for (const breach of outcome.breaches) findings.push({ kind: rule.level, rule, ...place, ...breach });
    if (rule.level !== 'changed') continue;
    isUnknown ||= outcome.isStoredUnknown === true;
    edits.push(...(outcome.edits ?? []));
    if (outcome.rewrite !== undefined) rewrites.push(outcome.rewrite);
  }
  if (isUnknown) return { findings, stored: undefined };
  const edited = applyFirst(field.target, edits);
  return { findings, stored: rewrites.reduce((value, rewrite) => rewrite(value), edited) };
}

/** Applies edits that may overlap, in the order of their places; of two that overlap the first counts. */
function applyFirst(value: string, edits: readonly ValueEdit[]): string {
  if (edits.length === 0) return value;
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < from) continue;
    parts.push(value.slice(from, start), text);
    from = end;
  }
  parts.push(value.slice(from));
  return parts.join('');
}

/** Returns what the receiver would refuse of a request as a whole. */
export function rehearseRequest(
  profile: Pick<ReceiverProfile, 'rules'>,
  request: DeliveredRequest,
): readonly Refusal[] {
  const [first] = request.fields;
  if (first === undefined) return [];
  return profile.rules.flatMap((rule) => {
    if (isFieldRule(rule)) return [];
    const breach = askOfRequest(rule, request);
    if (breach === undefined) return [];
    return [{ kind: 'refused' as const, rule, position: first.position, fieldId: first.id, ...breach }];
  });
}

function askOfRequest(rule: RequestRule, { language, fields }: DeliveredRequest): Breach | undefined {
  switch (rule.kind) {
    case 'required-fields': {
      const missing = rule.ids.filter(
        (id) => !fields.some((field) => fitsPattern(id, field.id) && hasText(field)),
      );
      const isPresent = fields.some((field) => rule.ids.some((id) => fitsPattern(id, field.id)));
      const isBroken =
        rule.of === 'all' ? missing.length > 0 : isPresent && missing.length === rule.ids.length;
      return isBroken ? breachOf('fields-missing', { fields: missing.join(', ') }) : undefined;
    }
    case 'field-count': {
      const detail = { count: String(fields.length), max: String(rule.max) };
      return fields.length > rule.max ? breachOf('field-count', detail) : undefined;
    }
    case 'request-size': {
      const size = fields.reduce((sum, { target }) => sum + utf8Length(target), 0);
      const detail = { size: String(size), max: String(rule.maxBytes) };
      return size > rule.maxBytes ? breachOf('request-size', detail) : undefined;
    }
    case 'languages':
      return receiverLanguage(rule, language) === undefined ? breachOf('language', { language }) : undefined;
  }
}

function hasText(field: DeliveredField): boolean {
  const rule = {
    kind: 'required',
    id: 'required',
    level: 'refused',
    says: '',
    source: { title: '' },
  } as const;
  return requiredRule(rule, field).breaches.length === 0;
}

function breachOf(variant: string, detail: Readonly<Record<string, string>>): Breach {
  return { variant, detail, places: [] };
}
