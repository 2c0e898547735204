import type { ContextMenuParams } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { DesktopTexts } from '../../../src/main/desktop/desktop-texts';

vi.mock('electron', () => ({ Menu: {} }));
const { contextItems } = await import('../../../src/main/electron/context-menu');

const flags = {
  canUndo: true,
  canRedo: false,
  canCut: false,
  canCopy: false,
  canPaste: true,
  canSelectAll: true,
};
const over = (what: Partial<ContextMenuParams>): ContextMenuParams =>
  ({
    misspelledWord: '',
    isEditable: true,
    selectionText: '',
    editFlags: flags,
    ...what,
  }) as ContextMenuParams;
const texts = new DesktopTexts();
const acts = { replace: vi.fn<(by: string) => void>(), learn: vi.fn<(word: string) => void>(), texts };
const labels = (items: readonly { label?: string; role?: string }[]) =>
  items.flatMap(({ label, role }) => label ?? role ?? []);

describe('the menu of what is pointed at', () => {
  it('over a misspelled word: what may be meant, the dictionary, the clipboard', () => {
    const items = contextItems(over({ misspelledWord: 'Hauss' }), ['Haus', 'Hauses'], acts);
    expect(labels(items)).toEqual([
      'Haus',
      'Hauses',
      'Add to Dictionary',
      'Undo',
      'Redo',
      'Cut',
      'Copy',
      'Paste',
      'Select All',
    ]);
    const click = (label: string) => {
      const item = items.find((one) => one.label === label);
      (item?.click as (() => void) | undefined)?.();
    };
    click('Hauses');
    expect(acts.replace).toHaveBeenCalledWith('Hauses');
    click('Add to Dictionary');
    expect(acts.learn).toHaveBeenCalledWith('Hauss');
    expect(items.find(({ role }) => role === 'cut')?.enabled).toBe(false);
  });

  it('says where there is no suggestion', () => {
    const [first] = contextItems(over({ misspelledWord: 'xq' }), [], acts);
    expect(first).toEqual({ label: 'No Suggestions', enabled: false });
  });

  it('over read-only text: copies the selection, or has no items', () => {
    expect(labels(contextItems(over({ isEditable: false, selectionText: 'a b' }), [], acts))).toEqual([
      'Copy',
    ]);
    expect(contextItems(over({ isEditable: false, selectionText: ' ' }), [], acts)).toEqual([]);
  });

  it('where a word is right there is nothing of spelling', () => {
    expect(labels(contextItems(over({}), [], acts))[0]).toBe('Undo');
  });
});
