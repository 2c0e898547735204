/** Returns the label of a tag's chip: its name, with `/` for an end tag, or a sign for a comment. */
export function tagLabel(tag: string): string {
  if (tag.startsWith('<!--')) return '<!-- -->';
  const [, slash = '', name] = /^<(\/?)([a-z][^\s/>]{0,30})/i.exec(tag) ?? [];
  return name === undefined ? tag.slice(0, 12) : `${slash}${name.toLowerCase()}`;
}
