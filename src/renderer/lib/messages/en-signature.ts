/** Texts of the check of a signature; loaded with the screen of the webhook. */
export const signatureMessages = {
  'signature.check': 'Check signature',
  'signature.check.hint': 'Computes the signature again over the stored bytes',
  'signature.check.nothing': 'Nothing was sent yet.',
  'signature.title': 'Signature',
  'signature.received': 'Received',
  'signature.sent': 'Sent',
  'signature.received.none': 'no v1 signature',
  'signature.expected': 'Expected with {{secret}}',
  'signature.verifies': 'verifies',
  'signature.differs': 'differs',
  'signature.valid.found': 'The signature verifies.',
  'signature.valid.todo.received': 'The sender used the right secret, and the body came through unchanged.',
  'signature.valid.todo.sent':
    'The signature was correct when sent. A receiver that rejects it has another secret, or checks the body after changing it: copy the secret again, and verify the raw bytes.',
  'signature.no-secret.found': 'There is no secret, so nothing can be checked.',
  'signature.no-secret.todo.received': 'Set the connection’s secret to verify its calls.',
  'signature.no-secret.todo.sent': 'Save a webhook URL to create a secret.',
  'signature.secret-unreadable.found': 'The stored secret cannot be read.',
  'signature.secret-unreadable.todo.received': 'Enter the connection’s secret again.',
  'signature.secret-unreadable.todo.sent': 'Rotate the secret and copy the new one into your receiver.',
  'signature.header-missing.found': 'The header {{about}} is missing.',
  'signature.header-missing.todo.received':
    'The sender does not sign, or a proxy on the way drops the header.',
  'signature.header-missing.todo.sent': 'Nothing was signed. Redeliver it.',
  'signature.timestamp-unreadable.found': 'The header webhook-timestamp is no number of seconds: {{about}}',
  'signature.timestamp-unreadable.todo.received': 'The sender has to send the time as seconds since 1970.',
  'signature.timestamp-unreadable.todo.sent': 'Redeliver it: each attempt gets a fresh timestamp.',
  'signature.timestamp-too-old.found':
    'The signature is right, but it was {{about}} old (m:ss) when it arrived; five minutes are allowed.',
  'signature.timestamp-too-old.todo.received':
    'The sender’s clock or this computer’s is wrong, or the call was delayed.',
  'signature.timestamp-too-old.todo.sent':
    'Receivers refuse old timestamps. Redeliver it: each attempt gets a fresh one.',
  'signature.timestamp-too-new.found':
    'The signature is right, but its time was {{about}} (m:ss) in the future; five minutes are allowed.',
  'signature.timestamp-too-new.todo.received': 'The sender’s clock or this computer’s is wrong.',
  'signature.timestamp-too-new.todo.sent':
    'This computer’s clock is ahead of the receiver’s. Set it, then redeliver.',
  'signature.signature-unreadable.found': 'The header webhook-signature has no v1 signature.',
  'signature.signature-unreadable.todo.received':
    'The sender has to sign by Standard Webhooks: “v1,” and the signature in Base64.',
  'signature.signature-unreadable.todo.sent': 'Redeliver it.',
  'signature.other-secret.found': 'It was signed with another secret that is known here: {{about}}.',
  'signature.other-secret.todo.received':
    'The sender uses the secret of another connection, or one that was replaced. Give it this connection’s.',
  'signature.other-secret.todo.sent':
    'The secret was rotated after this attempt. Redeliver it to sign it with the current secret.',
  'signature.secret-as-text.found':
    'The text of the secret ({{about}}) was used as the key, not the bytes it stands for.',
  'signature.secret-as-text.todo.received':
    'The sender has to decode the part after whsec_ from Base64 before signing.',
  'signature.secret-as-text.todo.sent': 'The receiver has to decode the part after whsec_ from Base64.',
  'signature.other-scheme.found': 'It was signed by another scheme: {{about}}.',
  'signature.other-scheme.todo.received':
    'The sender has to sign id, timestamp and body, joined by dots, and write the signature in Base64.',
  'signature.other-scheme.todo.sent': 'Redeliver it.',
  'signature.body-rewritten.found': 'The body was signed in another form ({{about}}), then rewritten.',
  'signature.body-rewritten.todo.received':
    'A proxy rewrote the body. It must pass the body on byte for byte.',
  'signature.body-rewritten.todo.sent': 'The body was changed after signing. Redeliver it.',
  'signature.no-match.found': 'The signature matches neither the secret nor the body.',
  'signature.no-match.todo.received':
    'Either the sender has another secret, or the body was changed in transit. Compare the secrets first.',
  'signature.no-match.todo.sent': 'Compare the secret in your receiver with the one above first.',
} as const;
