import { isSameAddress } from './same-address';
import { ownValue } from '../own-value';

/** A start tag of a line. */
export interface LineTag {
  readonly name: string;
  /** Values with references decoded, by names in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
  /** It is around all words of its line, as a template puts it around a text. */
  readonly isAround: boolean;
}

/** An attribute that arrived with another value, was lost, or was added. */
export interface ChangedAttribute {
  readonly tag: string;
  readonly name: string;
  readonly delivered?: string;
  readonly arrived?: string;
}

export interface TagChanges {
  readonly lost: readonly string[];
  readonly added: readonly string[];
  readonly changed: readonly ChangedAttribute[];
}

/** Stands in a tag that was made of a code or mark that does not say its address. */
export const addressUnknown = 'data-locdesk-address-unknown';

const addresses = new Set(['href', 'src', 'poster', 'action', 'formaction', 'data', 'background', 'srcdoc']);
const others = new Set(['lang', 'dir', 'datetime']);
/** Names of tags whose address is one of a picture, sound or film. */
const media = new Set(['img', 'source', 'video', 'audio', 'track', 'input']);

/** Blocks, line breaks and what only styles are left out: a page has its own. */
const unimportant =
  /^(?:p|div|span|br|wbr|li|ul|ol|h[1-6]|td|th|tr|table|thead|tbody|tfoot|blockquote|pre|dl|dt|dd|caption|col|colgroup|section|article|main|header|footer|aside|nav|figure|figcaption|picture|source|noscript|body|head|html|title)$/;

export const isImportant = (name: string): boolean => !unimportant.test(name);

/** Editors write one for the other. */
const sameStyles: Readonly<Record<string, string>> = { strong: 'b', em: 'i', del: 's', strike: 's' };
const styleOf = ({ name }: LineTag): string => ownValue(sameStyles, name) ?? name;

/** A tag is looked for among so many of those left: among all, long lines would take time by the square. */
const mostMixed = 100;

/** Compares the tags of a delivered line with those that it has where it arrived, in whatever order. */
export function tagChanges(delivered: readonly LineTag[], arrived: readonly LineTag[]): TagChanges {
  const left = [...arrived];
  const take = (fits: (tag: LineTag) => boolean): LineTag | undefined => {
    const at = left.slice(0, mostMixed).findIndex(fits);
    return at === -1 ? undefined : left.splice(at, 1)[0];
  };
  const unpaired = delivered.filter(
    (tag) => take((one) => styleOf(one) === styleOf(tag) && changesOf(tag, one).length === 0) === undefined,
  );
  const pairs = unpaired.map((tag) => [tag, take((one) => styleOf(one) === styleOf(tag))] as const);
  return {
    lost: pairs.flatMap(([{ name }, other]) => (other === undefined ? [name] : [])).toSorted(),
    added: left.map(({ name }) => name).toSorted(),
    changed: pairs.flatMap(([tag, other]) => (other === undefined ? [] : changesOf(tag, other))),
  };
}

/** Lists changes of addresses, of language and of what runs. A system may add styles and names. */
function changesOf(delivered: LineTag, arrived: LineTag): readonly ChangedAttribute[] {
  const names = new Set([...delivered.attributes.keys(), ...arrived.attributes.keys()]);
  return [...names].flatMap((name): readonly ChangedAttribute[] => {
    const before = delivered.attributes.get(name);
    const after = arrived.attributes.get(name);
    if (before === after || !counts(name)) return [];
    if (addresses.has(name) && isKept(delivered, arrived, before ?? '', after)) return [];
    const values = {
      ...(before === undefined ? {} : { delivered: before }),
      ...(after === undefined ? {} : { arrived: after }),
    };
    return [{ tag: delivered.name, name, ...values }];
  });
}

const counts = (name: string): boolean => addresses.has(name) || others.has(name) || name.startsWith('on');

/** Pictures that are loaded late have their address in another attribute. */
function isKept(delivered: LineTag, arrived: LineTag, before: string, after: string | undefined): boolean {
  if (arrived.attributes.has(addressUnknown) || delivered.attributes.has(addressUnknown)) return true;
  const isMedia = media.has(delivered.name);
  if (after !== undefined && isSameAddress(before, after, isMedia)) return true;
  return isMedia && [...arrived.attributes.values()].some((one) => isSameAddress(before, one, true));
}

/** Whether a picture, frame or film without any words is among these tags. */
export function hasTag(tag: LineTag, all: readonly LineTag[]): boolean {
  return all.some((one) => one.name === tag.name && changesOf(tag, one).length === 0);
}
