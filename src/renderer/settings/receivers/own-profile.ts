import type {
  LengthUnit,
  MarkupProfile,
  ReceiverProfile,
  ReceiverRule,
} from '../../../content/receivers/receiver-profile';

/** The entries of the form for a profile of one's own. */
export interface OwnProfile {
  readonly name: string;
  /** Patterns for IDs of fields, separated by commas or spaces; empty for all fields. */
  readonly fields: string;
  readonly max: string;
  readonly unit: LengthUnit;
  readonly isRequired: boolean;
  readonly isSingleLine: boolean;
  /** Undefined for any markup. */
  readonly markup: MarkupProfile | undefined;
}

/** Makes a profile's document of the form's entries. */
export function ownProfile(form: OwnProfile): ReceiverProfile {
  const name = form.name.trim();
  const ids = form.fields.split(/[\s,]+/).filter((pattern) => pattern !== '');
  const of = {
    source: { title: name },
    level: 'refused' as const,
    ...(ids.length > 0 ? { fields: { ids } } : {}),
  };
  const where = ids.length === 0 ? 'Every field' : ids.join(', ');
  const rules: ReceiverRule[] = [];
  if (form.isRequired)
    rules.push({ kind: 'required', id: 'required', says: `${where}: must have text.`, ...of });
  if (form.max.trim() !== '') {
    const says = `${where}: at most ${form.max} ${form.unit}.`;
    rules.push({ kind: 'length', id: 'length', says, max: Number(form.max), unit: form.unit, ...of });
  }
  if (form.isSingleLine)
    rules.push({ kind: 'single-line', id: 'single-line', says: `${where}: a single line.`, ...of });
  const { markup } = form;
  if (markup !== undefined)
    rules.push({ kind: 'markup', id: 'markup', says: `${where}: ${markupSaid[markup]}.`, markup, ...of });
  return { format: 'locdesk-receiver', version: 1, id: idOf(name), name, rules };
}

/**
 * Adds the rules of the form to a profile of the same name: fields that have limits of their own get them one
 * after another. A rule of the same kind for the same fields is replaced.
 */
export function withRules(profile: ReceiverProfile, { rules: added }: ReceiverProfile): ReceiverProfile {
  const replaced = new Set(added.map(placeOf));
  const rules: ReceiverRule[] = profile.rules.filter((rule) => !replaced.has(placeOf(rule)));
  for (const rule of added) rules.push({ ...rule, id: freeId(rule.kind, rules) });
  return { ...profile, rules };
}

function placeOf(rule: ReceiverRule): string {
  return `${rule.kind} ${JSON.stringify('fields' in rule ? rule.fields : undefined)}`;
}

function freeId(kind: string, rules: readonly ReceiverRule[]): string {
  const taken = new Set(rules.map(({ id }) => id));
  let number = 1;
  while (taken.has(number === 1 ? kind : `${kind}-${number}`)) number += 1;
  return number === 1 ? kind : `${kind}-${number}`;
}

const markupSaid = {
  text: 'text without tags',
  'inline-html': 'HTML inside of a line',
  'block-html': 'HTML',
  markdown: 'Markdown without tags',
} as const satisfies Record<MarkupProfile, string>;

/** An ID of small letters, digits and hyphens; a name without any of these has its code points. */
function idOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .split('-')
    .filter((word) => word !== '')
    .join('-');
  const codes = Array.from(name, (letter) => (letter.codePointAt(0) ?? 0).toString(16)).join('-');
  return `own-${plain === '' ? codes : plain}`.slice(0, 60).replace(/-$/, '');
}
