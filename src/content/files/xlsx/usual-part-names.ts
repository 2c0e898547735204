/**
 * Gives the parts of a workbook itself their usual names, too. Excel for the web numbers them at times, such
 * as `xl/workbook22.xml`.
 */
export function withUsualNames<Part>(parts: ReadonlyMap<string, Part>): ReadonlyMap<string, Part> {
  const numbered = [...parts].flatMap(([name, part]) => {
    const usual = name.replace(/(?<=\/(?:workbook|sharedStrings|styles))\d{1,4}(?=\.xml)/, '');
    return parts.has(usual) ? [] : [[usual, part] as const];
  });
  return new Map([...parts, ...numbered]);
}
