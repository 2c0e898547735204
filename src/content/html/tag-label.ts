/** What a chip says of a tag: its name, `/` before that of an end tag; of a comment that it is one. */
export function tagLabel(tag: string): string {
  if (tag.startsWith('<!--')) return '<!-- -->';
  const [, slash = '', name] = /^<(\/?)([a-z][^\s/>]{0,30})/i.exec(tag) ?? [];
  return name === undefined ? tag.slice(0, 12) : `${slash}${name.toLowerCase()}`;
}
