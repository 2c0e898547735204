/** Sentences the table does not prove, each with the reason: nothing is missing silently. */
export const shownElsewhere: readonly (readonly [sentence: string, reason: string])[] = [
  // The interface document.
  ['3 Create request: webhook called when registered.', 'webhook deliveries: their own issue'],
  [
    '3 Other transitions, and the conditions that move a request to confirmed or completed: not shown.',
    'no rule',
  ],
  [
    '6 A registered webhook is called whenever a content request is modified (PUT, body shape, test tokens).',
    'webhook deliveries: their own issue',
  ],
  ['8 Webhook with test token: two calls per request.', 'webhook deliveries: their own issue'],
  ['9 Deprecation policy and rules for changes between versions: not shown.', 'no rule'],
  // The decisions.
  ['2 Canonical states in the store: pending, confirmed, completed.', 'the store: test/main/store'],
  [
    '2 complete and completed mean the same in mirrored data and webhook bodies from upstream.',
    'test/main/upstream/client/upstream-request.test.ts',
  ],
  [
    "2 A mirrored request keeps upstream's timestamp text and is ordered by its instant.",
    'test/main/upstream/mirror/mirror.test.ts',
  ],
  [
    "2 Mirrored requests keep upstream's id and the source queried for.",
    'test/main/upstream/mirror/mirror.test.ts',
  ],
  [
    '2 Known values get special care in the UI; unknown ones are shown as plain text.',
    'the window: test/e2e',
  ],
  ['2 importResponse is not in webhook bodies.', 'webhook deliveries: their own issue'],
  ['2 source: file (imported file), order (created in the app).', 'nothing makes them yet: their own issues'],
  ['3 403 for an expired token.', 'no token expires yet: tokens get an end with their own issue'],
  [
    '3 Tokens are compared in constant time and stored only as hashes.',
    'not visible over HTTP: test/main/requests/tokens.test.ts',
  ],
  [
    '4 What is found: local requests and mirrored ones alike.',
    'mirrored ones: test/main/listener/listener.test.ts',
  ],
  ['5 … and the webhook delivery it causes are committed together.', 'webhook deliveries: their own issue'],
  ['6 Every mark is kept in the history.', 'not visible over HTTP: test/main/requests/import-marks.test.ts'],
  ['6 A mark is not a modification that calls the webhook.', 'webhook deliveries: their own issue'],
  ['6 On a mirrored request the mark is owed to upstream through the outbox.', 'outbox: its own issue'],
  [
    '7 A delivery is written in the transaction that modifies the request (and all that follows).',
    'webhook deliveries: their own issue',
  ],
  [
    '8 The listener (all of it): receipts, signatures, what is applied, older events, replay.',
    'not a path of the service: test/main/listener, test/main/listener/receipts.test.ts, test/flow/listener.test.ts',
  ],
  ['10 CORS for an origin that is allowed in settings.', 'there is no such setting yet'],
  [
    '10 Content is hostile; upstream tokens and webhook secrets are encrypted.',
    'the window and connections: test/e2e, their own issues',
  ],
  [
    '10 One process per data folder; a second one says so and leaves.',
    'test/main/database/folder-lock.test.ts, test/flow',
  ],
];
