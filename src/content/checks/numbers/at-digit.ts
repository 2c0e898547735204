/** Characters that are no digits of any script, as far as a few ranges say it. */
const NO_DIGIT = String.raw`(?![\0-/:-\u065f\u2000-\ua61f\uac00-\ud7ff])`;

/**
 * Returns the pattern of a text that begins with a digit, which first sees by a few ranges that most
 * characters are none: the engine takes ten times as long to look one up among the digits of all scripts.
 */
export const atDigit = ({ source, flags }: RegExp): RegExp => new RegExp(`${NO_DIGIT}(?:${source})`, flags);
