/**
 * @param {Readonly<Record<string, string | number>>} figures
 * @returns {string} one line for each, the values in one column
 */
export function table(figures) {
  const rows = Object.entries(figures);
  const width = Math.max(0, ...rows.map(([what]) => what.length));
  return rows.map(([what, value]) => `  ${what.padEnd(width)}  ${value}`).join('\n');
}
