import type { TagPiece } from '../../html/tokenize';
import type { FieldCheck } from '../field-check';
import { addressWithoutLanguage } from './localized-address';
import { BLOCK_ELEMENTS } from '../parsed/parsed-value';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemSpan } from '../problem';
import { addressOf, isFixedAttribute, matchTags } from './tag-matches';
import type { ProblemCollector } from '../problem-collector';

/** Finds missing and extra tags, changed functional attributes, and reordered blocks. */
export const tagChecks: FieldCheck = {
  ids: ['tags-missing', 'tags-extra', 'tags-reordered', 'attribute-changed'],
  find(pair, problems) {
    if (pair.source.tags.length === 0 && pair.target.tags.length === 0) return;
    const normalize = addressWithoutLanguage([pair.sourceLanguage, pair.targetLanguage]);
    const { changed, missing, extra } = matchTags(pair, (tag) => attributeKey(tag, normalize));
    for (const tag of missing)
      problems.add('tags-missing', ...named(tag, 'missing'), { source: [spanOf(tag)] });
    for (const tag of extra) problems.add('tags-extra', ...named(tag, 'extra'), { target: [spanOf(tag)] });
    for (const [source, target] of changed) compareAttributes(normalize, source, target, problems);
    if (missing.length === 0 && extra.length === 0) findMovedBlock(pair, problems);
  },
};

type Normalize = ReturnType<typeof addressWithoutLanguage>;

const label = ({ name }: TagPiece): string => `<${name}>`;

function named(tag: TagPiece, variant: string): [variant: string, detail: Record<string, string>] {
  const address = addressOf(tag);
  return address === undefined
    ? [variant, { tag: label(tag) }]
    : [`${variant}-address`, { tag: label(tag), address }];
}

const spanOf = ({ start, end }: TagPiece): ProblemSpan => ({ from: start, to: end });

function attributeKey(tag: TagPiece, normalize: Normalize): string {
  if (tag.attributes.length === 0) return tag.name;
  const fixed = fixedAttributes(tag, normalize);
  if (fixed.size === 0) return tag.name;
  return JSON.stringify([tag.name, ...[...fixed].toSorted(([a], [b]) => (a < b ? -1 : 1)).flat()]);
}

/** Names and normalized values of the attributes that must stay. */
function fixedAttributes(tag: TagPiece, normalize: Normalize): ReadonlyMap<string, string> {
  return new Map(
    tag.attributes
      .filter(isFixedAttribute)
      .map(({ name, value }) => [name, normalize(normalValue(name, value))]),
  );
}

/** `class` and `rel` are sets of names; white space around an address is insignificant. */
function normalValue(name: string, value: string): string {
  const trimmed = value.trim();
  if (name !== 'class' && name !== 'rel') return trimmed;
  return trimmed.split(/\s+/).toSorted().join(' ');
}

function compareAttributes(
  normalize: Normalize,
  source: TagPiece,
  target: TagPiece,
  problems: ProblemCollector,
): void {
  const before = fixedAttributes(source, normalize);
  const after = fixedAttributes(target, normalize);
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(name) === after.get(name)) continue;
    const detail = { tag: label(source), attribute: name };
    const was = source.attributes.find((attribute) => attribute.name === name)?.value;
    const is = target.attributes.find((attribute) => attribute.name === name)?.value;
    const places = { source: [attributeSpan(source, name)], target: [attributeSpan(target, name)] };
    if (was === undefined) problems.add('attribute-changed', 'added', { ...detail, after: is ?? '' }, places);
    else if (is === undefined)
      problems.add('attribute-changed', 'removed', { ...detail, before: was }, places);
    else problems.add('attribute-changed', 'changed', { ...detail, before: was, after: is }, places);
  }
}

/** Returns the position of the attribute's value, or of the tag if it has none. */
function attributeSpan(tag: TagPiece, name: string): ProblemSpan {
  const range = tag.attributes.find((attribute) => attribute.name === name)?.valueRange;
  return range === undefined ? spanOf(tag) : { from: range.start, to: range.end };
}

/** Inline tags move together with their words; headings, lists and cells must keep their order. */
function findMovedBlock({ source, target }: ParsedPair, problems: ProblemCollector): void {
  const [before, after] = [blockTags(source.tags), blockTags(target.tags)];
  const index = before.findIndex((tag, at) => tag.name !== after[at]?.name);
  const [was, is] = [before[index], after[index]];
  if (was === undefined || is === undefined) return;
  const places = { source: [spanOf(was)], target: [spanOf(is)] };
  problems.add('tags-reordered', 'blocks', { tag: label(was), found: label(is) }, places);
}

const blockTags = (tags: readonly TagPiece[]): readonly TagPiece[] =>
  tags.filter(({ name, isEnd }) => !isEnd && name !== 'br' && BLOCK_ELEMENTS.has(name));
