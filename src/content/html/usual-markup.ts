import { BLOCK_ELEMENTS } from './block-elements';
import { decodeText } from './decode-text';

/**
 * The next piece of what nearly every value is made of: text, or a tag as editors write it, its attributes in double
 * quotes. No tokenizer can read these in two ways. The attributes are counted so that a hostile tag fills no stack.
 */
const piece =
  /([^<\0]+)|<\/?([a-z][a-z0-9-]*)(?:[ \t\n\f\r]{1,99}[a-z][a-z0-9:_-]*(?:="[^"\0]*")?){0,99}[ \t\n\f\r]{0,99}\/?>/iy;

/** Their content is read otherwise, or makes other elements be read otherwise (`ContentModel`). */
const otherContent = new Set(
  'script style xmp iframe noembed noframes textarea title plaintext svg math'.split(' '),
);

/**
 * The text of a value without its tags, block elements and `br` as a space, references decoded, white space as it stands.
 * Some ten times as quick as a tokenizer; undefined for a value that needs one.
 */
export function textOfUsualMarkup(html: string): string | undefined {
  let text = '';
  piece.lastIndex = 0;
  while (piece.lastIndex < html.length) {
    const [, characters, tag = ''] = piece.exec(html) ?? [];
    if (characters !== undefined) {
      text += decodeText(characters);
      continue;
    }
    const name = tag.toLowerCase();
    if (name === '' || otherContent.has(name)) return undefined;
    if (BLOCK_ELEMENTS.has(name)) text += ' ';
  }
  return text;
}
