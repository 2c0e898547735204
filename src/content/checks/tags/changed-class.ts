/**
 * Returns the variant of a problem for a class that changed: one that only colours code breaks nothing, and
 * an element that keeps a class of the source may need another one beside it.
 */
export function variantOfClass(was: string, is: string): 'class' | 'changed-likely' | 'changed' {
  const [before, after] = [was.trim().split(/\s+/), is.trim().split(/\s+/)];
  const lost = before.filter((name) => !after.includes(name));
  const added = after.filter((name) => !before.includes(name));
  if ([...lost, ...added].every((name) => OF_HIGHLIGHTING.test(name))) return 'class';
  return lost.length === before.length ? 'changed' : 'changed-likely';
}

const OF_HIGHLIGHTING = /^(?:highlight|language|lang)-\S/;
