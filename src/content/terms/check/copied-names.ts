/** Signs inside of identifiers: `font-family`, `gnc-fq-update`, `.gtranslator-plugin`. */
const JOINT = /[-_./@:]/;
const BORDER = /[\s"'“”„«»‘’(),;]/;
const CAPITAL = /^\p{Lu}/u;

/**
 * Whether a word of the target belongs to a name or an identifier that the source has as well, where no
 * translator chose the word: `Font` in `Open Font License`, `update` in `gnc-fq-update`.
 */
export function isCopiedName(
  target: string,
  { from, to }: { readonly from: number; readonly to: number },
  source: string,
): boolean {
  const own = target.slice(from, to);
  const first = borderFrom(target, from - 1, -1) + 1;
  const last = borderFrom(target, to, 1);
  const isInside =
    (first < from && JOINT.test(target.charAt(from - 1))) || (last > to + 1 && JOINT.test(target.charAt(to)));
  if (isInside && source.includes(target.slice(first, last))) return true;
  if (!CAPITAL.test(own) || first < from || last > to) return false;
  const previous = target.slice(borderFrom(target, from - 2, -1) + 1, from - 1);
  const next = target.slice(to + 1, borderFrom(target, to + 1, 1));
  return (
    (CAPITAL.test(previous) && source.includes(`${previous} ${own}`)) ||
    (CAPITAL.test(next) && source.includes(`${own} ${next}`))
  );
}

/** Names and identifiers are shorter. */
const longest = 60;

/** Returns the place of the next border from a place on, in one direction. */
function borderFrom(text: string, from: number, step: 1 | -1): number {
  let at = from;
  while (at >= 0 && at < text.length && Math.abs(at - from) < longest && !BORDER.test(text.charAt(at)))
    at += step;
  return at;
}
