/**
 * Makes a function that computes its result for an object only once: checks that need the same fact of a
 * value or a block share it, and so do the languages of one source, whose value is kept (`RecentValues`).
 * Other arguments, like the language of a value, must always be the same for an object. A result is freed
 * with its object.
 */
export function once<Of extends object, Rest extends readonly unknown[], Fact>(
  compute: (of: Of, ...rest: Rest) => Fact,
): (of: Of, ...rest: Rest) => Fact {
  const known = new WeakMap<Of, { readonly fact: Fact }>();
  return (of, ...rest) => {
    const before = known.get(of);
    if (before !== undefined) return before.fact;
    const fact = compute(of, ...rest);
    known.set(of, { fact });
    return fact;
  };
}
