/** Mistakes as they happen, each made in a clean target; undefined where a field has no place for it. */
export const mistakes = {};
