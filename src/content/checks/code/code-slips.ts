import type { CodeText } from './code-texts';
import { isNear } from './similar';

/**
 * Code without what changes nothing: a folder may end in a slash, a pattern in an asterisk, and a kind of
 * file begin with one; a call has parentheses, a statement a semicolon, a command a prompt, and what is typed
 * a number in the form of the language.
 */
export const bare = ({ text, tag }: CodeText): string => {
  const plain = text.replaceAll(/^(?:[$#%]|&gt;) (?=\S)| |^\*(?=\.)|[*/;]$|\(\);?$/g, '');
  return tag.name === 'kbd' ? plain.replaceAll(/(?<=\p{Nd})[.,](?=\p{Nd})/gu, '.') : plain;
};

/** Whether one name of the code has a few other letters: a translated word has another one altogether. */
export function isSlipOfName(was: string, is: string): boolean {
  if (was.startsWith('--')) return true;
  const [before, after] = [was.match(NAME) ?? [], is.match(NAME) ?? []];
  const [odd = -1, ...more] = [...before.keys()].filter((at) => before[at] !== after[at]);
  if (before.length !== after.length || odd === -1 || more.length > 0) return false;
  const name = before[odd] ?? '';
  return name.length >= shortestName && isNear(name, after[odd] ?? '', 2);
}

const shortestName = 5;
const NAME = /[\p{L}\p{N}_-]+/gu;
