import { isFieldRule } from './field-selector';
import type { FieldRule, ReceiverProfile } from './receiver-profile';
import { hasNestedRepetition } from './nested-repetition';
import { characterPattern } from './rules/character-rules';
import { isPattern } from './rules/form-rules';

/** The regular expression of a rule, with the name that it has in the rule. */
function patternOf(rule: FieldRule): readonly [name: string, pattern?: string | undefined] {
  if (rule.kind === 'pattern' || rule.kind === 'without-pattern') return ['pattern', rule.pattern];
  return rule.kind === 'escapes' ? ['form', rule.form] : [''];
}

/** Says what is wrong with a profile that fits the schema, each fault with its place. */
export function profileFaults({ rules }: Pick<ReceiverProfile, 'rules'>): readonly string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  for (const [index, rule] of rules.entries()) {
    const place = `rules[${index}]`;
    if (ids.has(rule.id)) faults.push(`${place}.id: "${rule.id}" is the ID of another rule, too`);
    ids.add(rule.id);
    if (!isFieldRule(rule)) continue;
    if (rule.kind === 'characters' || rule.kind === 'slug') {
      for (const name of ['allowed', 'forbidden', 'separators'] as const) {
        const characters = name in rule ? (rule as { [key in typeof name]?: string })[name] : undefined;
        if (characters !== undefined && characterPattern(characters, false) === undefined)
          faults.push(`${place}.${name}: must be characters as in a character class, like a-z0-9_-`);
      }
      if (rule.kind === 'characters' && (rule.allowed === undefined) === (rule.forbidden === undefined))
        faults.push(`${place}: must have either "allowed" or "forbidden"`);
    }
    if (rule.kind === 'tags' && rule.allowed === undefined && rule.forbidden === undefined)
      faults.push(`${place}: must have "allowed" or "forbidden"`);
    if (rule.kind === 'schemes' && rule.allowed === undefined && rule.forbidden === undefined)
      faults.push(`${place}: must have "allowed" or "forbidden"`);
    const [name, pattern] = patternOf(rule);
    if (pattern === undefined) continue;
    if (!isPattern(pattern)) faults.push(`${place}.${name}: must be a regular expression`);
    else if (hasNestedRepetition(pattern))
      faults.push(`${place}.${name}: must not repeat a part that has a repetition, like (a+)+`);
  }
  return faults;
}
