// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi, type Mock } from 'vitest';
import type { MarkReason } from '../../../../src/content/mark-reason';
import type { CommandName } from '../../../../src/contract/contract';
import type { ReasonChoice } from '../../../../src/contract/failures';
import { success } from '../../../../src/contract/result';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { ReasonDialog } from '../../../../src/renderer/review/failure/reason-dialog';
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

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

afterEach(cleanup);

/** Asks for the reason of a failed import. */
function ask(): { readonly host: LateReasons; readonly given: Mock } {
  const host = new LateReasons(1);
  const stores = createStores(clientOver(host));
  const given = vi.fn<(reasons: readonly MarkReason[]) => void>();
  vi.spyOn(stores.marking, 'fail').mockImplementation(async (_, reasons) => {
    const found = await reasons;
    if (found !== undefined) given(found);
  });
  const asked = {
    importState: 'fail',
    advance: false,
    keys: [1],
    row: row(1),
    notCompleted: [],
    withErrors: [],
  } as const;
  stores.marking.reasonQuestion.setState({ asked, opened: 1 });
  render(
    <StoresProvider value={stores}>
      <ReasonDialog />
    </StoresProvider>,
  );
  return { host, given };
}

const reasons = [choice('First'), choice('Second'), choice('Third')];

test.each([
  ['Second', 'a digit', '2'],
  ['Second', 'arrows and Enter', '{ArrowDown}{ArrowDown}{Enter}'],
  ['Third', 'the arrow up and Enter', '{ArrowUp}{Enter}'],
  ['Second', 'two arrows up and Enter', '{ArrowUp}{ArrowUp}{Enter}'],
  ['Third', 'a page down and Enter', '{PageDown}{Enter}'],
  ['Second', 'a digit, and a key for the next request after it', '2j'],
  ['Second', 'arrows and Enter, and a key for the next request after it', '{ArrowDown}{ArrowDown}{Enter}j'],
])('the reason "%s" is given by %s pressed before the reasons are read', async (text, _, keys) => {
  const { host, given } = ask();
  await userEvent.type(screen.getByRole('combobox'), keys);
  expect(given).not.toHaveBeenCalled();
  host.answer(reasons);
  await vi.waitFor(() => expect(given).toHaveBeenCalledWith([{ kind: 'text', id: 'text', text }]));
});

test.each(['{ArrowUp}', '{PageDown}'])(
  '%s pressed before the reasons are read chooses the last one, which Enter gives',
  async (keys) => {
    const { host, given } = ask();
    await userEvent.type(screen.getByRole('combobox'), keys);
    host.answer(reasons);
    const last = await screen.findByRole('option', { name: /Third/ });
    expect(last.getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(given).toHaveBeenCalledWith([{ kind: 'text', id: 'text', text: 'Third' }]);
  },
);

test.each(['2', '{ArrowDown}{ArrowDown}{Enter}'])(
  'the next request is shown at once after %s, although the reasons are not read yet',
  async (keys) => {
    ask();
    await userEvent.type(screen.getByRole('combobox'), keys);
    expect(screen.queryByRole('combobox')).toBeNull();
  },
);
