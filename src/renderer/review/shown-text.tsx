import { memo } from 'react';
import { shownPieces, type ShownPiece } from './shown-pieces';
import type { TextMark } from './text-mark';
import './shown-text.css';

interface ShownTextProps {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isWhole: boolean;
  readonly isIndented?: boolean;
  readonly marks: readonly TextMark[];
}

/** Text with its marks, and with names for what cannot be seen. Copied, it is the text and nothing else. */
export const ShownText = memo(function ShownText({ marks, ...placed }: ShownTextProps) {
  const pieces = shownPieces(placed, marks);
  if (pieces === undefined) return placed.text;
  return pieces.map((piece, index) => (
    // The pieces of one text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <Piece key={index} piece={piece} />
  ));
});

function Piece({ piece: { text, kinds, invisible } }: { readonly piece: ShownPiece }) {
  const shown =
    invisible === undefined ? (
      text
    ) : (
      <span className="invisible" data-short={invisible.short} title={invisible.name}>
        {text}
      </span>
    );
  return kinds === '' ? shown : <mark data-kind={kinds}>{shown}</mark>;
}
