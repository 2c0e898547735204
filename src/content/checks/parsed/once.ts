/**
 * An object that keeps what checks have found out about it, by the functions that found it out. A copy of the
 * object must not keep it as well.
 */
export interface WithFacts {
  facts?: Map<object, unknown> | undefined;
}

/**
 * Makes a function that computes its result for an object only once: checks that need the same fact of a
 * value or a block share it, and so do the languages of one source, whose value is kept (`RecentValues`).
 * Other arguments, like the language of a value, must always be the same for an object. A result is freed
 * with its object, which keeps it: looking it up in a `WeakMap` of all blocks takes several times as long.
 */
export function once<Of extends WithFacts, Rest extends readonly unknown[], Fact>(
  compute: (of: Of, ...rest: Rest) => Fact,
): (of: Of, ...rest: Rest) => Fact {
  return (of, ...rest) => {
    const facts = (of.facts ??= new Map<object, unknown>());
    const known = facts.get(compute);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only results of `compute` are put there
    if (known !== undefined || facts.has(compute)) return known as Fact;
    const fact = compute(of, ...rest);
    facts.set(compute, fact);
    return fact;
  };
}

/**
 * Keeps the answers to a question about two objects, such as a block and its original, while many sentences
 * of these blocks ask it. The answers are freed with the function that is returned.
 */
export function onceForTwo<Of extends object>(
  compute: (first: Of, second: Of) => boolean,
): (first: Of, second: Of) => boolean {
  const answers = new Map<Of, Map<Of, boolean>>();
  return (first, second) => {
    const ofFirst = answers.get(first) ?? new Map<Of, boolean>();
    answers.set(first, ofFirst);
    const answer = ofFirst.get(second) ?? compute(first, second);
    ofFirst.set(second, answer);
    return answer;
  };
}

/** Keeps the answers to a question about texts, such as words that a value may have thousands of times. */
export function onceForText<Fact>(compute: (text: string) => Fact): (text: string) => Fact {
  const answers = new Map<string, { readonly fact: Fact }>();
  return (text) => {
    const answer = answers.get(text) ?? { fact: compute(text) };
    answers.set(text, answer);
    return answer.fact;
  };
}
