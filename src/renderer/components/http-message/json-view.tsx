import { memo, useEffect, useMemo, useState } from 'react';
import { t } from '../../lib/messages/service-text';
import { Button } from '../button';
import { changedLines } from './changed-lines';
import { jsonLines, type JsonLine } from './json-lines';

/**
 * Size of the portion shown at once; the rest is added on request, one portion per task, to keep the window
 * responsive.
 */
const pieceLines = 200;
const pieceCharacters = 12_000;

interface JsonViewProps {
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
  /** Lines that are absent from this text are marked. */
  readonly changedFrom?: string | undefined;
}

interface Line extends JsonLine {
  readonly isChanged: boolean;
}

/** Shows formatted JSON with colours, and other text unchanged. */
export function JsonView({ text, label, changedFrom }: JsonViewProps) {
  const pieces = useMemo(() => cutIntoPieces(markedLines(text, changedFrom)), [text, changedFrom]);
  const [wanted, setWanted] = useState({ text, pieces: 1, all: false });
  const shown = wanted.text === text ? wanted : { text, pieces: 1, all: false };
  const isGrowing = shown.all && shown.pieces < pieces.length;

  useEffect(() => {
    if (!isGrowing) return undefined;
    const timer = setTimeout(() => setWanted({ text, pieces: shown.pieces + 1, all: true }), 0);
    return () => clearTimeout(timer);
  }, [isGrowing, shown.pieces, text]);

  const rest = pieces.slice(shown.pieces).reduce((sum, piece) => sum + piece.length, 0);
  return (
    <>
      <figure className="json" aria-label={label} dir="ltr" translate="no">
        {pieces.slice(0, shown.pieces).map((piece, index) => (
          // The pieces of a text keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          <Piece key={index} lines={piece} />
        ))}
      </figure>
      {rest > 0 && !shown.all ? (
        <Button small onClick={() => setWanted({ text, pieces: shown.pieces, all: true })}>
          {t('call.showRest', { count: rest })}
        </Button>
      ) : null}
    </>
  );
}

const Piece = memo(function Piece({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <div className="json-piece">
      {lines.map((line, index) => {
        const LineElement = line.isChanged ? 'ins' : 'div';
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <LineElement key={index} className={`json-line level-${Math.min(line.level, 8)}`}>
            {line.tokens.map((token, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <span key={place} className={`json-${token.kind}`}>
                {token.text}
              </span>
            ))}
          </LineElement>
        );
      })}
    </div>
  );
});

function markedLines(text: string, changedFrom: string | undefined): readonly Line[] {
  const lines = jsonLines(text);
  const changed = changedFrom === undefined ? undefined : changedLines(jsonLines(changedFrom), lines);
  return lines.map((line, index) => ({ ...line, isChanged: changed?.has(index) ?? false }));
}

function cutIntoPieces(lines: readonly Line[]): readonly (readonly Line[])[] {
  const pieces: Line[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const current = pieces.at(-1);
    if (current === undefined || characters > pieceCharacters || current.length >= pieceLines) {
      pieces.push([line]);
      characters = 0;
    } else current.push(line);
    for (const token of line.tokens) characters += token.text.length;
  }
  return pieces;
}
