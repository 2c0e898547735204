/**
 * An element of a schema. `content` is its children in order, in the notation of a DTD:
 * `notes? (unit|group)+`.
 * `text` stands for character data, `other` for an element of another namespace, `foreign` for one whose
 * content is not checked. `attributes` lists names with
 * a type after `=` and `!` where they are required: `id!=token translate=yesNo name`. `*` allows those of any
 * other namespace, `fs:*` those of the namespace with that prefix in the schema.
 */
export interface ElementNotation {
  readonly content: string;
  readonly attributes: string;
}

export interface Particle {
  readonly names: ReadonlySet<string>;
  readonly least: number;
  readonly most: number;
  /** As in the notation, without the sign for the number. */
  readonly title: string;
}

export interface AttributeRule {
  readonly type: string;
  readonly isRequired: boolean;
}

export interface ElementRule {
  readonly particles: readonly Particle[];
  readonly hasText: boolean;
  readonly attributes: ReadonlyMap<string, AttributeRule>;
  /** Prefixes of namespaces whose attributes are allowed too; `*` for all but the element's own. */
  readonly foreign: ReadonlySet<string>;
}

/** The name of an element or attribute in a schema, with the prefix that the schema gives its namespace. */
export type SchemaName = string;

export interface Schema {
  /** The specification as problems name it: `XLIFF 2.1`. */
  readonly title: `XLIFF ${string}`;
  /** Prefixes of namespaces; the specification's own has the prefix ''. */
  readonly prefixes: ReadonlyMap<string, string>;
  readonly elements: ReadonlyMap<SchemaName, ElementRule>;
  /** Attributes of modules, which several elements may have, with their types. */
  readonly globalAttributes: ReadonlyMap<SchemaName, string>;
  /** Prefixes of modules that have no other attributes than `globalAttributes`. */
  readonly closedPrefixes: ReadonlySet<string>;
  /** Elements of modules that stand among those of the core, with their parents and largest number there. */
  readonly placements: ReadonlyMap<SchemaName, ReadonlyMap<SchemaName, number>>;
  readonly types: ReadonlyMap<string, ValueType>;
}

/** A set of values of attributes. */
export interface ValueType {
  readonly accepts: (value: string) => boolean;
  /** Completes “must be …”. */
  readonly title: string;
}

/** Reads a table of elements. */
export function readElements(
  table: Readonly<Record<SchemaName, ElementNotation>>,
): readonly (readonly [SchemaName, ElementRule])[] {
  return Object.entries(table).map(([name, notation]) => [name, readRule(notation)]);
}

const numbers: Readonly<Record<string, readonly [number, number]>> = {
  '?': [0, 1],
  '*': [0, Infinity],
  '+': [1, Infinity],
};

function readRule({ content, attributes }: ElementNotation): ElementRule {
  const words = content.split(' ').filter((word) => word !== '' && word !== 'text');
  const particles = words.map((word) => {
    const sign = numbers[word.at(-1) ?? ''];
    const title = sign === undefined ? word : word.slice(0, -1);
    const [least, most] = sign ?? [1, 1];
    return { names: new Set(title.replaceAll(/[()]/g, '').split('|')), least, most, title };
  });
  const foreign = new Set<string>();
  const rules = new Map<string, AttributeRule>();
  for (const word of attributes.split(' ').filter(Boolean)) {
    if (word.endsWith('*')) foreign.add(word === '*' ? '*' : word.slice(0, -':*'.length));
    else {
      const [name = '', type = 'any'] = word.split('=');
      rules.set(name.replace('!', ''), { type, isRequired: name.endsWith('!') });
    }
  }
  return { particles, hasText: content.split(' ').includes('text'), attributes: rules, foreign };
}
