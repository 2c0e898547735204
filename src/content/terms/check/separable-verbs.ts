import type { Lemmas } from '../recognize/lemmas';
import type { Term, TermEntry } from '../termbase';
import type { FoundEntry, TermIndex } from './term-index';

/** Verbs with a particle in front, such as `anzeigen`, by the verb that is left and then by the particle. */
type SeparableVerbs = ReadonlyMap<string, ReadonlyMap<string, Term>>;

const INFINITIVE = /^\p{L}{2,}n$/u;
const fewestParticle = 2;
const longestParticle = 12;
/** How much of a text is searched for the particle. */
const longestClause = 300;
/** The dot of `1.5` ends no clause. */
const CLAUSE_END = /[,:;!?()\n…–—]|\.(?!\d)/u;
const IN_BRACKETS = /\([^()]*\)/gu;
/** Characters that may stand after the particle, at the end of a clause. */
const QUOTES = /["'“”„‟’‘‚«»‹›]/gu;
const AND = /\s(?:und|oder|sowie|aber|bzw)(?=\s)/gu;

/** The verbs of the terms of an entry, which are derived once. */
const known = new WeakMap<readonly Term[], SeparableVerbs>();

/**
 * Returns for a place of an entry's term the term that it belongs to: `anzeigen` for `Zeige` in
 * `Zeige die Konten an`, where both are terms and `anzeigen` is not forbidden. The particle is the last word
 * of the clause, and no verb after _und_ takes it: `Zeige sie und lege Dateien an`. German only.
 */
export function wholeVerbs(index: TermIndex, entry: TermEntry, text: string): (found: FoundEntry) => Term {
  if (index.targetBase !== 'de') return ({ term }) => term.term;
  const terms = index.targetTerms(entry);
  let verbs = known.get(terms);
  if (verbs === undefined) known.set(terms, (verbs = separableVerbs(terms)));
  const { lemmas } = index.targetLanguage;
  return ({ term: { term }, to }) => {
    const own = verbs.get(term.text.toLowerCase());
    if (own === undefined) return term;
    const after = text.slice(to, to + longestClause).replace(IN_BRACKETS, ' ');
    const [rest = ''] = after.split(CLAUSE_END, 1);
    for (const { last, next } of clausesOf(rest)) {
      const whole = own.get(last);
      if (whole !== undefined && next.every((word) => isNoVerbWith(last, word, lemmas))) return whole;
    }
    return term;
  };
}

function separableVerbs(terms: readonly Term[]): SeparableVerbs {
  const verbs = terms.filter(({ text }) => INFINITIVE.test(text));
  const simple = new Set(verbs.map(({ text }) => text.toLowerCase()));
  const found = new Map<string, Map<string, Term>>();
  for (const term of verbs) {
    if (term.status === 'forbidden') continue;
    const text = term.text.toLowerCase();
    for (let length = fewestParticle; length <= Math.min(longestParticle, text.length - 3); length += 1) {
      const verb = text.slice(length);
      if (!simple.has(verb)) continue;
      const own = found.get(verb) ?? new Map<string, Term>();
      found.set(verb, own.set(text.slice(0, length), term));
    }
  }
  return found;
}

interface Clause {
  /** The last word. */
  readonly last: string;
  /** The words after the conjunctions inside of it, one of which may be another verb. */
  readonly next: readonly string[];
}

/** Returns what a text is up to each conjunction, and up to its end. */
function clausesOf(rest: string): readonly Clause[] {
  const parts = rest.replace(QUOTES, ' ').split(AND);
  const next = parts.slice(1).map((part) => /\p{L}+/u.exec(part)?.[0] ?? '');
  return parts.map((part, at) => ({
    last: /\s(\p{Ll}+)\s*$/u.exec(part.slice(-2 * longestParticle))?.[1] ?? '',
    next: next.slice(0, at),
  }));
}

/** `legen` makes `anlegen` of `an`. Without a dictionary, any word might. */
const isNoVerbWith = (particle: string, word: string, lemmas: Lemmas | undefined): boolean =>
  lemmas !== undefined && !lemmas.has(`${particle}${word.toLowerCase()}`);
