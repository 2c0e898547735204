import { isFieldRule } from './field-selector';
import type { ReceiverProfile, ReceiverRule } from './receiver-profile';

/** Returns the text of docs/receivers.md after its introduction: a table of rules for each profile. */
export function receiversDocument(profiles: readonly ReceiverProfile[]): string {
  return profiles.map(sectionOf).join('\n\n');
}

function sectionOf({ name, id, about, rules }: ReceiverProfile): string {
  const rows = rules.map((rule) => [`\`${rule.id}\``, cell(rule.says), levelOf(rule), sourceOf(rule)]);
  return [`## ${name} (\`${id}\`)`, '', ...(about === undefined ? [] : [about, '']), ...table(rows)].join(
    '\n',
  );
}

function levelOf(rule: ReceiverRule): string {
  return isFieldRule(rule) && rule.level === 'changed' ? 'changed' : 'refused';
}

function sourceOf({ source: { title, section, address, quotedBy } }: ReceiverRule): string {
  const named = cell(section === undefined ? title : `${title}: ${section}`);
  const quoted = quotedBy === undefined ? '' : ` (as quoted by ${cell(quotedBy)})`;
  return `${named}${address === undefined ? '' : ` <${address.replaceAll('|', '%7C')}>`}${quoted}`;
}

/** Escapes what Markdown would read as markup. */
function cell(text: string): string {
  return text.replaceAll(/[\\|*_<>[\]`]/g, String.raw`\$&`);
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const lines = [['rule', 'says', 'level', 'source'], ['---', '---', '---', '---'], ...rows];
  return lines.map((line) => `| ${line.join(' | ')} |`);
}
