import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signatureProblem } from '../../../src/main/webhook/received-signature';
import { diagnoseSignature, type SignatureCase } from '../../../src/main/webhook/signature-doctor';
import { secretKey } from '../../../src/main/webhook/webhook-signature';
import { signatureFindings, type SignatureFinding } from '../../../src/contract/webhook/signature-diagnosis';
import { callBody, signedHeaders } from '../../support/upstream/webhook-calls';
import { anyCharacter } from '../../support/content/any-character';

const secretOf = (text: string): string => `whsec_${Buffer.from(text.padEnd(24, '.')).toString('base64')}`;
const secret = secretOf('ours');
const other = secretOf('theirs');
const body = callBody({ note: 'größer / 漢字' });
const at = new Date('2026-11-20T09:30:00.123Z');
const receivedUs = at.getTime() * 1000;

type Headers = Readonly<Record<string, string>>;

function diagnose(headers: Headers, changes: Partial<SignatureCase> & { readonly text?: string } = {}) {
  const { text = body, ...more } = changes;
  return diagnoseSignature({
    headers: Object.entries(headers),
    body: Buffer.from(text),
    receivedUs,
    inForce: [{ name: 'Upstream', secret }],
    others: [{ name: 'Other connection', secret: other }],
    ...more,
  });
}

const right = signedHeaders(secret, 'msg_1', body, at);
const signedBy = (key: string | Buffer, content: string, encoding: 'base64' | 'hex'): string =>
  createHmac('sha256', key).update(content).digest(encoding);
const whole = `msg_1.${right['webhook-timestamp']}.${body}`;
const key = secretKey(secret) ?? Buffer.alloc(0);
const withEntry = (entry: string): Headers => ({ ...right, 'webhook-signature': entry });
const pretty = (indent: number | string): string => JSON.stringify(JSON.parse(body), undefined, indent);

/** Every finding with its causes. */
const cases: readonly (readonly [SignatureFinding, string | undefined, ReturnType<typeof diagnose>])[] = [
  ['valid', undefined, diagnose(right)],
  ['valid', undefined, diagnose(withEntry(`v1,AAAA v2,x ${right['webhook-signature']}`))],
  ['no-secret', undefined, diagnose(right, { inForce: 'none' })],
  ['secret-unreadable', undefined, diagnose(right, { inForce: 'unreadable' })],
  ['header-missing', 'webhook-id', diagnose({})],
  ['header-missing', 'webhook-signature', diagnose({ ...right, 'webhook-signature': '' })],
  ['timestamp-unreadable', 'Friday', diagnose({ ...right, 'webhook-timestamp': 'Friday' })],
  ['timestamp-too-old', '301', diagnose(right, { receivedUs: receivedUs + 301_000_000 })],
  ['timestamp-too-new', '301', diagnose(right, { receivedUs: receivedUs - 301_200_000 })],
  ['signature-unreadable', undefined, diagnose(withEntry('v1,not-base64'))],
  ['other-secret', 'Other connection', diagnose(signedHeaders(other, 'msg_1', body, at))],
  ['secret-as-text', 'Upstream', diagnose(withEntry(`v1,${signedBy(secret, whole, 'base64')}`))],
  ['secret-as-text', 'Upstream', diagnose(withEntry(`v1,${signedBy(secret.slice(6), whole, 'base64')}`))],
  ['other-scheme', 'body alone', diagnose(withEntry(`v1,${signedBy(key, body, 'base64')}`))],
  ['other-scheme', 'body alone, hexadecimal', diagnose(withEntry(`sha256=${signedBy(secret, body, 'hex')}`))],
  ['other-scheme', 'hexadecimal', diagnose(withEntry(`v1,${signedBy(key, whole, 'hex')}`))],
  ['other-scheme', 'without v1', diagnose(withEntry(signedBy(key, whole, 'base64')))],
  ['body-rewritten', 'compact JSON', diagnose(right, { text: pretty(3) })],
  ['no-match', undefined, diagnose(right, { text: body.replace('Hallo', 'Hello') })],
];

