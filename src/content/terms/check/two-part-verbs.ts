import type { Lemmas } from '../recognize/lemmas';
import { AND, CLAUSE_END, clausesOf, IN_BRACKETS, INFINITIVE } from './german-clauses';

/** Particles of separable verbs. */
const PARTICLE =
  /^(ab|an|auf|aus|bei|durch|ein|fest|fort|frei|heraus|her|hinzu|hin|los|mit|nach|um|unter|vor|weg|wieder|zurück|zusammen|zu)(?=\p{L}{3})/u;

/**
 * Whether a German text has a verb in two parts: `Zeigt die Konten an` for `anzeigen`. The particle is the
 * last word of a clause that has a form of the rest of the verb.
 */
export function hasInTwoParts(text: string, verb: string, lemmas: Lemmas | undefined): boolean {
  const infinitive = verb.toLowerCase();
  const particle = INFINITIVE.test(infinitive) ? PARTICLE.exec(infinitive)?.[1] : undefined;
  if (particle === undefined || lemmas === undefined) return false;
  const rest = infinitive.slice(particle.length);
  return text
    .replace(IN_BRACKETS, ' ')
    .split(CLAUSE_END)
    .flatMap((clause) =>
      clausesOf(clause).map(({ last }, at) => ({ last, part: clause.split(AND)[at] ?? '' })),
    )
    .some(
      ({ last, part }) =>
        last === particle &&
        (part.match(/\p{L}+/gu) ?? []).some((word) => lemmas.of(word.toLowerCase()).includes(rest)),
    );
}
