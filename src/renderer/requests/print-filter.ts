import type { FilterTerm } from '../../content/filter/filter-term';

/** The text that `parseFilter` reads as these terms. A phrase that is still open must be the last. */
export function printFilter(terms: readonly FilterTerm[]): string {
  return terms.map(printTerm).join(' ');
}

export function printTerm(term: FilterTerm): string {
  const sign = term.isNegated ? '-' : '';
  if (term.kind === 'condition') {
    const { key, value } = term;
    return `${sign}${key}:${/[\s"]/.test(value) ? quoted(value) : value}`;
  }
  if (!term.isPhrase) return sign + term.text;
  const text = quoted(term.text);
  return sign + (term.isOpen ? text.slice(0, -1) : text);
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
