/** Grows when a check finds more, less or something else than before: everything is then checked again. */
export const checksVersion = 2;
