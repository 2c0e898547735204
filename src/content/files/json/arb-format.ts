import type { Scan, TextFormat, Unit } from '../file-format';
import type { FileText } from '../file-text';
import { joinKey } from '../segment-key';
import { escapeJson, escapeUnits } from './json-string';
import { parseJson, type JsonMember, type JsonNode } from './parse-json';
import { jsonUnit } from './scan-json';

/**
 * Application Resource Bundles (Flutter): flat JSON with ICU messages, where `@key` has the metadata of
 * `key`.
 */
export const arbFormat: TextFormat = {
  kind: 'text',
  name: 'arb',
  title: 'ARB',
  extensions: ['arb'],
  isBilingual: false,
  placeholders: ['braces'],
  detect: (head, extension) =>
    /^\s{0,999}\{/.test(head) && (extension === 'arb' || head.includes('"@@locale"')),
  scan: scanArb,
  escapeCharacter: escapeUnits,
};

function scanArb(file: FileText): Scan {
  const root = parseJson(file);
  if (root.kind !== 'object')
    return file.fail('format', root.start, 'An ARB file is a JSON object; choose the format json.');
  const members = new Map(root.members.map((member) => [member.key, member]));
  const units = root.members.flatMap((member): readonly Unit[] => {
    const { key, node } = member;
    if (key.startsWith('@') || node.kind !== 'string' || node.value === '') return [];
    return [withNotes(jsonUnit(joinKey([key], '.'), node), members.get(`@${key}`))];
  });
  const locale = members.get('@@locale')?.node;
  if (locale?.kind !== 'string') return { units };
  return {
    units,
    languages: { source: locale.value.replaceAll('_', '-') },
    finish: ({ targetLanguage }) => {
      const tag = locale.value.includes('-') ? targetLanguage : targetLanguage.replaceAll('-', '_');
      return [{ start: locale.start + 1, end: locale.end - 1, text: escapeJson(tag) }];
    },
  };
}

function withNotes(unit: Unit, notes: JsonMember | undefined): Unit {
  const comment = textOf(notes?.node, 'description');
  const context = textOf(notes?.node, 'context');
  const segment = {
    ...unit.segment,
    ...(comment === undefined ? {} : { comment }),
    ...(context === undefined ? {} : { context }),
  };
  return { ...unit, segment };
}

function textOf(node: JsonNode | undefined, key: string): string | undefined {
  const found = node?.kind === 'object' ? node.members.find((member) => member.key === key)?.node : undefined;
  return found?.kind === 'string' && found.value !== '' ? found.value : undefined;
}
