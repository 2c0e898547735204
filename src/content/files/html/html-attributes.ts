import { encodeText } from '../../html/decode-text';
import type { HtmlAttribute, TagPiece } from '../../html/tokenize';
import type { Edit } from '../file-format';

const readEverywhere = new Set([
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'label',
  'summary',
]);
/** Names and properties of `<meta>` whose content readers see. */
const readMeta =
  /^(?:description|keywords|application-name|apple-mobile-web-app-title|(?:og|twitter):(?:title|description|site_name|image:alt))$/i;
const labelledInputs = new Set(['submit', 'button', 'reset']);

/** Returns the attributes of a tag that readers see or hear. */
export function readableAttributes({ name, attributes }: TagPiece): readonly HtmlAttribute[] {
  const valueOf = (wanted: string): string => attributes.find((one) => one.name === wanted)?.value ?? '';
  const isRead = (attribute: HtmlAttribute): boolean => {
    if (attribute.name === 'content' && name === 'meta') {
      return readMeta.test(valueOf('name')) || readMeta.test(valueOf('property'));
    }
    if (attribute.name === 'value' && name === 'input')
      return labelledInputs.has(valueOf('type').toLowerCase());
    if (attribute.name === 'label' && name === 'track') return true;
    return readEverywhere.has(attribute.name) && name !== 'meta' && name !== 'link';
  };
  return attributes.filter(
    (attribute) => attribute.valueRange !== undefined && attribute.value.trim() !== '' && isRead(attribute),
  );
}

/** Returns the edit that replaces an attribute's value, keeping its quotes. */
export function attributeEdit({ valueRange, quote }: HtmlAttribute, value: string): Edit {
  const { start, end } = valueRange ?? { start: 0, end: 0 };
  const encoded = encodeText(value).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
  return { start, end, text: quote === '' ? `"${encoded}"` : encoded };
}
