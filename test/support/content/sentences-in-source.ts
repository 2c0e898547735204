import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';

/** Texts of the errors in one file. */
export interface SourceSentences {
  /** Texts with `{{0}}` for their values, as `contract/sentence` makes them. */
  readonly texts: readonly string[];
  /** Lines of errors whose values can't be told from their words. */
  readonly mixed: readonly number[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

/** Reads what the errors in a source file say: literals of `new AppError`, and templates of `sentence`. */
export function sentencesIn(file: string): SourceSentences {
  const source = readFileSync(file, 'utf8');
  const texts: string[] = [];
  const mixed: number[] = [];
  const lineAt = (node: Node): number => source.slice(0, node.start).split('\n').length;

  const readMessage = (message: Node): void => {
    if (message.type === 'Literal') texts.push(String(message['value']));
    if (message.type === 'ConditionalExpression') {
      for (const side of [message['consequent'], message['alternate']]) if (isNode(side)) readMessage(side);
    }
    const isCalled = message.type === 'CallExpression' && isNode(message['callee']);
    const called = isCalled ? [...nodesIn(message['callee'])].map(({ type }) => type) : [];
    if (
      called.includes('TemplateLiteral') ||
      message.type === 'TemplateLiteral' ||
      message.type === 'BinaryExpression'
    )
      mixed.push(lineAt(message));
  };

  for (const node of nodesIn(parseAst(source, { lang: 'ts' }))) {
    const callee = node['callee'] ?? node['tag'];
    const name = isNode(callee) ? callee['name'] : undefined;
    if (node.type === 'TaggedTemplateExpression' && name === 'sentence') texts.push(textOf(node));
    if (node.type !== 'NewExpression' || name !== 'AppError' || !Array.isArray(node['arguments'])) continue;
    const [code, message]: readonly unknown[] = node['arguments'];
    // The dispatch writes these to the log, and says a sentence of its own.
    const isInternal =
      isNode(code) && code['value'] === 'INTERNAL' && isNode(message) && message.type !== 'Literal';
    if (isNode(message) && !isInternal) readMessage(message);
  }
  return { texts, mixed };
}

/** Names of the functions of `content/files` that take a sentence as their last argument. */
const refusals = new Set(['fail', 'addProblem', 'problemAt', 'add', 'say', 'refuse', 'UnwritableTarget']);

/** Reads what a reader of files says of a problem: the last arguments of its refusals. */
export function problemSentencesIn(file: string): readonly string[] {
  const { texts } = sentencesIn(file);
  const found = [...texts];
  for (const node of nodesIn(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }))) {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') continue;
    const callee = node['callee'];
    const named = isNode(callee) && isNode(callee['property']) ? callee['property'] : callee;
    const args = node['arguments'];
    if (!isNode(named) || !refusals.has(String(named['name'])) || !Array.isArray(args)) continue;
    const message: unknown = args.at(-1);
    if (isNode(message)) found.push(...literalsOf(message));
  }
  return found;
}

/** Returns a literal, or those of both sides of a condition. */
function literalsOf(node: Node): readonly string[] {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  if (node.type !== 'ConditionalExpression') return [];
  return [node['consequent'], node['alternate']].filter(isNode).flatMap(literalsOf);
}

function textOf(tagged: Node): string {
  const template = tagged['quasi'];
  const parts = isNode(template) && Array.isArray(template['quasis']) ? template['quasis'] : [];
  return parts
    .map((part: { readonly value: { readonly cooked: string } }) => part.value.cooked)
    .map((part, index) => (index === 0 ? part : `{{${index - 1}}}${part}`))
    .join('');
}
