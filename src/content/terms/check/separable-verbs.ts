import type { Lemmas } from '../recognize/lemmas';
import type { Term, TermEntry } from '../termbase';
import { CLAUSE_END, clausesOf, IN_BRACKETS, INFINITIVE, longestParticle } from './german-clauses';
import type { FoundEntry, TermIndex } from './term-index';

/** Verbs with a particle in front, such as `anzeigen`, by the verb that is left and then by the particle. */
type SeparableVerbs = ReadonlyMap<string, ReadonlyMap<string, Term>>;

const fewestParticle = 2;
/** How much of a text is searched for the particle. */
const longestClause = 300;

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

/** `legen` makes `anlegen` of `an`. Without a dictionary, any word might. */
const isNoVerbWith = (particle: string, word: string, lemmas: Lemmas | undefined): boolean =>
  lemmas !== undefined && !lemmas.has(`${particle}${word.toLowerCase()}`);
