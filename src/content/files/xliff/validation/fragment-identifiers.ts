import { isNameToken } from '../../xml/xml-names';

const section = 'Fragment Identification';
/** Selectors of elements that contain others, in their order. */
const containers = ['f', 'g', 'u'];
const leaves = new Set(['n', 'd', 't']);
/** Prefixes of the modules, and that of TBX, which the registry of the standard has besides. */
const registered = new Set(['tbx', 'mtc', 'gls', 'fs', 'mda', 'res', 'ctr', 'slr', 'val', 'its', 'pgs']);

export interface FragmentIdentifier {
  readonly selectors: readonly { readonly prefix: string; readonly id: string }[];
}

interface Fault {
  readonly rule: string;
  readonly problem: string;
}

function wrong(problem: string): Fault {
  return { rule: section, problem };
}

/** Reads `#f=1/u=2/n=3`; returns what is wrong with it, with the section that says so, where it is none. */
export function readFragment(text: string): FragmentIdentifier | Fault {
  const selectors = text
    .replace(/^#\/?/, '')
    .split('/')
    .map((part) => {
      const equals = part.indexOf('=');
      return {
        prefix: equals === -1 ? '' : part.slice(0, equals),
        id: part.slice(equals + 1),
        hasPrefix: equals !== -1,
      };
    });
  const seen = new Set<string>();
  let place = -1;
  for (const [index, { prefix, id, hasPrefix }] of selectors.entries()) {
    if (!isNameToken(id)) return wrong('has a part without an id');
    if (hasPrefix && !isNameToken(prefix)) return wrong('has a prefix that is no name token');
    if (seen.has(prefix))
      return wrong(prefix === '' ? 'has two ids without prefix' : `has the prefix ${prefix} twice`);
    seen.add(prefix);
    const container = containers.indexOf(prefix);
    if (container !== -1) {
      if (container < place) return wrong('has its file, group and unit in the wrong order');
      place = container;
      continue;
    }
    const isKnown = prefix === '' || leaves.has(prefix) || registered.has(prefix);
    if (!isKnown) return wrong(`has the prefix ${prefix}, which no module registered`);
    if (index !== selectors.length - 1) return wrong('goes on after the part that must be its last one');
  }
  return { selectors };
}

/** Returns the id that a fragment has for a prefix. */
export function selectorOf({ selectors }: FragmentIdentifier, prefix: string): string | undefined {
  return selectors.find((selector) => selector.prefix === prefix)?.id;
}

/** The ids of a unit and its file; a unit's id is unique in its file only. */
export interface UnitIds {
  readonly file: string | undefined;
  readonly unit: string | undefined;
}

/**
 * A reference without file, group and unit is one into the unit; one with a file or group alone is not. One
 * with a unit but no file is one into the same file.
 */
export function isInside(fragment: FragmentIdentifier, ids: UnitIds): boolean {
  const [file, group, unit] = ['f', 'g', 'u'].map((prefix) => selectorOf(fragment, prefix));
  if (unit === undefined) return file === undefined && group === undefined;
  return unit === ids.unit && (file === undefined || file === ids.file);
}
