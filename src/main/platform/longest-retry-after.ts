/** Seven days. Whoever asks for a longer wait (`Retry-After`) is asked again after this. */
export const longestRetryAfterMs = 7 * 24 * 3600 * 1000;
