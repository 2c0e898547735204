import type { XmlElement } from '../../xml/xml-node';
import { namespaceOf } from '../../xml/namespaces';
import { coreElements, coreElements22, coreTypes } from './xliff-2-core';
import {
  moduleAttributes,
  moduleElements,
  moduleElements22,
  modulePlacements,
  modulePrefixes,
  moduleTypes,
} from './xliff-2-modules';
import { readElements, type Schema } from './schema';
import { commonTypes } from './value-types';

export const xliff20Namespace = 'urn:oasis:names:tc:xliff:document:2.0';
export const xliff22Namespace = 'urn:oasis:names:tc:xliff:document:2.2';

/** The versions that a document in each namespace may have. */
export const versionsOf: ReadonlyMap<string, readonly string[]> = new Map([
  [xliff20Namespace, ['2.0', '2.1']],
  [xliff22Namespace, ['2.0', '2.1', '2.2']],
]);

/** XLIFF 2.1 made ITS a module. In XLIFF 2.0 it is an extension, of which the standard says nothing. */
const itsPrefixes: ReadonlySet<string> = new Set(['its', 'itsm']);

function makeSchema(namespace: string, title: Schema['title']): Schema {
  const hasIts = title !== 'XLIFF 2.0';
  const prefixes = modulePrefixes.filter(([, prefix]) => hasIts || !itsPrefixes.has(prefix));
  return {
    title,
    prefixes: new Map([...prefixes, [namespace, '']]),
    elements: new Map([
      ...readElements(namespace === xliff22Namespace ? coreElements22 : coreElements),
      ...readElements(namespace === xliff22Namespace ? moduleElements22 : moduleElements),
    ]),
    globalAttributes: new Map(Object.entries(moduleAttributes)),
    closedPrefixes: new Set(['fs', 'slr', 'its', 'itsm', 'pgs']),
    placements: new Map(
      Object.entries(modulePlacements).map(([name, places]) => [name, new Map(Object.entries(places))]),
    ),
    types: new Map([...commonTypes, ...coreTypes, ...moduleTypes]),
  };
}

const schemas: ReadonlyMap<string, Schema> = new Map([
  ['2.0', makeSchema(xliff20Namespace, 'XLIFF 2.0')],
  ['2.1', makeSchema(xliff20Namespace, 'XLIFF 2.1')],
  ['2.2', makeSchema(xliff22Namespace, 'XLIFF 2.2')],
]);

/** Returns the schema of a document by its version and namespace. */
export function xliff2Schema(root: XmlElement, version: string): Schema | undefined {
  return schemas.get(namespaceOf(root) === xliff22Namespace ? '2.2' : version === '2.0' ? '2.0' : '2.1');
}
