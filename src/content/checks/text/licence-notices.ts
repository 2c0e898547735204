import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { sentencesOf } from '../sentences/sentences';

/**
 * Whether a field is a notice of a free licence that the target leaves as a whole: its licence gives the
 * wording, and only the original one is valid. Where a part of the notice is translated, the rest was left,
 * and so was a text that says more than its notice. The same goes for a line with the holder of a copyright.
 */
export const isLeftNotice = ({ source, target }: ParsedPair): boolean =>
  source.prose.trim() === target.prose.trim() &&
  (COPYRIGHT_LINE.test(target.prose) || (LICENCE_NOTICE.test(target.prose) && isAllOfLicence(target)));

const isAllOfLicence = (target: ParsedValue): boolean =>
  target.readable.blocks.every((block) =>
    sentencesOf(target, block).every(({ text }) => !SENTENCE.test(text) || OF_LICENCE.test(text)),
  );

/** Sentences of the notices that the GNU licences ask for, and the disclaimer of other free licences. */
const LICENCE_NOTICE =
  /This program is free software[;:,] you can redistribute it|You should have received a copy of the GNU\s|is distributed in the hope that it will be useful,\s{1,20}but WITHOUT ANY WARRANTY|THE SOFTWARE IS PROVIDED ["“”']{1,2}AS IS/;

/** Words that treaties once asked for, behind the holder: "© 2020 The authors. All rights reserved." */
const COPYRIGHT_LINE = /^\s*[^\n.!?]{0,80}[\p{L}\p{N})][.,;]? All rights reserved\.?\s*$/iu;

/** Five words or more: names, years and addresses stand beside a notice. */
const SENTENCE = /^(?:\P{L}*\p{L}+){5}/u;
/** A word that each sentence of a notice has. */
const OF_LICENCE =
  /licen[cs]e|warrant|copyright|redistribut|free software|liab|\bGNU\b|Free\s+Software\s+Foundation/i;
