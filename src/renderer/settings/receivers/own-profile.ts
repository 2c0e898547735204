import type {
  MarkupProfile,
  ReceiverProfile,
  ReceiverRule,
} from '../../../content/receivers/receiver-profile';
import { fieldPatterns } from '../../../content/receivers/field-selector';
import { isSameName } from '../../../content/receivers/same-name';
import type { ReceiverSummary } from '../../../contract/receivers';
import { factSeparator } from '../../lib/messages/format';
import { t } from '../../lib/receivers/receiver-text';

/** The units that the form offers. */
export const offeredUnits = ['characters', 'codePoints', 'utf16', 'utf8Bytes', 'words'] as const;
export type OfferedUnit = (typeof offeredUnits)[number];

type KnownProfile = Pick<ReceiverSummary, 'id' | 'name' | 'isBuiltIn'>;
/** Leaves room for a number. */
const longestIdPart = 54;

/** The entries of the form for a profile of one's own. */
export interface OwnProfile {
  readonly name: string;
  /** Patterns for IDs of fields, separated by commas; empty for all fields. */
  readonly fields: string;
  readonly max: string;
  readonly unit: OfferedUnit;
  readonly isRequired: boolean;
  readonly isSingleLine: boolean;
  /** Undefined for any markup. */
  readonly markup: MarkupProfile | undefined;
}

/**
 * Makes a profile's document of the form's entries. Its rules are said in the language of the window. Their
 * IDs begin with the profile's, because reasons and evidence name a rule by its ID alone. `known` are the
 * profiles that are there: the coordinator's own one of this name gets the rules.
 */
export function ownProfile(form: OwnProfile, known: readonly KnownProfile[] = []): ReceiverProfile {
  const name = form.name.trim();
  const id = known.find((one) => !one.isBuiltIn && isSameName(one.name, name))?.id ?? freeIdOf(name, known);
  const ids = fieldPatterns(form.fields);
  const of = {
    source: { title: name },
    level: 'refused' as const,
    ...(ids.length > 0 ? { fields: { ids } } : {}),
  };
  const where = ids.length === 0 ? t('receivers.form.everyField') : ids.join(', ');
  const saysOf = (...said: string[]): string => [where, ...said].join(factSeparator());
  const rules: ReceiverRule[] = [];
  if (form.isRequired)
    rules.push({ kind: 'required', id: `${id}.required`, says: saysOf(t('receivers.form.required')), ...of });
  if (form.max.trim() !== '') {
    const { unit } = form;
    const max = Number(form.max);
    const counted = `${t('receivers.form.unit')} ${t(`receivers.form.unit.${unit}`)}`;
    const says = saysOf(`${t('receivers.form.max')} ${max}`, counted);
    rules.push({ kind: 'length', id: `${id}.length`, says, max, unit, ...of });
  }
  if (form.isSingleLine)
    rules.push({
      kind: 'single-line',
      id: `${id}.single-line`,
      says: saysOf(t('receivers.form.singleLine')),
      ...of,
    });
  const { markup } = form;
  if (markup !== undefined) {
    const says = saysOf(`${t('receivers.form.markup')} ${t(`receivers.form.markup.${markup}`)}`);
    rules.push({ kind: 'markup', id: `${id}.markup`, says, markup, ...of });
  }
  return { format: 'locdesk-receiver', version: 1, id, name, rules };
}

/**
 * Adds the rules of the form to a profile of the same name: fields that have limits of their own get them one
 * after another. A rule of the same kind for the same fields is replaced.
 */
export function withRules(profile: ReceiverProfile, { rules: added }: ReceiverProfile): ReceiverProfile {
  const replaced = new Set(added.map(placeOf));
  const rules: ReceiverRule[] = profile.rules.filter((rule) => !replaced.has(placeOf(rule)));
  for (const rule of added) rules.push({ ...rule, id: freeId(rule.id, rules) });
  return { ...profile, rules };
}

/** A profile's name as a part of its ID, beside others whose names differ only in signs such as `!`. */
function freeIdOf(name: string, known: readonly KnownProfile[]): string {
  return freeId(idOf(name).slice(0, longestIdPart).replace(/-$/, ''), known);
}

function placeOf(rule: ReceiverRule): string {
  return `${rule.kind} ${JSON.stringify('fields' in rule ? rule.fields : undefined)}`;
}

function freeId(id: string, others: readonly { readonly id: string }[]): string {
  const taken = new Set(others.map((one) => one.id));
  let number = 1;
  while (taken.has(number === 1 ? id : `${id}-${number}`)) number += 1;
  return number === 1 ? id : `${id}-${number}`;
}

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
