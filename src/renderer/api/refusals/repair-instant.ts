import { formatInstant, parseTimestamp } from '../../../content/timestamp';

/** The RFC 3339 date-time with offset that was meant; undefined when that is unclear. */
export function repairInstant(value: unknown): string | undefined {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const candidates = [
    value,
    text,
    // In a URL a "+" that is not percent-encoded arrives as a space.
    text.replace(/ (\d{2}:\d{2})$/, '+$1'),
    text.replace(/^(\S+) (\d{2}:\d{2}:)/, '$1T$2'),
    `${text.replace(' ', 'T')}Z`,
    `${text.replace(' ', 'T')}:00Z`,
    `${text}T00:00:00Z`,
  ];
  const known = candidates.find((candidate) => parseTimestamp(candidate) !== undefined);
  return known ?? (/^\d{10,13}$/.test(text) ? fromEpoch(Number(text)) : undefined);
}

/** Seconds or milliseconds since 1970: below this, seconds. */
const firstMilliseconds = 100_000_000_000;

function fromEpoch(value: number): string | undefined {
  const ms = value < firstMilliseconds ? value * 1000 : value;
  return ms >= 0 && ms <= 253_402_300_799_999 ? formatInstant(Math.trunc(ms) * 1000) : undefined;
}
