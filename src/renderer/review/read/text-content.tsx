import { memo, useEffect, useMemo, useState } from 'react';
import type { ReadableLine, ReadablePart } from '../../../content/html/line-collector';
import { readableLines } from '../../../content/html/readable-lines';
import { omittedIn } from '../display/drawn-text';
import { nextTask } from '../display/next-task';
import { OmittedNote } from '../display/omitted-note';
import { ShownText } from '../display/shown-text';
import { joinMarks, marksWithin, noMarks, type TextMark } from '../display/text-mark';
import { usePlaceholderMarks } from '../display/use-placeholder-marks';
import './text-content.css';

interface TextContentProps {
  readonly value: string;
  /** Other data than HTML has no tags. */
  readonly isHtml: boolean;
  /** The whole value for copying where characters are omitted; `value` may be only its beginning. */
  readonly whole?: string;
  readonly marks?: readonly TextMark[];
}

/** Size of the chunk rendered at once; further chunks follow one by one, and are laid out when visible. */
const chunkCharacters = 12_000;

/**
 * A value as text with chips for its tags. It creates only text nodes: nothing of a value is parsed as markup
 * here.
 */
export function TextContent({ value, isHtml, whole = value, marks: given = noMarks }: TextContentProps) {
  const lines = useMemo(() => readableLines(value, isHtml), [value, isHtml]);
  const chunks = useMemo(() => chunksOf(lines), [lines]);
  const placeholders = usePlaceholderMarks(lines);
  const marks = useMemo(() => joinMarks(placeholders, given), [placeholders, given]);
  const omitted = useMemo(() => omittedIn(lines.flatMap(textsOf)), [lines]);
  const marksOf = useMemo(
    () => chunks.map((chunk) => marksWithin(marks, chunk[0]?.start ?? 0, chunk.at(-1)?.end ?? 0)),
    [chunks, marks],
  );
  const shown = useGrowing(chunks);
  return (
    <>
      <div className="text-view">
        {chunks.slice(0, shown).map((chunk, index) => (
          // The pieces of one value never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <Chunk key={index} lines={chunk} marks={marksOf[index] ?? noMarks} />
        ))}
      </div>
      <OmittedNote count={omitted} value={whole} />
    </>
  );
}

const textsOf = ({ parts }: ReadableLine): readonly string[] =>
  parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));

/** Number of chunks shown: one at once, then one more per task. */
function useGrowing(chunks: readonly unknown[]): number {
  const [grown, setGrown] = useState({ chunks, count: 1 });
  const count = grown.chunks === chunks ? grown.count : 1;
  useEffect(() => {
    if (count >= chunks.length) return undefined;
    let isCurrent = true;
    void nextTask().then(() => {
      if (isCurrent) setGrown({ chunks, count: count + 1 });
    });
    return () => {
      isCurrent = false;
    };
  }, [chunks, count]);
  return count;
}

function chunksOf(lines: readonly ReadableLine[]): readonly (readonly ReadableLine[])[] {
  const chunks: ReadableLine[][] = [];
  let size = Infinity;
  for (const line of lines) {
    if (size > chunkCharacters) {
      chunks.push([]);
      size = 0;
    }
    chunks.at(-1)?.push(line);
    size += line.end - line.start;
  }
  return chunks;
}

/** Limit of tooltips, because a tag with an inline picture is as long as the picture. */
const longestHint = 2000;

interface ChunkProps {
  readonly lines: readonly ReadableLine[];
  readonly marks: readonly TextMark[];
}

const Chunk = memo(function Chunk({ lines, marks }: ChunkProps) {
  return (
    <div className="text-chunk">
      {lines.map((line, row) => (
        // Elements are numbered, so that the next text of this row takes them over.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={row} className="text-line">
          {line.parts.map((part, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Part key={place} part={part} marks={marks} />
          ))}
        </div>
      ))}
    </div>
  );
});

function Part({ part, marks }: { readonly part: ReadablePart; readonly marks: readonly TextMark[] }) {
  if (part.kind === 'text') {
    const { text, start, end, isWhole } = part;
    return <ShownText text={text} start={start} end={end} isWhole={isWhole} marks={marks} />;
  }
  const kinds = marksWithin(marks, part.start, part.end).map(({ kind }) => kind);
  const chip = (
    <span className="tag-chip" title={part.raw.slice(0, longestHint)} dir="ltr" translate="no">
      {part.label}
    </span>
  );
  return kinds.length === 0 ? chip : <mark data-kind={[...new Set(kinds)].join(' ')}>{chip}</mark>;
}
