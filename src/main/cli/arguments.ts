import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { AppError } from '../../contract/errors';
import { resolveDataFolder } from '../platform/config';
import { parseSettingOverrides, type SettingOverrides } from '../platform/settings/setting-overrides';
import { UsageError } from './output';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Parses the arguments of a subcommand strictly. @throws UsageError */
export function parseOptions<const T extends Options>(args: readonly string[], options: T) {
  const parsed = parse(args, options);
  const given = new Set<string>();
  for (const token of parsed.tokens) {
    if (token.kind !== 'option' || options[token.name]?.multiple === true) continue;
    if (given.has(token.name)) throw new UsageError(`--${token.name}: is given twice`);
    given.add(token.name);
  }
  return parsed;
}

function parse<const T extends Options>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true, tokens: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Removes Node's hints for programmers after the first sentence.
    throw new UsageError(ownFault(message) ?? message.split('. ')[0]?.replace(/\.$/, ''));
  }
}

/** Says in our words what is wrong with the value of an option; undefined for another fault. */
function ownFault(message: string): string | undefined {
  const [, option, fault] =
    /^Option '(--[\w-]+)(?: <value>)?' (argument missing|argument is ambiguous|does not take an argument)/.exec(
      message,
    ) ?? [];
  if (fault === undefined) return undefined;
  if (fault === 'argument missing') return `${option}: needs a value`;
  if (fault === 'does not take an argument') return `${option}: takes no value`;
  return `${option}: needs a value; one that begins with a dash is written as ${option}=-value`;
}

/** The options that choose how a file is read. */
export const readingOptions = {
  format: { type: 'string' },
  encoding: { type: 'string' },
  column: { type: 'string', multiple: true },
  header: { type: 'string' },
} as const;

export function parsePort(text: string | undefined, option: string, fallback: number): number {
  if (text === undefined) return fallback;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65_535) throw new UsageError(`${option} ${text}: must be a port from 0 to 65535`);
  return port;
}

export function parseSettings(texts: readonly string[] | undefined): SettingOverrides {
  try {
    return parseSettingOverrides(texts ?? []);
  } catch (error) {
    throw error instanceof AppError ? new UsageError(error.message) : error;
  }
}

/** Returns the one argument without an option. @throws UsageError when it is missing or there are more. */
export function onlyPositional(positionals: readonly string[], what: string): string {
  const [first, ...more] = positionals;
  if (first === undefined || first === '') throw new UsageError(`${what} is missing`);
  refusePositionals(more);
  return first;
}

export function refusePositionals(positionals: readonly string[]): void {
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is not expected here`);
}

/** Refuses empty texts, which would denote the current folder, or every address. */
export function refuseEmpty(values: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  for (const name of names) if (values[name] === '') throw new UsageError(`--${name}: must not be empty`);
}

/** Parses the arguments of a command on one file: the file and the data folder. */
export function parseFile(args: readonly string[]): { readonly dataFolder: string; readonly file: string } {
  const { values, positionals } = parseOptions(args, { data: { type: 'string' } });
  refuseEmpty(values, ['data']);
  const file = onlyPositional(positionals, 'the file');
  return { dataFolder: resolveDataFolder(values.data), file: resolve(file) };
}
