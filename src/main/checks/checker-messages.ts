import type { BegunCheck, CheckedPortion } from './checked-request';

export type ToChecker =
  | { readonly kind: 'wake' }
  /** The portion that was told last is written. */
  | { readonly kind: 'settled' }
  | { readonly kind: 'stop' };

export type FromChecker =
  | { readonly kind: 'segments'; readonly id: string }
  /** The check of a request begins; the one before has ended. */
  | { readonly kind: 'begun'; readonly check: BegunCheck }
  | { readonly kind: 'checked'; readonly portion: CheckedPortion }
  /** Nothing is owed. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'failure'; readonly error: Error };
