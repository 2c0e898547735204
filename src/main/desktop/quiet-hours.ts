/** Hours of the local day in which nothing makes itself heard. */
export interface QuietHours {
  /** `minute` since local midnight. */
  readonly contains: (minute: number) => boolean;
}

/** `22:00-07:00`; undefined for an empty text, and for the same time twice. The end is not in it. */
export function parseQuietHours(text: string): QuietHours | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (match === null) return undefined;
  const [, fromHour, fromMinute, toHour, toMinute] = match.map(Number);
  const from = (fromHour ?? 0) * 60 + (fromMinute ?? 0);
  const to = (toHour ?? 0) * 60 + (toMinute ?? 0);
  if (from === to) return undefined;
  return {
    contains: (minute) => (from < to ? minute >= from && minute < to : minute >= from || minute < to),
  };
}
