import { Fragment, memo, type ReactNode } from 'react';
import { t } from '../../lib/messages/translate';
import { drawnParts, type DrawnPart } from './drawn-text';
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

/** Text with its marks and with names for invisible characters. Copying it gives only the drawn text. */
export const ShownText = memo(function ShownText({ marks, ...placed }: ShownTextProps) {
  const { text, start, isWhole } = placed;
  const parts = drawnParts(text);
  // A long value has tens of thousands of texts, so ordinary ones get no component.
  if (parts === undefined) return piecesOf(placed, marks);
  return parts.map((part) => {
    const key = keyOf(part);
    if (part.kind === 'omitted') return <OmittedMark key={key} />;
    if (part.kind === 'break') return <wbr key={key} />;
    // A text with another notation in the value has a single place.
    const place = isWhole
      ? placed
      : { ...placed, start: start + part.start, end: start + part.start + part.text.length };
    const isIndented = placed.isIndented === true && part.start === 0;
    return <Fragment key={key}>{piecesOf({ ...place, text: part.text, isIndented }, marks)}</Fragment>;
  });
});

/** Text without marks, with the same limits. */
export const BoundedText = memo(function BoundedText({ text }: { readonly text: string }) {
  const parts = drawnParts(text);
  if (parts === undefined) return text;
  return parts.map((part) => {
    if (part.kind === 'omitted') return <OmittedMark key={keyOf(part)} />;
    return part.kind === 'break' ? <wbr key={keyOf(part)} /> : part.text;
  });
});

const keyOf = ({ kind, start }: DrawnPart): string => `${kind} ${start}`;

/** The sign for omitted characters. */
function OmittedMark(): ReactNode {
  return <span className="omitted" data-short="⋯" title={t('field.omitted.here')} />;
}

function piecesOf(placed: Omit<ShownTextProps, 'marks'>, marks: readonly TextMark[]): ReactNode {
  const pieces = shownPieces(placed, marks);
  if (pieces === undefined) return placed.text;
  return pieces.map((piece, index) => (
    // The pieces of a text keep their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Piece key={index} piece={piece} />
  ));
}

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
