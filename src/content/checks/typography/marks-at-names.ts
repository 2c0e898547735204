import { countMatches } from '../../text/matches';
import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import type { CheckedLanguage } from '../parsed/checked-language';
import { blockPairAt, type ParsedPair } from '../parsed/parsed-pair';
import { writesTogether } from '../../terms/recognize/joints';

/** A name in brackets, and two names with a dash or a slash between them. */
const BRACKETED = /([([{（［])(\p{Lu}[\p{L}\p{N}]{2,30})([)\]}）］])/gu;
const JOINED =
  /(?<![\p{L}\p{N}/–—-])(\p{Lu}[\p{L}\p{N}]{2,30})( ?[–—/] ?)(\p{Lu}[\p{L}\p{N}]{2,30})(?![\p{L}\p{N}/–—-])/gu;

const JOINT = /[–—/] ?\p{Lu}/u;

const isBesideComma = (text: string, start: number, end: number): boolean =>
  /^[,、،，]/u.test(text.slice(end, end + 1)) ||
  /[,、،，] $/u.test(text.slice(Math.max(0, start - 2), start));

/** Marks that may stand for each other. */
const ALIKE: Readonly<Record<string, string>> = { '（': '(', '［': '[', '｛': '{' };
const plain = (mark: string): string => ALIKE[mark] ?? mark;

/**
 * Finds brackets, dashes and slashes that were lost or changed beside names, which tell where they belong:
 * a name stands as it is in both languages.
 */
export const marksAtNames: FieldCheck = {
  ids: ['symbols'],
  find(pair, problems) {
    const { source, target, targetLanguage } = pair;
    for (const { index, 0: found, 1: open = '', 2: name = '', 3: close = '' } of firstMatches(
      source.prose,
      BRACKETED,
    )) {
      // An abbreviation after its long form may become a part of a compound: "IRC-Client".
      if (/^[\p{Lu}\p{N}]+$/u.test(name)) continue;
      const at =
        placeOf(name, index + open.length, source.prose, target.prose) ??
        placeInBlock(name, index + open.length, pair);
      if (at === undefined) continue;
      if (isLongerWord(target.prose.slice(at + name.length, at + name.length + 40), targetLanguage)) continue;
      const before = target.prose[at - 1] ?? '';
      if (plain(before) === plain(open)) continue;
      const places = {
        source: [source.readable.spanAt(index, found)],
        target: [target.readable.spanAt(at, name)],
      };
      if (/[([{（［]/.test(before))
        problems.add('symbols', 'changed', { before: open, after: before }, places);
      else if (
        /^[\s\u001c]?$/u.test(before) &&
        // Commas may stand for the brackets: "Caja, the file manager,".
        (plain(open) !== '(' || !isBesideComma(target.prose, at, at + name.length)) &&
        !isQuoted(target.prose, at) &&
        (bracketsIn(target.prose) < bracketsIn(source.prose) || hasFewerBrackets(pair, at))
      )
        problems.add('symbols', 'missing', { symbol: `${open} ${close}` }, places);
    }
    // Most texts have no such mark before a capital, which takes far less time to find.
    const joined = JOINT.test(source.prose) ? firstMatches(source.prose, JOINED) : [];
    for (const { index, 0: found, 1: left = '', 2: mark = '', 3: right = '' } of joined) {
      const at = target.prose.indexOf(`${left} ${right}`);
      if (at === -1 || target.prose.includes(found)) continue;
      const places = {
        source: [source.readable.spanAt(index, found)],
        target: [target.readable.spanOf(at, at + left.length + 1 + right.length)],
      };
      problems.add('symbols', 'missing', { symbol: mark.trim() }, places);
    }
  },
};

/**
 * Returns where the target has the name that stands at an offset of the source. A name that occurs more than
 * once only tells where it ends both sides as the last of as many, and the target has none in brackets.
 */
function placeOf(name: string, offset: number, source: string, target: string): number | undefined {
  const last = target.lastIndexOf(name);
  const before = target.split(name);
  // At the end of both sides it is the same one, wherever a language writes it in its own letters.
  const isLast =
    /^[)\]}）］]?[\s\u001c]*$/.test(source.slice(offset + name.length)) &&
    /^[)\]}）］]?[\s\u001c]*$/.test(before.at(-1) ?? '');
  if (last === -1 || (!isLast && before.length !== source.split(name).length)) return undefined;
  if (before.length === 2) return last;
  const isBracketed = before.slice(0, -2).some((text) => /[([{（［]$/.test(text));
  return source.lastIndexOf(name) === offset && !isBracketed ? last : undefined;
}

/** As `placeOf`, within the block of the source and its partner. */
function placeInBlock(name: string, offset: number, pair: ParsedPair): number | undefined {
  const block = blockPairAt(pair, 'source', offset);
  if (block === undefined) return undefined;
  const at = placeOf(
    name,
    offset - block.source.start,
    pair.source.prose.slice(block.source.start, block.source.end),
    pair.target.prose.slice(block.target.start, block.target.end),
  );
  return at === undefined ? undefined : block.target.start + at;
}

/**
 * Whether a name goes on in the target: as a part of a compound ("Entertaste"), or as another word that
 * begins like it. A particle, as Korean has, or a short ending leaves it the name that it was.
 */
function isLongerWord(after: string, { base }: CheckedLanguage): boolean {
  const [rest] = /^-?[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]{0,39}/u.exec(after) ?? [''];
  return rest !== '' && (writesTogether(base) || rest.length > 3);
}

/** A translation may put the long form into the brackets instead: "WebDAV (Web Distributed Authoring)". */
const bracketsIn = (prose: string): number => countMatches(prose, /[([{（［](?![_&]\p{L}\))/gu);

/** Whether the block at an offset of the target has fewer brackets than its source. */
function hasFewerBrackets(pair: ParsedPair, at: number): boolean {
  const block = blockPairAt(pair, 'target', at);
  return (
    block !== undefined &&
    bracketsIn(pair.target.prose.slice(block.target.start, block.target.end)) <
      bracketsIn(pair.source.prose.slice(block.source.start, block.source.end))
  );
}

/** Whether brackets around more than the name are open before it. */
const isQuoted = (prose: string, at: number): boolean => {
  const before = prose.slice(Math.max(0, at - 60), at);
  // “ and " close a quotation after a letter.
  return before.search(/(?:[([{（［「«„]|(?<![^\s\u001c([{])["“])[^)\]}）］」»”“"]{0,60}$/u) !== -1;
};
