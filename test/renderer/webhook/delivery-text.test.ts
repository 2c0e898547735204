import { expect, it } from 'vitest';
import type { AttemptProblem } from '../../../src/contract/webhook/deliveries';
import type { HttpAttempt } from '../../../src/contract/http-message';
import { attemptText } from '../../../src/renderer/webhook/delivery-text';

const noBody = { text: '', sizeBytes: 0, isBeginning: false, isBinary: false };

const refused = (status: number): HttpAttempt<AttemptProblem> => ({
  number: 1,
  started: '2026-11-26T10:00:00.000Z',
  durationMs: 3,
  url: 'http://127.0.0.1:9/hook',
  requestHeaders: [],
  requestBody: noBody,
  response: { status, headers: [], body: noBody },
  problem: 'status',
});

it('a receiver that knows no PUT is told from one that serves nothing at the path', () => {
  for (const status of [405, 501]) expect(attemptText(refused(status))?.todo).toMatch(/does not accept PUT/);
  for (const status of [404, 410]) expect(attemptText(refused(status))?.todo).toMatch(/^Nothing is served/);
});
