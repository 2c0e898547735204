import type { TagPiece } from './tokenize';
import { OpenElements } from './open-elements';
import { VOID_ELEMENTS } from './void-elements';

/** Elements whose content is typed or printed by a machine and therefore not translated. */
const CODE_ELEMENTS = new Set(['code', 'kbd', 'samp']);

const CLOSES_P = new Set(
  (
    'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul xmp plaintext'
  ).split(' '),
);
const CELL = new Set(['td', 'th', 'tr', 'tbody', 'thead', 'tfoot']);
/**
 * Elements whose end tag may be left out, and the start tags that then end them (HTML standard, 13.1.2.4).
 */
export const IMPLIED_ENDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['p', CLOSES_P],
  ['li', new Set(['li'])],
  ['dt', new Set(['dt', 'dd'])],
  ['dd', new Set(['dt', 'dd'])],
  ['td', CELL],
  ['th', CELL],
  ['tr', new Set(['tr', 'tbody', 'thead', 'tfoot'])],
  ['option', new Set(['option', 'optgroup'])],
]);

interface OpenElement {
  readonly name: string;
  readonly isProtected: boolean;
}

/**
 * Follows the tags of a fragment and decides whether text is for translation: not inside `code`, `kbd`,
 * `samp` and `translate="no"`, except within a `translate="yes"`.
 */
export class TranslationScope {
  private readonly open = new OpenElements<OpenElement>();
  private readonly kept: ReadonlySet<string>;

  /** `alsoKept` names further elements whose content is not translated. */
  constructor(alsoKept: readonly string[] = []) {
    this.kept = new Set([...CODE_ELEMENTS, ...alsoKept]);
  }

  get isProtected(): boolean {
    return this.open.top?.isProtected ?? false;
  }

  /** Processes a tag; for a start tag returns whether its own attributes are protected. */
  pass(tag: TagPiece): boolean {
    if (tag.isEnd) {
      this.open.close(tag.name);
      return true;
    }
    while (IMPLIED_ENDS.get(this.open.top?.name ?? '')?.has(tag.name) === true) this.open.pop();
    const isProtected = this.protects(tag);
    if (!VOID_ELEMENTS.has(tag.name)) this.open.push({ name: tag.name, isProtected });
    return isProtected;
  }

  private protects(tag: TagPiece): boolean {
    const translate = tag.attributes.find(({ name }) => name === 'translate')?.value.toLowerCase();
    if (translate === 'no') return true;
    if (translate === 'yes' || translate === '') return false;
    return this.kept.has(tag.name) || this.isProtected;
  }
}
