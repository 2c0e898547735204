/** Numbers from `min` to `max`, both included. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

const forms = /^(?:(>=?|<=?)?(\d{1,9})|(\d{0,9})\.\.(\d{0,9}))$/;

/** Returns the canonical spelling of a number, comparison or range: `500`, `>500`, `100..500`, `100..`. */
export function normalNumberRange(text: string): string | undefined {
  const match = forms.exec(text);
  if (match === null) return undefined;
  const [, sign = '', only, from = '', to = ''] = match;
  if (only !== undefined) return `${sign}${Number(only)}`;
  if ((from === '' && to === '') || (from !== '' && to !== '' && Number(from) > Number(to))) return undefined;
  return [from, to].map((number) => (number === '' ? '' : String(Number(number)))).join('..');
}

/** Returns the numbers of a canonical spelling. */
export function numbersOf(range: string): NumberRange {
  const [, sign, only, from = '', to = ''] = forms.exec(range) ?? [];
  if (only === undefined) return { min: Number(from), max: to === '' ? Infinity : Number(to) };
  const number = Number(only);
  if (sign === '>') return { min: number + 1, max: Infinity };
  if (sign === '>=') return { min: number, max: Infinity };
  if (sign === '<') return { min: 0, max: number - 1 };
  return { min: sign === '<=' ? 0 : number, max: number };
}