describe('the doctor', () => {
  it.each(cases)('finds %s (%s)', (finding, about, diagnosis) => {
    expect([diagnosis.finding, diagnosis.about]).toEqual([finding, about]);
  });

  it('has a case for every finding', () => {
    expect(new Set(cases.map(([finding]) => finding))).toEqual(new Set(signatureFindings));
  });

  it.each([
    ['JSON indented by 2 spaces', pretty(2)],
    ['JSON indented by 4 spaces', pretty(4)],
    ['JSON indented by tabs', pretty('\t')],
    ['JSON with a space after commas and colons', '{"a": [1, "x,y:\\"z\\""], "b": {}}'],
    [
      'compact JSON, with escaped characters',
      JSON.stringify({ a: 'ü漢' }).replaceAll(
        /[^ -~]/g,
        (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    ],
    ['compact JSON, with escaped slashes', String.raw`{"a":"<\/b>"}`],
    ['with a line break at its end', `${pretty(3)}\n`, pretty(3)],
    ['without white space at its ends', pretty(3), `${pretty(3)}\n\n`],
    ['with a byte order mark', `\uFEFF${pretty(3)}`, pretty(3)],
    ['without the byte order mark', pretty(3), `\uFEFF${pretty(3)}`],
    ['with CR LF line ends', '{\r\n "a":1\r\n}', '{\n "a":1\n}'],
    ['with LF line ends', '{\n "a":1\n}', '{\r\n "a":1\r\n}'],
  ])('sees that the body was signed %s', (about, signed, received = pretty3(signed)) => {
    const headers = signedHeaders(secret, 'msg_1', signed, at);
    expect(diagnose(headers, { text: received })).toMatchObject({ finding: 'body-rewritten', about });
  });

  it('shows the expected signature for each secret in force and the received one, but never a secret', () => {
    const rotated = secretOf('rotated');
    const diagnosis = diagnose(right, {
      inForce: [
        { name: 'new', secret: rotated },
        { name: 'before', secret },
      ],
    });
    expect(diagnosis).toEqual({
      finding: 'valid',
      received: [right['webhook-signature']],
      checks: [
        {
          secret: 'new',
          expected: signedHeaders(rotated, 'msg_1', body, at)['webhook-signature'],
          verifies: false,
        },
        { secret: 'before', expected: right['webhook-signature'], verifies: true },
      ],
    });
    for (const text of [secret, rotated]) expect(JSON.stringify(diagnosis)).not.toContain(text.slice(6));
  });

  it('never throws, whatever the headers and the body are, and says valid exactly when the listener takes it', () => {
    const text = fc.oneof(fc.string({ unit: anyCharacter }), fc.constantFrom(...Object.values(right)));
    const headers = fc.record({
      'webhook-id': text,
      'webhook-timestamp': fc.oneof(text, fc.integer().map(String)),
      'webhook-signature': text,
    });
    fc.assert(
      fc.property(
        fc.oneof(headers.map(Object.entries<string>), fc.constant(Object.entries(right))),
        fc.array(fc.constantFrom(...Object.entries(right)), { maxLength: 2 }),
        fc.oneof(fc.constant(Buffer.from(body)), fc.uint8Array()),
        fc.integer({ min: -400, max: 400 }),
        (given, again, bytes, seconds) => {
          const call = {
            headers: [...given, ...again],
            body: bytes,
            receivedUs: receivedUs + seconds * 1_000_000,
          };
          const { finding } = diagnoseSignature({ ...call, inForce: [{ name: 'a', secret }], others: [] });
          expect(finding === 'valid').toBe(signatureProblem(call, secret) === undefined);
        },
      ),
    );
  });
});

/** Formats JSON in a layout that no signer uses. */
function pretty3(json: string): string {
  return JSON.stringify(JSON.parse(json), undefined, 3);
}
