/** Findings of the signature doctor, recomputed over the stored bytes (Standard Webhooks). */
export const signatureFindings = [
  /** The signature verifies. */
  'valid',
  /** No secret is set, so signatures are not checked. */
  'no-secret',
  'secret-unreadable',
  'header-missing',
  /** `webhook-timestamp` is not a number of seconds. */
  'timestamp-unreadable',
  'timestamp-too-old',
  'timestamp-too-new',
  /** `webhook-signature` has no `v1,<base64>` entry. */
  'signature-unreadable',
  /** The signature verifies with a secret that is expired or belongs to another connection. */
  'other-secret',
  /** The sender used the secret's text as the key, not the bytes that it encodes. */
  'secret-as-text',
  /** The signature lacks id and timestamp, or is hexadecimal. */
  'other-scheme',
  /** The signature verifies over equivalent JSON: a proxy rewrote the body. */
  'body-rewritten',
  /** None of the above applies: the secret is another one, or the body was changed. */
  'no-match',
] as const;
export type SignatureFinding = (typeof signatureFindings)[number];

export interface SignatureDiagnosis {
  readonly finding: SignatureFinding;
  /**
   * Detail of the finding: the missing header's name, the secret's owner, how the body was rewritten, or the
   * difference in seconds.
   */
  readonly about?: string;
  /**
   * For each secret in force, the signed content and the resulting signature; the secrets themselves never
   * appear.
   */
  readonly checks: readonly {
    readonly secret: string;
    readonly expected: string;
    readonly verifies: boolean;
  }[];
  /** The `v1` entries that were received or sent. */
  readonly received: readonly string[];
}
