import { fold } from '../../content/search/fold';
import { foldedWords } from '../lib/folded-words';
import type { PaletteItem } from './palette-item';

/** Returns items that contain every word of the text; those with words that begin with them come first. */
export function matchingItems(actions: readonly PaletteItem[], text: string): readonly PaletteItem[] {
  const words = foldedWords(text);
  const ranked = actions.flatMap((item) => {
    const label = ` ${fold(`${item.label} ${item.words ?? ''}`)}`;
    if (!words.every((word) => label.includes(word))) return [];
    const subject = item.subject === undefined ? '' : fold(item.subject);
    if (words.length > 0 && words.every((word) => subject.includes(word))) return [];
    return [{ item, rank: words.filter((word) => label.includes(` ${word}`)).length }];
  });
  return ranked.toSorted((a, b) => b.rank - a.rank).map(({ item }) => item);
}
