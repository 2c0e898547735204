// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { CommandName } from '../../../../src/contract/contract';
import type { ReasonChoice } from '../../../../src/contract/failures';
import { success } from '../../../../src/contract/result';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { ReasonOptions } from '../../../../src/renderer/review/failure/reason-options';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost, row } from '../../fake-host';

/** A host that reads the reasons of a request only once `answer` is called. */
class LateReasons extends FakeHost {
  readonly #answered = Promise.withResolvers<readonly ReasonChoice[]>();

  answer(choices: readonly ReasonChoice[]): void {
    this.#answered.resolve(choices);
  }

  override async call(name: CommandName, input: unknown): Promise<unknown> {
    return name === 'marks.reasonChoices' ? success(await this.#answered.promise) : super.call(name, input);
  }
}

const choice = (text: string): ReasonChoice => ({ kind: 'text', text });

// The page of these tests does not scroll.
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

afterEach(cleanup);

test.each([
  ['a digit', '2'],
  ['arrows and Enter', '{ArrowDown}{ArrowDown}{Enter}'],
])('the second reason is given by %s pressed before the reasons are read', async (_, keys) => {
  const host = new LateReasons(1);
  const stores = createStores(clientOver(host));
  const fail = vi.spyOn(stores.marking, 'fail').mockResolvedValue();
  const asked = {
    importState: 'fail',
    advance: false,
    keys: [1],
    row: row(1),
    notCompleted: [],
    withErrors: [],
  } as const;
  render(
    <StoresProvider value={stores}>
      <ReasonOptions asked={asked} />
    </StoresProvider>,
  );
  await userEvent.type(screen.getByRole('combobox'), keys);
  expect(fail).not.toHaveBeenCalled();
  host.answer([choice('First'), choice('Second')]);
  const given = { kind: 'text', id: 'text', text: 'Second' };
  await vi.waitFor(() => expect(fail).toHaveBeenCalledWith(asked, [given]));
});
