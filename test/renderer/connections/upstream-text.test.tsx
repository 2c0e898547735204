// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { upstreamProblems } from '../../../src/contract/upstream/connections';
import { UpstreamReason, UpstreamText } from '../../../src/renderer/components/connection/upstream-text';
import { applyLanguage } from '../../../src/renderer/lib/messages/language';

afterEach(async () => applyLanguage('en'));

test('a problem upstream is said in the language of the window, and the English words are marked as English', async () => {
  await applyLanguage('de');
  const { container } = render(<UpstreamText problem="timeout" text="acme.example did not answer." />);
  expect(container.textContent).toContain('acme.example did not answer.');
  expect(container.querySelector('[lang=en]')?.textContent).toBe('acme.example did not answer.');
});

test('words that are known are said in the language of the window alone', async () => {
  await applyLanguage('de');
  const { container } = render(
    <UpstreamText problem="token-refused" text="acme.example refused the token (403). Enter a valid one." />,
  );
  expect(container.textContent).toBe(
    'acme.example hat das Token abgelehnt (403). Geben Sie ein gültiges ein.',
  );
});

test('a missing token is said once, because no call was made that the service could describe', async () => {
  await applyLanguage('de');
  const { container } = render(<UpstreamText problem="no-token" text="Enter a token." />);
  expect(container.textContent).toBe('Geben Sie ein Token ein.');
});

test('each kind of problem has a sentence', async () => {
  await applyLanguage('ar');
  for (const problem of upstreamProblems) {
    const { container } = render(<UpstreamText problem={problem} text="x" />);
    expect(container.textContent).toMatch(/[\u0600-\u06FF]/);
  }
});

test('in English the words of the service suffice', () => {
  const { container } = render(<UpstreamText problem="no-token" text="Enter a token." />);
  expect(container.textContent).toBe('Enter a token.');
});

test('a failed call of which the service said nothing is described by the window', () => {
  const { container } = render(
    <UpstreamReason problem={undefined} text={undefined} otherwise="It failed." />,
  );
  expect(container.textContent).toBe('It failed.');
});
