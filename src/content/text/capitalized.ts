/** A word with a capital at its start. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
