import type { Locator } from '@playwright/test';

/**
 * Selects a text in an element as a person does with the mouse, which leaves the selection of the other side.
 * Where it is there several times, it is the last one.
 */
export async function selectText(cell: Locator, text: string): Promise<void> {
  await cell.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at !== -1) document.getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
    }
  }, text);
}
