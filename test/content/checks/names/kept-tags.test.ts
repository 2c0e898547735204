import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const page = (labels: readonly string[], text: string): string =>
  labels.map((label) => `<p><b>${label}</b></p><p>${text}</p>`).join('');
const [was, is] = ['A longer description of the program.', 'Eine ausführlichere Beschreibung.'];
const row = (before: readonly string[], after: readonly string[], expected: readonly string[]) =>
  [page(before, was), page(after, is), expected] as const;

describe('labels that are kept among names with a sign', () => {
  const tags = ['@title:', '@see_also:', 'Description:'];
  proveRows('target-equals-source', [
    row(tags, tags, []),
    // One of the labels is translated, and one or none has a sign.
    row([...tags, 'Returns:'], [...tags, 'Ergebnis:'], ['part: Description:']),
    row(['@title:', 'Description:'], ['@title:', 'Description:'], ['part: Description:']),
    row(['Returns:', 'Description:'], ['Ergebnis:', 'Description:'], ['part: Description:']),
  ]);
});
