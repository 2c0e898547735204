export interface PseudoText {
  readonly value: string;
  readonly data: string;
  readonly languageTarget: string;
}

/** Pseudo-localizes values that would hold up the main thread. */
export interface PseudoLocalizer {
  /**
   * Resolves with the reason where the value took too long or the thread broke. Call it for one value at a
   * time.
   */
  readonly localize: (text: PseudoText) => Promise<PseudoLocalized>;
  /** Frees the thread until the next value. A value that is being localized is given up. */
  readonly endThread: () => Promise<void>;
}

export type PseudoLocalized =
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'failure'; readonly reason: string };
