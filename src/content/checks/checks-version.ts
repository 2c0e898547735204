/**
 * Increase this number when a check finds more, fewer or different problems: everything is then checked
 * again.
 */
export const checksVersion = 211;
