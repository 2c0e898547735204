import { memo, useEffect, useMemo, useState, type ReactNode } from 'react';
import { t } from '../messages/translate';
import { formatPercent } from '../messages/format';
import {
  chunkEnds,
  highlightChunk,
  nextTask,
  parseHtml,
  parseSmallHtml,
  type CodeChunk,
  type CodeToken,
} from './highlight';

interface CodeContentProps {
  readonly fieldId: string;
  readonly code: string;
  /** Other data than HTML is shown as it is, with line numbers. */
  readonly isHtml: boolean;
}

/** Parsed within a frame; longer code is parsed and shown piece by piece. */
const smallCharacters = 40_000;

export function CodeContent(props: CodeContentProps) {
  return props.code.length <= smallCharacters ? <SmallCode {...props} /> : <LargeCode {...props} />;
}

function SmallCode({ fieldId, code, isHtml }: CodeContentProps) {
  const chunk = useMemo(
    () => highlightChunk(code, isHtml ? parseSmallHtml(code) : undefined, 0, code.length, 1),
    [code, isHtml],
  );
  return (
    <CodeBox fieldId={fieldId}>
      <Chunk chunk={chunk} />
    </CodeBox>
  );
}

function LargeCode({ fieldId, code, isHtml }: CodeContentProps) {
  const [chunks, setChunks] = useState<readonly CodeChunk[]>([]);
  const [progress, setProgress] = useState(0);

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
        setProgress(isHtml ? 0.5 + to / code.length / 2 : to / code.length);
        await nextTask();
      }
    })();
    return () => {
      abort.abort();
      setChunks([]);
    };
  }, [code, isHtml]);

  return (
    <CodeBox fieldId={fieldId}>
      {chunks.map((chunk, index) => (
        // The pieces of one code never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Chunk key={index} chunk={chunk} />
      ))}
      {progress < 1 ? (
        <div className="code-progress">{t('field.preparing', { percent: formatPercent(progress) })}</div>
      ) : null}
    </CodeBox>
  );
}

function CodeBox({ fieldId, children }: { readonly fieldId: string; readonly children: ReactNode }) {
  return (
    <figure className="code" dir="ltr" aria-label={t('field.code', { id: fieldId })} translate="no">
      {children}
    </figure>
  );
}

const Chunk = memo(function Chunk({ chunk }: { readonly chunk: CodeChunk }) {
  return (
    <div className="code-chunk">
      {chunk.lines.map((line, lineIndex) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={lineIndex} className="code-line">
          <span className="code-number" data-number={line.number} aria-hidden="true" />
          <code>
            {line.tokens.map((token, tokenIndex) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Token key={tokenIndex} token={token} />
            ))}
          </code>
        </div>
      ))}
    </div>
  );
});

/** Each token is isolated, so that Arabic or Hebrew text never turns the markup around it. Lines break before a tag. */
function Token({ token }: { readonly token: CodeToken }) {
  const { text, classes } = token;
  return (
    <>
      {text.startsWith('<') && !text.startsWith('</') ? <wbr /> : null}
      {classes === '' ? (
        <bdi>{text}</bdi>
      ) : (
        <span className={text === '</' ? `${classes} opens-end-tag` : classes}>{text}</span>
      )}
    </>
  );
}
