import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { exportLines } from '../../../src/main/data/export-lines';

const document = readFileSync(resolve(import.meta.dirname, '../../../docs/export-format.md'), 'utf8');

/** Returns the properties of a schema as the document writes them: `versions[].content.fields[].id`. */
function pathsOf(schema: object, place = ''): readonly string[] {
  if ('anyOf' in schema && Array.isArray(schema.anyOf)) {
    return schema.anyOf.flatMap((each: object) => pathsOf(each, place));
  }
  if ('items' in schema) return pathsOf(schema.items as object, `${place}[]`);
  if (!('properties' in schema)) return [];
  const required = 'required' in schema ? (schema.required as readonly string[]) : [];
  return Object.entries(schema.properties as Record<string, object>).flatMap(([name, property]) => {
    const path = place === '' ? name : `${place}.${name}`;
    return [`${path}${required.includes(name) ? '' : ', absent'}`, ...pathsOf(property, path)];
  });
}

/** Returns the properties that a section of the document lists. */
function documentedPaths(section: string): readonly string[] {
  return [...section.matchAll(/^\| `([^`]+)` +\| ([^|]+)\|/gm)].map(
    ([, path = '', type = '']) => `${path}${type.includes('absent') ? ', absent' : ''}`,
  );
}

it('the document has a section for each kind of line, which names what its schema does, and what may be absent', () => {
  const sections = document.split(/^## `/m).slice(1);
  const documented = Object.fromEntries(
    sections.map((section) => [section.slice(0, section.indexOf('`')), documentedPaths(section).toSorted()]),
  );
  const schemas = Object.fromEntries(
    Object.entries(exportLines).map(([kind, schema]) => [kind, pathsOf(schema).toSorted()]),
  );
  expect(Object.keys(schemas)).toHaveLength(17);
  expect(schemas['request']).toContain('versions[].content.fields[].originalValue, absent');
  expect(documented).toEqual(schemas);
});
