/**
 * Makes patterns for the IDs that tools usually give to fields: alone (`title`), at the end of a path
 * (`page.title`, `page/title`) and as TMGMT writes them (`title][0][value`).
 */
export function named(...names: readonly string[]): { readonly ids: string[] } {
  return {
    ids: names.flatMap((name) => [
      name,
      `*.${name}`,
      `*/${name}`,
      `*:${name}`,
      `${name}][*`,
      `*][${name}][*`,
    ]),
  };
}
