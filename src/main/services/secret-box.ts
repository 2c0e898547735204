/**
 * Secrets at rest (decisions, section 10). What seals them is the host's: the system's key store in Electron, a key file
 * that only its owner can read elsewhere. A sealed text names the way it was sealed, so that both can be read after a move.
 */
export interface SecretBox {
  readonly seal: (secret: string) => string;
  /** @throws AppError UNAVAILABLE, with the remedy, when it can't be opened here. */
  readonly open: (sealed: string) => string;
}
