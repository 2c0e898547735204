import { Check } from 'typebox/value';
import { AppError } from '../../../contract/errors';
import { asSentence, written } from '../../../contract/sentence';
import { isSettingKey, settingDefinitions, type SettingKey } from './setting-definitions';

export type SettingOverrides = ReadonlyMap<SettingKey, unknown>;

/**
 * Reads `KEY=VALUE` texts (`--set`) that hold for one run.
 *
 * @throws AppError INVALID_INPUT for an unknown key or a value of the wrong type (wrong usage, decisions
 * section 11).
 */
export function parseSettingOverrides(texts: readonly string[]): SettingOverrides {
  const overrides = new Map<SettingKey, unknown>();
  for (const text of texts) {
    const [key, value] = splitAtEquals(text);
    if (!isSettingKey(key)) {
      throw new AppError(
        'INVALID_INPUT',
        `--set ${text}: there is no setting "${key}". Known are: ${Object.keys(settingDefinitions).join(', ')}`,
      );
    }
    if (overrides.has(key)) throw new AppError('INVALID_INPUT', `--set ${key}: is given twice`);
    overrides.set(key, parseSettingValue(key, value));
  }
  return overrides;
}

function splitAtEquals(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at <= 0) throw new AppError('INVALID_INPUT', `--set ${text}: must have the form KEY=VALUE`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function parseSettingValue(key: SettingKey, text: string): unknown {
  const { schema, means } = settingDefinitions[key];
  const candidates: readonly unknown[] = [
    toNumber(text),
    toBoolean(text),
    text,
    text === '' ? [] : text.split(',').map(toNumber),
  ];
  const value = candidates.find((candidate) => Check(schema, candidate));
  if (value === undefined) {
    throw new AppError(
      'INVALID_INPUT',
      `--set ${key}=${text}: must be ${written(asSentence(means))}${limitsOf(schema)}`,
    );
  }
  return value;
}

/** Describes limits that a setting's description omits: the number of values and the range of a number. */
function limitsOf(schema: object): string {
  const items: unknown = Reflect.get(schema, 'items');
  const most = numberIn(schema, 'maxItems');
  const [from, to] = [numberIn(schema, 'minimum'), numberIn(schema, 'maximum')];
  return [
    most === undefined ? '' : `; at most ${most} of them`,
    from === undefined || to === undefined ? '' : `; from ${from} to ${to}`,
    typeof items === 'object' && items !== null ? limitsOf(items) : '',
  ].join('');
}

function numberIn(schema: object, keyword: string): number | undefined {
  const value: unknown = Reflect.get(schema, keyword);
  return typeof value === 'number' ? value : undefined;
}

function toBoolean(text: string): boolean | string {
  return text === 'true' || (text === 'false' ? false : text);
}

/** Parses decimal notation only; other texts stay texts, which no number schema accepts. */
function toNumber(text: string): number | string {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
