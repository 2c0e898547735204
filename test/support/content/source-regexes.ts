import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';

const root = resolve(import.meta.dirname, '../../..');

/** A regular expression of the program, and the file that has it. */
export interface SourceRegex {
  readonly file: string;
  readonly regex: RegExp;
}

/**
 * Returns all regular expressions of `src`: literals found by the build's parser, and those that modules
 * build with `new RegExp` while loading or while `use` runs. @throws when a file builds one that was not
 * observed.
 */
export async function sourceRegexes(use: () => Promise<void>): Promise<readonly SourceRegex[]> {
  const literals: SourceRegex[] = [];
  const builders: string[] = [];
  for (const file of sourceFiles()) {
    const text = readFileSync(join(root, file), 'utf8');
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`);
    for (const node of nodesOf(program)) {
      const { pattern, flags } = literalOf(node);
      if (pattern !== undefined) literals.push({ file, regex: new RegExp(pattern, flags) });
      if (isBuilder(node)) builders.push(file);
    }
  }
  const built = await recordBuilt(new Set(builders), use);
  const unseen = builders.filter((file) => !built.some((one) => one.file === file));
  if (unseen.length > 0) throw new Error(`Run what builds the regular expressions of ${unseen.join(', ')}.`);
  return [...literals, ...built];
}

function sourceFiles(): readonly string[] {
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

type Node = Readonly<Record<string, unknown>>;

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

function literalOf(node: Node): { readonly pattern?: string; readonly flags?: string } {
  return node['type'] === 'Literal' && node['regex'] !== undefined
    ? (node['regex'] as { readonly pattern: string; readonly flags: string })
    : {};
}

function isBuilder({ type, callee }: Node): boolean {
  const isCall = type === 'NewExpression' || type === 'CallExpression';
  return isCall && (callee as Node)['name'] === 'RegExp';
}

async function recordBuilt(
  files: ReadonlySet<string>,
  use: () => Promise<void>,
): Promise<readonly SourceRegex[]> {
  const built: SourceRegex[] = [];
  const original = globalThis.RegExp;
  const record = (made: RegExp): RegExp => {
    // The first frames are this function's and the proxy's; the next one is where it is built.
    const caller = new Error().stack?.split('\n')[3] ?? '';
    const file = [...files].find((one) => caller.includes(`/${one}:`));
    if (file !== undefined) built.push({ file, regex: made });
    return made;
  };
  globalThis.RegExp = new Proxy(original, {
    construct: (target, [pattern, flags]: [string, string?]) => record(new target(pattern, flags)),
    apply: (target, _self, [pattern, flags]: [string, string?]) => record(new target(pattern, flags)),
  });
  try {
    for (const file of files) await import(pathToFileURL(join(root, file)).href);
    await use();
  } finally {
    globalThis.RegExp = original;
  }
  return built;
}
