/** Hours of the local day without notifications. */
export interface QuietHours {
  /** `minute` since local midnight. */
  readonly contains: (minute: number) => boolean;
}

/** Parses `22:00-07:00`, with an exclusive end; undefined for an empty text and for two equal times. */
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
