/** Reads a date of TMX (`20261124T093000Z`); undefined for another form. Returns RFC 3339. */
export function readTmxDate(text: string | undefined): string | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text?.trim() ?? '');
  if (parts === null) return undefined;
  const [year, month, day, hour, minute, second] = parts.slice(1);
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const time = new Date(written);
  return Number.isNaN(time.getTime()) || time.toISOString() !== written
    ? undefined
    : written.replace('.000', '');
}

/** Writes a time in the form of TMX; undefined for what is no time. */
export function tmxDate(time: string): string | undefined {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return undefined;
  return `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
