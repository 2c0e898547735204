import { decodeText } from '../../html/decode-text';
import { UnwritableTarget, type Scan, type TextFormat, type Unit } from '../file-format';
import type { FileText } from '../file-text';
import { KeylessIds } from '../keyless-ids';
import { lineEndOf, writeLineEnds } from '../xml/xml-text';
import { readCues, type Cue } from './read-cues';

/** SubRip subtitles. */
export const subripFormat: TextFormat = {
  kind: 'text',
  name: 'srt',
  title: 'SubRip',
  extensions: ['srt'],
  isBilingual: false,
  placeholders: [],
  detect: (head, extension) =>
    (extension === 'srt' && !/^\s{0,99}WEBVTT/.test(head)) ||
    /^\s{0,99}\d{1,6}\s{1,4}\d\d:\d\d:\d\d,\d{3} --> /.test(head),
  scan: (file) => scanCues(file, readCues(file, false), false),
};

/** WebVTT (Web Video Text Tracks) subtitles. */
export const webvttFormat: TextFormat = {
  kind: 'text',
  name: 'vtt',
  title: 'WebVTT',
  extensions: ['vtt'],
  isBilingual: false,
  placeholders: [],
  detect: (head) => /^WEBVTT(?:\s|$)/.test(head),
  scan: (file) => {
    if (!/^WEBVTT(?:\s|$)/.test(file.text))
      file.fail('format', 0, 'A WebVTT file begins with WEBVTT; add it, or choose the format srt.');
    return scanCues(file, readCues(file, true), true);
  },
};

function scanCues(file: FileText, cues: readonly Cue[], isVtt: boolean): Scan {
  const ids = new KeylessIds();
  const lineEnd = lineEndOf(file.text);
  return {
    units: cues.map(({ start, end, timing }): Unit => {
      const raw = file.text.slice(start, end).replaceAll('\r\n', '\n');
      const isMarkup = raw.includes('<');
      const value = isVtt && !isMarkup ? decodeText(raw) : raw;
      const place = { start, end };
      return {
        segment: {
          id: ids.add('cue', value),
          data: isMarkup ? 'html' : 'text',
          value,
          places: [place],
          context: timing,
        },
        edits: (target) => [{ ...place, text: writeLineEnds(writeCue(target, isVtt, isMarkup), lineEnd) }],
      };
    }),
  };
}

function writeCue(target: string, isVtt: boolean, isMarkup: boolean): string {
  if (target.includes('-->'))
    throw new UnwritableTarget('has “-->”, which begins a subtitle; write it otherwise.');
  if (/^\s|\s$/.test(target))
    throw new UnwritableTarget('begins or ends with a space or an empty line; remove it.');
  if (target.includes('\r')) throw new UnwritableTarget('has a carriage return; remove it.');
  if (isVtt && target.includes('\n\n'))
    throw new UnwritableTarget('has an empty line, which ends a subtitle; remove it.');
  if (!isVtt || isMarkup) return target;
  return target.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
