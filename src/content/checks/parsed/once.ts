/**
 * Makes a function that computes its result for an object only once: checks that need the same fact of a
 * value or a block share it. A result is freed with its object.
 */
export function once<Of extends object, Fact>(compute: (of: Of) => Fact): (of: Of) => Fact {
  const known = new WeakMap<Of, { readonly fact: Fact }>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before.fact;
    const fact = compute(of);
    known.set(of, { fact });
    return fact;
  };
}
