import type { Static, TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Check, Errors } from 'typebox/value';
import { AppError } from '../../../contract/errors';
import { joined, sentence, type Wording } from '../../../contract/sentence';
import { keyStep } from './json-place';

// TypeBox stops at 8 by default; a refusal lists all problems of a body, not only the first (decisions,
// section 3).
Settings.Set({ maxErrors: 10_000 });

/**
 * Returns every problem of a value with its place, such as `fields[2].id: must not be empty`. Empty when the
 * value fits the schema.
 */
export function schemaProblems(schema: TSchema, value: unknown, root = 'body'): readonly string[] {
  const problems = new Set<string>();
  for (const error of Errors(schema, value)) {
    for (const problem of describe(error, root)) problems.add(problem);
  }
  return [...problems];
}

/**
 * The value with the schema's type.
 *
 * @throws AppError INVALID_INPUT with every problem.
 */
export function requireSchema<S extends TSchema>(schema: S, value: unknown, root = 'body'): Static<S> {
  if (Check(schema, value)) return value;
  throw invalidInput(schemaProblems(schema, value, root));
}

/** Cap: a longer list is not useful to the sender. */
const mostProblems = 5000;

export function invalidInput(problems: readonly Wording[]): AppError {
  const left = problems.length - mostProblems;
  const shown =
    left > 0 ? [...problems.slice(0, mostProblems), sentence`body: … and ${left} more problems`] : problems;
  return new AppError('INVALID_INPUT', joined(shown, '; '), { problems: shown });
}

type SchemaError = ReturnType<typeof Errors>[number];

function describe(error: SchemaError, root: string): readonly string[] {
  const place = placeOf(error.instancePath, root);
  if (error.keyword === 'required') {
    return error.params.requiredProperties.map((name) => `${child(place, name, root)}: is missing`);
  }
  if (error.keyword === 'additionalProperties') {
    return error.params.additionalProperties.map((name) => `${child(place, name, root)}: is not known here`);
  }
  // Accompanies additionalProperties, which reports the same place in better words.
  if (error.keyword === 'boolean') return [];
  // If null is an alternative, the other alternative's problem is enough.
  if (error.keyword === 'anyOf' || (error.keyword === 'type' && error.params.type === 'null')) return [];
  return [`${place}: ${problemOf(error)}`];
}

function problemOf(error: SchemaError): string {
  if (error.keyword === 'type') return `must be ${typeName(error.params.type)}`;
  if (error.keyword === 'enum') return `must be one of ${error.params.allowedValues.map(String).join(', ')}`;
  if (error.keyword === 'minItems')
    return `must have at least ${counted(error.params.limit, 'entry', 'entries')}`;
  if (error.keyword === 'minLength') {
    const { limit } = error.params;
    return limit === 1
      ? 'must not be empty'
      : `must have at least ${counted(limit, 'character', 'characters')}`;
  }
  return error.message;
}

function counted(count: number | bigint, one: string, many: string): string {
  return `${count} ${Number(count) === 1 ? one : many}`;
}

function typeName(type: string | readonly string[]): string {
  const names = typeof type === 'string' ? [type] : type;
  return names.map((name) => (/^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`)).join(' or ');
}

/** `/fields/2/id` (RFC 6901) as `fields[2].id`; the root as `root`. */
function placeOf(pointer: string, root: string): string {
  if (pointer === '') return root;
  let place = root;
  for (const segment of pointer.slice(1).split('/')) {
    place = child(place, segment.replaceAll('~1', '/').replaceAll('~0', '~'), root);
  }
  return place;
}

function child(place: string, name: string, root: string): string {
  if (/^\d+$/.test(name)) return `${place}[${name}]`;
  const isFirst = place === root;
  return `${isFirst ? '' : place}${keyStep(name, isFirst)}`;
}
