// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sentence, written } from '../../../src/contract/sentence';
import { FileProblemText } from '../../../src/renderer/orders/files/file-problem-text';
import { applyLanguage } from '../../../src/renderer/lib/messages/language';

afterEach(async () => applyLanguage('en'));

const problem = { line: 3, column: 7, rule: 'duplicate-key', message: 'The key “a” stands twice.' } as const;

test('a problem without a translation says its rule in the language of the window, and its details in marked English', async () => {
  await applyLanguage('de');
  const { container } = render(<FileProblemText problem={problem} />);
  expect(container.textContent).toBe(
    'Zeile 3, Spalte 7: Ein Schlüssel kommt zweimal vor. The key “a” stands twice.',
  );
  expect(container.querySelector('[lang=en]')?.textContent).toBe('The key “a” stands twice.');
});

test('a rule of the specification has one sentence for all of them', async () => {
  await applyLanguage('ja');
  const { container } = render(
    <FileProblemText problem={{ ...problem, rule: 'XLIFF 2.1: id', message: 'x' }} />,
  );
  expect(container.textContent).toContain('XLIFF の規則に反しています。');
});

test('a sentence that has a translation is said in it, with its values', async () => {
  await applyLanguage('de');
  const words = sentence`The key “${'a'}” is used twice; rename or remove one of them.`;
  const { container } = render(<FileProblemText problem={{ ...problem, message: written(words), words }} />);
  expect(container.textContent).toBe(
    'Zeile 3, Spalte 7: Der Schlüssel „a“ wird zweimal verwendet; einen umbenennen oder entfernen.',
  );
});

test('in English the sentence of the file suffices', () => {
  const { container } = render(<FileProblemText problem={problem} />);
  expect(container.textContent).toBe('Line 3, column 7: The key “a” stands twice.');
});
