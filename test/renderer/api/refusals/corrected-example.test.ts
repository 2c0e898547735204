import { expect, it } from 'vitest';
import { correctedExample } from '../../../../src/renderer/api/refusals/corrected-example';
import { loggedCall } from '../../../support/upstream/logged-call';

const place = { serviceUrl: 'http://127.0.0.1:4310', limits: { maxFields: 5, maxFieldValueBytes: 400 } };

it('a call with a wrong token is corrected with the media type that the service would ask for next', () => {
  const call = loggedCall({
    method: 'PUT',
    path: '/v1/content',
    status: 403,
    problems: ['authorization: the token is unknown, revoked or expired'],
    headers: [['content-type', 'application/x-www-form-urlencoded']],
    requestBody: { kind: 'omitted', sizeBytes: 2 },
  });
  const text = correctedExample(call, place)?.text;
  expect(text).toContain("-H 'Content-Type: application/json'");
  expect(text).not.toContain('urlencoded');
});
