// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { androidStrings } from '../../../src/content/receivers/built-in/android';
import { email } from '../../../src/content/receivers/built-in/email';
import { shopify } from '../../../src/content/receivers/built-in/shopify';
import { wordpress } from '../../../src/content/receivers/built-in/wordpress';
import type { CommandName } from '../../../src/contract/contract';
import { success } from '../../../src/contract/result';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { FactsList } from '../../../src/renderer/review/facts-list';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { FakeHost, row } from '../fake-host';

/** A host where four profiles apply to every request, one of them only to titles. */
class ReceiversHost extends FakeHost {
  override async call(name: CommandName, input: unknown): Promise<unknown> {
    if (name !== 'receivers.ofRequest') return super.call(name, input);
    return success([
      { document: JSON.stringify(androidStrings) },
      { document: JSON.stringify(wordpress) },
      { document: JSON.stringify(email) },
      { document: JSON.stringify(shopify), fields: ['title'] },
    ]);
  }
}

afterEach(cleanup);

test('the facts of a request have the code of its language in each receiver that spells it', async () => {
  render(
    <StoresProvider value={createStores(clientOver(new ReceiversHost(1)))}>
      <FactsList request={{ ...row(1), languageTarget: 'pt-BR' }} detail={undefined} />
    </StoresProvider>,
  );
  await screen.findByText('Language code in Android strings');
  const codes = screen.getAllByText(/^Language code in /).map((name) => {
    const fact = name.parentElement;
    return [name.textContent, fact?.querySelector('code')?.textContent];
  });
  expect(codes).toEqual([
    ['Language code in Android strings', 'pt-rBR'],
    ['Language code in WordPress', 'pt-br, pt_BR'],
  ]);
});
