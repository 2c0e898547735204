/** An infinitive in small letters. */
export const INFINITIVE = /^\p{L}{2,}n$/u;
/** Letters of the longest particle of a verb. */
export const longestParticle = 12;

/** The dot of `1.5` ends no clause. */
export const CLAUSE_END = /[,:;!?()\n…–—]|\.(?!\d)/u;
export const IN_BRACKETS = /\([^()]*\)/gu;
/** Characters that may stand after the particle, at the end of a clause. */
const QUOTES = /["'“”„‟’‘‚«»‹›]/gu;
const AND = /\s(?:und|oder|sowie|aber|bzw)(?=\s)/gu;

/** A part of a German text up to a conjunction. */
export interface Clause {
  /** The last word. */
  readonly last: string;
  /** The last two words as one, as `wiederher`. */
  readonly lastTwo: string;
  /** The words after the conjunctions inside of it, one of which may be another verb. */
  readonly next: readonly string[];
}

/** Returns what a text is up to each conjunction, and up to its end. */
export function clausesOf(rest: string): readonly Clause[] {
  const parts = rest.replace(QUOTES, ' ').split(AND);
  const next = parts.slice(1).map((part) => /\p{L}+/u.exec(part)?.[0] ?? '');
  return parts.map((part, at) => ({
    last: /\s(\p{Ll}+)\s*$/u.exec(part.slice(-2 * longestParticle))?.[1] ?? '',
    lastTwo: (/\s\p{Ll}+\s+\p{Ll}+\s*$/u.exec(part.slice(-2 * longestParticle))?.[0] ?? '').replaceAll(
      /\s/g,
      '',
    ),
    next: next.slice(0, at),
  }));
}
