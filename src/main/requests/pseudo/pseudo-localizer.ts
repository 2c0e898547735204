export interface PseudoText {
  readonly value: string;
  readonly data: string;
  readonly languageTarget: string;
}

/** Pseudo-localizes values that would block the main thread. */
export interface PseudoLocalizer {
  /**
   * Resolves with a reason when the value took too long or the thread crashed. Call it for one value at a
   * time.
   */
  readonly localize: (text: PseudoText) => Promise<PseudoLocalized>;
  /** Ends the thread until the next value; a running one is abandoned. */
  readonly endThread: () => Promise<void>;
}

export type PseudoLocalized =
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'failure'; readonly reason: string };
