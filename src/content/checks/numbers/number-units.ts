/** Spellings of units that are the same, or nearly so, in every language. */
const groups =
  'km км كم|cm см سم|mm мм مم|kg кг كغ كجم|mg мг|kB KB Ko КБ|MB Mo МБ|GB Go ГБ|TB To ТБ|KiB|MiB|GiB|kWh кВт·ч|kW кВт|Hz Гц|kHz кГц|MHz МГц|GHz ГГц|' +
  '°C ℃|°F ℉|% ％ ٪|€ EUR|£ GBP|$ USD US$|CHF|¥ ￥ JPY|₽ RUB|₺ TRY TL|₩ KRW|ms мс';
const units = new Map(
  groups.split('|').flatMap((group) => {
    const [first = '', ...others] = group.split(' ');
    return [first, ...others].map((unit) => [unit, first] as const);
  }),
);

const after = /^\s?([\p{L}°%％٪€£$¥￥₽₺₩℃℉·]{1,5})(?![\p{L}])/u;
const before = /([%€£$¥￥₽₺₩])\s?$/u;

/**
 * Returns the unit of the number at `start … end` in a canonical spelling; undefined if it has no known unit.
 */
export function unitAt(text: string, start: number, end: number): string | undefined {
  const following = after.exec(text.slice(end, end + 8))?.[1];
  const unit = following === undefined ? undefined : units.get(following);
  if (unit !== undefined) return unit;
  const leading = before.exec(text.slice(Math.max(0, start - 2), start))?.[1];
  return leading === undefined ? undefined : units.get(leading);
}
