import type { FilterTerm } from './filter-term';

/** The text that `parseFilter` reads as these terms. A phrase that is still open must be the last. */
export function printFilter(terms: readonly FilterTerm[]): string {
  return terms.map(printTerm).join(' ');
}

export function printTerm(term: FilterTerm): string {
  const sign = term.isNegated ? '-' : '';
  if (term.kind === 'condition') {
    return `${sign}${term.key}:${term.values.map(printValue).join(',')}`;
  }
  if (!term.isPhrase) return sign + term.text;
  const text = quoted(term.text);
  return sign + (term.isOpen ? text.slice(0, -1) : text);
}

/** The spelling of a condition's value, quoted where it must be. */
export function printValue(value: string): string {
  return /[\s",]/.test(value) ? quoted(value) : value;
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
