import { memo, useEffect, useMemo, useState, type ReactNode } from 'react';
import { t } from '../../lib/messages/review-text';
import { formatPercent } from '../../lib/messages/format';
import { omittedIn } from './drawn-text';
import {
  chunkEnds,
  highlightChunk,
  parseHtml,
  parseSmallHtml,
  type CodeChunk,
  type CodeToken,
} from './highlight';
import { nextTask } from './next-task';
import { OmittedNote } from './omitted-note';
import { ShownText } from './shown-text';
import { marksWithin, noMarks, type TextMark } from './text-mark';

interface CodeContentProps {
  readonly fieldId: string;
  readonly code: string;
  /** Other data than HTML is shown as it is, with line numbers. */
  readonly isHtml: boolean;
  /** The whole value for copying where characters are omitted; `code` may be only its beginning. */
  readonly whole?: string;
  readonly marks?: readonly TextMark[];
}

/** Parsed within a frame; longer code is parsed and shown piece by piece. */
const smallCharacters = 40_000;

export function CodeContent(props: CodeContentProps) {
  return props.code.length <= smallCharacters ? <SmallCode {...props} /> : <LargeCode {...props} />;
}

function SmallCode({ fieldId, code, isHtml, whole = code, marks = noMarks }: CodeContentProps) {
  const chunk = useMemo(
    () => highlightChunk(code, isHtml ? parseSmallHtml(code) : undefined, 0, code.length, 1),
    [code, isHtml],
  );
  const omitted = useMemo(() => omittedIn(textsOf(chunk)), [chunk]);
  return (
    <>
      <CodeBox fieldId={fieldId}>
        <Chunk chunk={chunk} marks={marks} />
      </CodeBox>
      <OmittedNote count={omitted} value={whole} />
    </>
  );
}

function LargeCode({ fieldId, code, isHtml, whole = code, marks = noMarks }: CodeContentProps) {
  const [chunks, setChunks] = useState<readonly CodeChunk[]>([]);
  const [progress, setProgress] = useState(0);
  const [omitted, setOmitted] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    void (async () => {
      const tree = isHtml ? await parseHtml(code, abort.signal, (done) => setProgress(done / 2)) : undefined;
      let from = 0;
      let number = 1;
      for (const to of chunkEnds(code)) {
        if (abort.signal.aborted) return;
        const chunk = highlightChunk(code, tree, from, to, number);
        const lastNumber = chunk.lines.at(-1)?.number ?? number;
        number = code.charAt(to - 1) === '\n' ? lastNumber + 1 : lastNumber;
        from = to;
        setChunks((shown) => [...shown, chunk]);
        setOmitted((count) => count + omittedIn(textsOf(chunk)));
        setProgress(isHtml ? 0.5 + to / code.length / 2 : to / code.length);
        await nextTask();
      }
    })();
    return () => {
      abort.abort();
      setChunks([]);
      setOmitted(0);
    };
  }, [code, isHtml]);

  const marksOf = useMemo(
    () =>
      chunks.map(({ lines }) => {
        const first = lines[0]?.tokens[0]?.start ?? 0;
        const last = lines.findLast(({ tokens }) => tokens.length > 0)?.tokens.at(-1);
        return marksWithin(marks, first, (last?.start ?? 0) + (last?.text.length ?? 0));
      }),
    [chunks, marks],
  );
  return (
    <>
      <CodeBox fieldId={fieldId}>
        {chunks.map((chunk, index) => (
          // The pieces of one code never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <Chunk key={index} chunk={chunk} marks={marksOf[index] ?? noMarks} />
        ))}
        {progress < 1 ? (
          <div className="code-progress">{t('field.preparing', { percent: formatPercent(progress) })}</div>
        ) : null}
      </CodeBox>
      <OmittedNote count={omitted} value={whole} />
    </>
  );
}

const textsOf = ({ lines }: CodeChunk): readonly string[] =>
  lines.flatMap(({ tokens }) => tokens.map(({ text }) => text));

function CodeBox({ fieldId, children }: { readonly fieldId: string; readonly children: ReactNode }) {
  return (
    <figure className="code" dir="ltr" aria-label={t('field.code', { id: fieldId })} translate="no">
      {children}
    </figure>
  );
}

interface ChunkProps {
  readonly chunk: CodeChunk;
  readonly marks: readonly TextMark[];
}

const Chunk = memo(function Chunk({ chunk, marks }: ChunkProps) {
  return (
    <div className="code-chunk">
      {chunk.lines.map((line, lineIndex) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={lineIndex} className="code-line">
          <span className="code-number" data-number={line.number} aria-hidden="true" />
          <code>
            {line.tokens.map((token, tokenIndex) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Token key={tokenIndex} token={token} isFirst={tokenIndex === 0} marks={marks} />
            ))}
          </code>
        </div>
      ))}
    </div>
  );
});

interface TokenProps {
  readonly token: CodeToken;
  /** Whether it is the first token of its line. */
  readonly isFirst: boolean;
  readonly marks: readonly TextMark[];
}

/**
 * Each token is isolated, so that Arabic or Hebrew text never turns the markup around it. Lines break before
 * a tag.
 */
function Token({ token, isFirst, marks }: TokenProps) {
  const { text, start, classes } = token;
  const place = { text, start, end: start + text.length, isWhole: false, isIndented: isFirst };
  const shown = <ShownText {...place} marks={marks} />;
  return (
    <>
      {text.startsWith('<') && !text.startsWith('</') ? <wbr /> : null}
      {classes === '' ? (
        <bdi>{shown}</bdi>
      ) : (
        <span className={text === '</' ? `${classes} opens-end-tag` : classes}>{shown}</span>
      )}
    </>
  );
}
