import type { Lemmas } from '../lemmas';
import { CLAUSE_END, clausesOf, IN_BRACKETS, INFINITIVE } from './german-clauses';

/** First parts of verbs, longer ones first. */
const PARTICLE =
  /^(auseinander|durcheinander|gegenüber|aneinander|entgegen|zusammen|herunter|hinunter|dazwischen|zwischen|wiederher|voraus|hervor|herein|hinein|heraus|hinaus|herauf|hinauf|herum|herüber|hinüber|hindurch|hinweg|hinzu|heran|herab|herbei|hierher|bereit|bekannt|zurück|weiter|wieder|fertig|sicher|gleich|empor|fehl|fern|fest|fort|frei|dar|her|hin|hoch|los|nach|nieder|offen|statt|teil|tief|voran|vorbei|vor|weg|auf|aus|bei|ein|mit|ab|an|um|zu)(?=\p{L}{3})/u;
/** First parts that are two words at the end of a clause: `stellt die Datei wieder her`. */
const OF_TWO = /^wiederher$/u;
/** Nouns that look like infinitives: `Einstellungen`. */
const NOUN = /(?:ung|heit|keit|schaft|ion)en$/u;
/** How much of a text is searched for the particle. */
const longestClause = 300;
/** `von Anfang an` and `vom Server aus` have no part of a verb; `hängt von der Version ab` has one. */
const PREPOSITIONS =
  /\s(?:von\s+(?:(?:Anfang|Beginn|Grund|Haus|Hand|Start|Seiten?|hier|da|dort|nun|jetzt|klein|sich|außen|innen|heute|jeher|Natur|\d+)\s+(?:\S+\s+)?(?:ab|an|auf|aus)|(?:de[rm]|diese[rm]|eine[rm]|Ihre[rm]|jede[rm])\s+(?:\S+\s+){1,2}(?:an|auf|aus))|vom\s+(?:\S+\s+){1,2}(?:an|aus))\s*$/u;

interface Part<T> {
  readonly particle: string;
  readonly verb: string;
  readonly term: T;
}

/** A form of a verb in a text. */
interface VerbForm {
  readonly text: string;
  /** Exclusive. */
  readonly to: number;
}

/** Finds German verbs whose first part stands at the end of the clause: `abfahren` in `Er fährt bald ab`. */
export class SeparatedVerbs<T> {
  readonly #lemmas: Lemmas;
  /** By the number of the word that is left. */
  readonly #parts = new Map<number, Part<T>[]>();

  constructor(lemmas: Lemmas) {
    this.#lemmas = lemmas;
  }

  /** Adds a term where it is such a verb; `numberOf` gives the number of a word of terms. */
  add(term: T, written: string, numberOf: (verb: string) => number): void {
    const infinitive = written.toLowerCase();
    const particle = INFINITIVE.test(infinitive) ? PARTICLE.exec(infinitive)?.[1] : undefined;
    if (particle === undefined) return;
    const verb = infinitive.slice(particle.length);
    // The dictionary is not asked: with words that are kept, it need not be opened.
    if (!INFINITIVE.test(verb) || NOUN.test(verb)) return;
    const id = numberOf(verb);
    const part = { particle, verb, term };
    const others = this.#parts.get(id);
    if (others === undefined) this.#parts.set(id, [part]);
    else others.push(part);
  }

  /** Returns the terms of which a word may be the form without its particle, by the numbers that it has. */
  in(text: string, form: VerbForm, ids: Iterable<number>): readonly T[] {
    if (this.#parts.size === 0) return none;
    const found: T[] = [];
    let particles: ReadonlySet<string> | undefined;
    for (const id of ids)
      for (const { particle, verb, term } of this.#parts.get(id) ?? none) {
        const isParticiple = /^ge/iu.test(form.text) && !verb.startsWith('ge');
        if (isParticiple || /^bitte$/iu.test(form.text)) continue;
        particles ??= this.#particlesAfter(text, form.to);
        if (particles.has(particle)) found.push(term);
      }
    return found;
  }

  /**
   * Whether a form of a verb has the first part of a longer one at the end of its clause, which the
   * dictionary knows: `Zeigen Sie alles an` has no `zeigen`.
   */
  isOfLonger(text: string, form: VerbForm, verb: string): boolean {
    if (!INFINITIVE.test(verb) || /^ge/iu.test(form.text) !== verb.startsWith('ge')) return false;
    return [...this.#particlesAfter(text, form.to)].some(
      (particle) =>
        PARTICLE.exec(`${particle}${verb}`)?.[1] === particle && this.#lemmas.has(particle + verb),
    );
  }

  /** Returns the last words of a clause, unless a verb after _und_ takes them: `Zeig sie und leg sie an`. */
  #particlesAfter(text: string, to: number): ReadonlySet<string> {
    const after = text.slice(to, to + longestClause).replace(IN_BRACKETS, ' ');
    const [rest = ''] = after.split(CLAUSE_END, 1);
    if (PREPOSITIONS.test(rest)) return new Set();
    const isOfOther = (particle: string, word: string): boolean =>
      this.#lemmas.has(particle + word.toLowerCase());
    return new Set(
      clausesOf(rest).flatMap(({ last, lastTwo, next }) => {
        if (last === '' || next.some((word) => isOfOther(last, word))) return [];
        return [OF_TWO.test(lastTwo) ? lastTwo : last];
      }),
    );
  }
}

const none: readonly never[] = [];
