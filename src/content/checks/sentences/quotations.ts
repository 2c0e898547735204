import type { ParsedPair } from '../parsed/parsed-pair';

/** Whether a passage is part of a quotation that the target has word for word as the source. */
export function isInQuotation({ source, target }: ParsedPair, from: number, to: number): boolean {
  const open = QUOTE_BEFORE.exec(target.prose.slice(Math.max(0, from - longestQuotation), from));
  const close = QUOTE_AFTER.exec(target.prose.slice(to, to + longestQuotation));
  if (open === null || close === null) return false;
  const quotation = target.prose.slice(from - (open[1]?.length ?? 0), to + (close[1]?.length ?? 0));
  return inWords(source.prose).includes(inWords(quotation));
}

const longestQuotation = 400;
const QUOTE_BEFORE = /["“”„«»「『]([^"“”„«»「」『』\u001c]{0,400})$/;
const QUOTE_AFTER = /^([^"“”„«»「」『』\u001c]{0,400})["“”«»」』]/;
const inWords = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
