/** What the signature doctor found, recomputed over the stored bytes (Standard Webhooks). */
export const signatureFindings = [
  /** It verifies. */
  'valid',
  /** No secret is set, so nothing is checked. */
  'no-secret',
  'secret-unreadable',
  'header-missing',
  /** `webhook-timestamp` is no number of seconds. */
  'timestamp-unreadable',
  'timestamp-too-old',
  'timestamp-too-new',
  /** `webhook-signature` has no `v1,<base64>` entry. */
  'signature-unreadable',
  /** Verifies with a secret that is no longer, or not here, in force. */
  'other-secret',
  /** The sender used the secret's text, not the bytes it encodes. */
  'secret-as-text',
  /** Signed without id and timestamp, or in hexadecimal. */
  'other-scheme',
  /** Verifies over the same JSON written otherwise: something on the way rewrote the body. */
  'body-rewritten',
  /** None of the above: another secret, or a body that was changed. */
  'no-match',
] as const;
export type SignatureFinding = (typeof signatureFindings)[number];

export interface SignatureDiagnosis {
  readonly finding: SignatureFinding;
  /** What it is about: the missing header's name, the secret's owner, how the body was rewritten, seconds of difference. */
  readonly about?: string;
  /** What was signed over, and what came out, for each secret in force; secrets themselves never appear. */
  readonly checks: readonly {
    readonly secret: string;
    readonly expected: string;
    readonly verifies: boolean;
  }[];
  /** The `v1` entries that were received or sent. */
  readonly received: readonly string[];
}
