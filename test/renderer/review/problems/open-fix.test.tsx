// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { OpenFix } from '../../../../src/renderer/review/problems/open-fix';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost, row } from '../../fake-host';

afterEach(cleanup);

const problem = {
  key: 1,
  position: 0,
  fieldId: 'body',
  level: 'warning',
  check: 'double-spaces',
  variant: 'double',
  detail: {},
  source: [],
  target: [{ from: 3, to: 5 }],
} as const;

const field = {
  position: 0,
  id: 'body',
  type: 'localizable',
  data: 'text',
  source: 'One space',
  target: 'Ein  Leerzeichen',
} as const;

test.each([
  ['a request of this desk', {}, 1, ['Use one space']],
  ['a synced one, which is read-only', { origin: 'Acme' }, 1, []],
  ['one that was edited since it was checked', {}, 2, []],
])('a correction is offered for %s', (_whose, more, version, offered) => {
  const stores = createStores(clientOver(new FakeHost(0)));
  stores.review.setState({ request: { ...row(1), ...more, version }, fieldAt: () => field });
  stores.problems.setState({ version: 1 });
  render(
    <StoresProvider value={stores}>
      <OpenFix problem={problem} />
    </StoresProvider>,
  );
  expect(namesOf(screen.queryAllByRole('button'))).toEqual(offered);
});

test('a correction of several fields is offered for all of them', () => {
  const stores = createStores(clientOver(new FakeHost(0)));
  stores.review.setState({ request: { ...row(1), version: 1 }, fieldAt: () => field });
  stores.problems.setState({ version: 1 });
  const { check, variant, detail, source, target } = problem;
  const part = { check, variant, detail, source, target, fieldId: 'end', position: 3 };
  render(
    <StoresProvider value={stores}>
      <OpenFix problem={{ ...problem, folded: [part] }} />
    </StoresProvider>,
  );
  expect(namesOf(screen.queryAllByRole('button'))).toEqual(['Use one space', 'In all 2 fields']);
});

/** Names without what follows the colon, which is longer once the texts of problems are loaded. */
function namesOf(buttons: readonly HTMLElement[]): readonly (string | undefined)[] {
  return buttons.map((button) => button.getAttribute('aria-label')?.split(':')[0]);
}
