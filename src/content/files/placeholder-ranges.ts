import type { TextRange } from '../html/tokenize';
import { untranslatableRanges } from '../html/untranslatable';

/** Placeholder syntaxes: `%1$s`, `{name}` and `{count, plural, …}`, `{{name}}`, `%{name}`, `${name}`. */
export type PlaceholderSyntax = 'printf' | 'braces' | 'double-braces' | 'ruby' | 'dollar';

/** Returns the placeholders of a text in these syntaxes, as the checks recognize them. Linear time. */
export function placeholderRanges(
  text: string,
  syntaxes: readonly PlaceholderSyntax[],
): readonly TextRange[] {
  return untranslatableRanges(text, 'none').filter(({ start, end }) => {
    const syntax = syntaxOf(text.slice(start, Math.min(end, start + 2)));
    return syntax !== undefined && syntaxes.includes(syntax);
  });
}

function syntaxOf(beginning: string): PlaceholderSyntax | undefined {
  if (beginning === '{{') return 'double-braces';
  if (beginning === '%{') return 'ruby';
  if (beginning === '${') return 'dollar';
  if (beginning.startsWith('{')) return 'braces';
  return beginning.startsWith('%') ? 'printf' : undefined;
}
