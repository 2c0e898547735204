import { constantFrom, assert as check, property } from 'fast-check';
import { expect, test } from 'vitest';
import { isUnencrypted, urlNotice } from '../../../src/renderer/webhook/url-notice';
import { anyWebUrl } from '../../support/content/any-web-url';
import { webhookUrlFaults, webhookUrlProblems } from '../../../src/contract/webhook/webhook-url';

test.each([
  ['ftp://receiver.example', 'relative'],
  ['receiver.example/hook', 'relative'],
  ['https:receiver.example', 'relative'],
  ['https://receiver example', 'spaces'],
  ['https://me:secret@receiver.example', 'credentials'],
  ['https://@receiver.example', 'credentials'],
  ['https://me@', 'credentials'],
  ['https://receiver.example:99999', 'invalid'],
  [`https://receiver.example/${'a'.repeat(2048)}`, 'long'],
] as const)('%s is said to be wrong as it is typed', (text, fault) => {
  expect(urlNotice(text, null, false)).toEqual({ kind: 'fault', fault });
  expect(webhookUrlProblems(text)).not.toEqual([]);
});

test('any port is right, also one that browsers refuse', () => {
  expect(webhookUrlProblems('http://receiver.example:6000/hook')).toEqual([]);
});

test('what may still become an address is not called wrong before it is to be saved', () => {
  for (const text of ['h', 'http', 'HTTPS:/', 'https://']) {
    expect(urlNotice(text, null, false)).toEqual({ kind: 'none' });
    expect(urlNotice(text, null, true)).toEqual({ kind: 'fault', fault: 'relative' });
  }
  expect(urlNotice('', 'https://receiver.example', false)).toEqual({ kind: 'none' });
  expect(urlNotice('', 'https://receiver.example', true)).toEqual({ kind: 'fault', fault: 'empty' });
});

test('every web address can be saved, with spaces around it as they are pasted', () => {
  check(
    property(anyWebUrl, constantFrom('', ' ', '\n'), (url, space) => {
      expect(webhookUrlFaults(url)).toEqual([]);
      expect(urlNotice(`${space}${url}${space}`, null, true)).toEqual({ kind: 'changed' });
    }),
  );
});

test('contents that would cross the network in the open are pointed out', () => {
  expect(isUnencrypted('http://receiver.example/hook')).toBe(true);
  for (const url of [
    'https://receiver.example',
    'http://localhost:8080',
    'http://127.0.0.1',
    'http://[::1]/',
  ])
    expect(isUnencrypted(url)).toBe(false);
});
