import { fold } from '../../content/search/fold';
import { foldedWords } from '../lib/folded-words';
import type { PaletteItem } from './palette-item';

/** Returns items that contain every word of the text; labels whose words begin with them come first. */
export function matchingItems(actions: readonly PaletteItem[], text: string): readonly PaletteItem[] {
  const words = foldedWords(text);
  const ranked = actions.flatMap((act) => {
    const label = ` ${fold(act.label)}`;
    if (!words.every((word) => label.includes(word))) return [];
    return [{ act, rank: words.filter((word) => label.includes(` ${word}`)).length }];
  });
  return ranked.toSorted((a, b) => b.rank - a.rank).map(({ act }) => act);
}
