/**
 * True when a JSON number literal keeps its value through `JSON.parse` and `JSON.stringify`: `1.50` and `1e3`
 * do (the value is equal, only the spelling changes), `1e400`, `12345678901234567890` and numbers with more
 * digits than a double holds do not, nor does `-0`, which is written as `0`. `literal` must match RFC 8259
 * `number`. Linear in its length.
 */
export function isExactJsonNumber(literal: string): boolean {
  if (literal.startsWith('-') && Object.is(Number(literal), -0)) return false;
  // Up to 15 characters without an exponent contain at most 15 digits, which a double always preserves.
  if (literal.length <= 15 && !literal.includes('e') && !literal.includes('E')) return true;
  const value = Number(literal);
  const written = decimal(literal);
  if (value === 0) return written.digits === '';
  if (!Number.isFinite(value)) return false;
  const kept = decimal(String(value));
  return written.digits === kept.digits && written.exponent === kept.exponent;
}

/** The magnitude digits × 10^exponent, digits without zeros at either end; '' is zero. */
function decimal(literal: string): { digits: string; exponent: number } {
  const unsigned = literal.startsWith('-') ? literal.slice(1) : literal;
  const mark = unsigned.search(/[eE]/);
  const mantissa = mark === -1 ? unsigned : unsigned.slice(0, mark);
  const exponent = mark === -1 ? 0 : Number(unsigned.slice(mark + 1));
  const point = mantissa.indexOf('.');
  const all = point === -1 ? mantissa : mantissa.slice(0, point) + mantissa.slice(point + 1);
  const fractionLength = point === -1 ? 0 : mantissa.length - point - 1;
  let start = 0;
  while (all[start] === '0') start += 1;
  let end = all.length;
  while (end > start && all[end - 1] === '0') end -= 1;
  return { digits: all.slice(start, end), exponent: exponent - fractionLength + (all.length - end) };
}
