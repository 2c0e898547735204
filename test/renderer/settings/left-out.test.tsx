// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { profileOfModel } from '../../../src/content/receivers/content-models/profile-of-model';
import { setDisplayLanguage } from '../../../src/renderer/lib/messages/locale';
import { LeftOut } from '../../../src/renderer/settings/receivers/left-out';

afterEach(() => {
  cleanup();
  setDisplayLanguage({ language: 'en', locale: 'en' });
});

test('what an imported content model asks and its profile does not is counted and listed', () => {
  const leftOut = Array.from({ length: 23 }, (_none, at) => `page: f${at}: (a+)+`);
  render(<LeftOut saved="Storyblok, our components" leftOut={leftOut} withoutRoom={[]} />);
  screen.getByText('Not in Storyblok, our components, because Locdesk can’t apply it: 23');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(leftOut.slice(0, 20));
  screen.getByText('and 3 more');
});

test('rules that a profile has no room for are said in the language of the window', async () => {
  const fields = Array.from({ length: 255 }, (_none, at) => ({
    id: `f${at}`,
    type: 'Symbol',
    required: true,
  }));
  const made = profileOfModel({ contentTypes: [{ sys: { id: 'a' }, fields }] }) ?? expect.fail('no model');
  setDisplayLanguage({ language: 'de', locale: 'de' });
  const { withoutRoom } = made;
  render(<LeftOut saved="Shop" leftOut={['a: f0: (a+)+']} withoutRoom={withoutRoom} />);
  const last = withoutRoom.at(18)?.source.section ?? '';
  await screen.findByText(`${last}: ${last.slice(3)} ist eine einzige Zeile.`);
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
});

test('an import without loss says nothing of one', () => {
  const { container } = render(<LeftOut saved="Shop" leftOut={[]} withoutRoom={[]} />);
  expect(container.textContent).toBe('');
});
