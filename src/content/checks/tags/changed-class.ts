/**
 * Returns the variant of a problem for a class that changed: one that only colours code breaks nothing, and
 * another class of a block may be what the text needs.
 */
export function variantOfClass(was: string, is: string): 'class' | 'changed-likely' {
  const [before, after] = [was.trim().split(/\s+/), is.trim().split(/\s+/)];
  const odd = [
    ...before.filter((name) => !after.includes(name)),
    ...after.filter((name) => !before.includes(name)),
  ];
  return odd.every((name) => OF_HIGHLIGHTING.test(name)) ? 'class' : 'changed-likely';
}

const OF_HIGHLIGHTING = /^(?:highlight|language|lang)-\S/;
