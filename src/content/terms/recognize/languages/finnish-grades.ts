/** Strong clusters before the last vowel, with their weak grades. */
const GRADES: readonly (readonly [string, string])[] = [
  ['kk', 'k'],
  ['pp', 'p'],
  ['tt', 't'],
  ['nk', 'ng'],
  ['nt', 'nn'],
  ['mp', 'mm'],
  ['lt', 'll'],
  ['rt', 'rr'],
  ['ht', 'hd'],
  ['lk', 'l'],
  ['rk', 'r'],
  ['lk', 'lj'],
  ['rk', 'rj'],
  ['hk', 'hj'],
];

const VOWEL = 'aeiouyäö';

/** A stem that ends in a vowel, in both grades. */
export function grades(stem: string): readonly string[] {
  const vowels = /[aeiouyäö]{1,2}$/.exec(stem)?.[0] ?? '';
  const body = stem.slice(0, stem.length - vowels.length);
  const found = [stem];
  for (const [strong, weak] of GRADES) {
    if (body.endsWith(strong)) found.push(body.slice(0, -strong.length) + weak + vowels);
  }
  const before = body.charAt(body.length - 2);
  if (/(?:uku|yky)$/.test(stem)) found.push(`${stem.slice(0, -2)}v${vowels}`);
  if (stem.endsWith('aika')) found.push(`${stem.slice(0, -3)}ja`);
  if (before === '') return found;
  const isSingle = VOWEL.includes(before);
  if (isSingle || 'hlrnm'.includes(before)) {
    if (body.endsWith('t') && isSingle) found.push(`${body.slice(0, -1)}d${vowels}`);
    if (body.endsWith('p')) found.push(`${body.slice(0, -1)}v${vowels}`);
    if (body.endsWith('k') && isSingle) found.push(body.slice(0, -1) + vowels);
  }
  return found;
}

/** A stem as it is, and in its strong grades where it is weak: `osoit`, `osoitt`. */
export function strongGrades(body: string): readonly string[] {
  const vowels = /[aeiouyäö]{0,2}$/.exec(body)?.[0] ?? '';
  const root = body.slice(0, body.length - vowels.length);
  const found = [body];
  if (root.length < 2) return found;
  for (const [strong, weak] of GRADES) {
    if (weak.length > 1 ? root.endsWith(weak) : root.endsWith(weak) && !root.endsWith(strong))
      found.push(root.slice(0, -weak.length) + strong + vowels);
  }
  if (root.endsWith('d')) found.push(`${root.slice(0, -1)}t${vowels}`);
  if (root.endsWith('v')) found.push(`${root.slice(0, -1)}p${vowels}`);
  if (VOWEL.includes(root.slice(-1)) || root === '') found.push(`${root}k${vowels}`);
  if (vowels.length === 2) found.push(`${root}${vowels.charAt(0)}k${vowels.charAt(1)}`);
  return found;
}
