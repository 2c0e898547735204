import type { TagPiece } from '../../html/tokenize';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { addressOf } from './tag-kinds';

/**
 * Whether a tag that only the target has belongs to the credits of its translators: their address of mail, in
 * a text that names the authors of the source, or a paragraph that says who translated it.
 */
export function isCreditOfTranslator(tag: TagPiece, text: string, pair: ParsedPair): boolean {
  const { source, target } = pair;
  if (!namesAuthors(source) || losesMail(pair)) return false;
  const address = addressOf(tag);
  if (address !== undefined) return isMail(address) && !source.raw.includes(address);
  if (!PARAGRAPHS.has(tag.name) || text === '') return false;
  const end = target.raw.indexOf(`</${tag.name}`, tag.end);
  const inside = target.raw.slice(tag.end, end === -1 ? tag.end + longestCredit : end);
  const isCredit = TRANSLATION.test(text) && !TRANSLATION.test(source.prose) && text.length < longestCredit;
  return isCredit || (inside.match(MAIL) ?? []).some((mail) => !source.raw.includes(mail));
}

const NAMES_AUTHORS = /mailto:|copyright|©/i;
const namesAuthors = once(({ raw }: ParsedValue): boolean => NAMES_AUTHORS.test(raw));
const losesMail = once(({ source, target }: ParsedPair): boolean =>
  mailsIn(source).some((mail) => !target.raw.includes(mail)),
);
const PARAGRAPHS = new Set(['p', 'li', 'div']);
/** The word for a translation or its author, as credits have it. */
const TRANSLATION =
  /übersetz|tradu[cçtz]|vertal|překl|preklad|перев[её]|переклад|превод|prevod|prijevod|tłumac|翻译|翻譯|翻訳|번역|çevir|översätt|oversæt|oversett|suomen|fordít|tõlk|tulkoj|vert[ėi]|μετάφρ|ترجم/iu;
const longestCredit = 500;
const MAIL = /mailto:[^"'\s<>]{3,100}/gi;

const isMail = (address: string): boolean => /^mailto:/i.test(address);

const mailsIn = ({ tags }: ParsedValue): readonly string[] =>
  tags.flatMap((tag) => {
    const address = tag.isEnd ? undefined : addressOf(tag);
    return address !== undefined && isMail(address) ? [address] : [];
  });
