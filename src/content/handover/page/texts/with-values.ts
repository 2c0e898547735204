/** Puts values into a text of the page. */
export function withValues(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w{1,20})\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
