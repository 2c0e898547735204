/** The suffixes of a language, and what they take away from a base form, by a dictionary's affix file. */
export class SuffixRules {
  readonly #removed = new Set(['']);
  readonly #added = new Set(['']);
  #longest = 0;

  /** Undefined for an affix file whose rules have numbers instead of their flags. */
  static of(aff: string): SuffixRules | undefined {
    return /^AF /m.test(aff) ? undefined : new SuffixRules(aff);
  }

  private constructor(aff: string) {
    const rules = readRules(aff);
    for (const { removed, added, further } of [...rules.values()].flat()) {
      this.#removed.add(removed);
      this.#longest = Math.max(this.#longest, removed.length);
      this.#added.add(added);
      for (const second of further.flatMap((flag) => rules.get(flag) ?? [])) {
        if (added.endsWith(second.removed))
          this.#added.add(added.slice(0, added.length - second.removed.length) + second.added);
      }
    }
  }

  /** Returns what regular forms of a word may begin with, before what a suffix adds. */
  bodiesOf(word: string): readonly string[] {
    const bodies: string[] = [];
    for (let at = Math.max(0, word.length - this.#longest); at <= word.length; at += 1)
      if (this.#removed.has(word.slice(at))) bodies.push(word.slice(0, at));
    return bodies;
  }

  /** Whether a suffix adds this text, or nothing. */
  isEnding(text: string): boolean {
    return this.#added.has(text);
  }
}

interface SuffixRule {
  /** The end of the base form that is taken away. */
  readonly removed: string;
  readonly added: string;
  /** Flags of suffixes that may follow. */
  readonly further: readonly string[];
}

/** Lines such as `SFX A y ies [^aeiou]y` and `SFX A 0 s/BC .`; the first line of each flag has a count. */
const RULE = /^SFX[ \t]+(\S+)[ \t]+(\S+)[ \t]+([^\s/]+)(?:\/(\S+))?[ \t]+\S/gm;

function readRules(aff: string): ReadonlyMap<string, readonly SuffixRule[]> {
  const kind = /^FLAG[ \t]+(\S+)/m.exec(aff)?.[1];
  const rules = new Map<string, SuffixRule[]>();
  for (const [, flag = '', removed = '', added = '', further = ''] of aff.matchAll(RULE)) {
    const rule = { removed: textOf(removed), added: textOf(added), further: flagsIn(further, kind) };
    const known = rules.get(flag);
    if (known === undefined) rules.set(flag, [rule]);
    else known.push(rule);
  }
  return rules;
}

const textOf = (part: string): string => (part === '0' ? '' : part.toLowerCase());

function flagsIn(text: string, kind: string | undefined): readonly string[] {
  if (text === '') return [];
  if (kind === 'num') return text.split(',');
  return kind === 'long' ? (text.match(/../g) ?? []) : Array.from(text);
}
