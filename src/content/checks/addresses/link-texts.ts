import { firstOf } from '../counted';
import type { FieldCheck } from '../field-check';
import { markedIn, spanOf, type Marked } from '../marks/marked-words';
import { addressOf } from '../tags/tag-kinds';

/** Finds a link that shows another address than it leads to, which it does not in the source. */
export const linkTexts: FieldCheck = {
  ids: ['addresses'],
  find({ source, target }, problems) {
    if (!source.isHtml) return;
    const shown = new Map(
      firstOf(markedIn(source))
        .filter(showsAddress)
        .map((link) => [addressOf(link.tag), link]),
    );
    if (shown.size === 0) return;
    for (const link of firstOf(markedIn(target))) {
      const was = link.tag.name === 'a' ? shown.get(addressOf(link.tag)) : undefined;
      if (was === undefined || showsAddress(link) || !ADDRESS.test(link.text)) continue;
      if (problems.hasAt('addresses', spanOf(was), 'source')) continue;
      const places = { source: [spanOf(was)], target: [spanOf(link)] };
      problems.add('addresses', 'changed', { before: was.text, after: link.text }, places);
    }
  },
};

/** Whether the text of a link is where it leads to. */
function showsAddress({ tag, key }: Marked): boolean {
  if (tag.name !== 'a') return false;
  const address = plainOf(addressOf(tag) ?? '');
  return address !== '' && plainOf(key) === address;
}

const plainOf = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^(?:mailto:|tel:|https?:\/\/)(?:www\.)?/, '')
    .replace(/(?<=.)\/$/, '');

const ADDRESS =
  /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$|^(?:https?:\/\/)?[\w-]{1,60}(?:\.[\w-]{1,60}){1,5}(?:\/[^\s]*)?$/i;
