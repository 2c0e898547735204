import { memo, useMemo, type ReactNode } from 'react';
import type { DiffPart } from '../../../content/diff/diff-values';
import { decodeText } from '../../../content/html/decode-text';
import { tagLabel } from '../../../content/html/tag-label';
import { t } from '../../lib/messages/review-text';
import { omittedIn } from '../display/drawn-text';
import { OmittedNote } from '../display/omitted-note';
import { BoundedText } from '../display/shown-text';
import type { Gap } from './excerpt';

interface DiffTextProps {
  readonly parts: readonly (DiffPart | Gap)[];
  /** The whole later value, for copying where characters are omitted. */
  readonly value: string;
  readonly current: number | undefined;
  /** Shows tags as chips, or everything as written. */
  readonly viewMode: 'text' | 'code';
  readonly isHtml: boolean;
}

/** A value with its insertions and deletions marked; tags are distinguished from text. */
export const DiffText = memo(function DiffText({ parts, value, current, viewMode, isHtml }: DiffTextProps) {
  const omitted = useMemo(
    () =>
      omittedIn(parts.flatMap((part) => (part.kind === 'gap' ? [] : [drawnText(part, viewMode, isHtml)]))),
    [parts, viewMode, isHtml],
  );
  return (
    <>
      <div className={`diff-text ${viewMode}`} dir={viewMode === 'code' ? 'ltr' : undefined}>
        {parts.map((part, index) =>
          part.kind === 'gap' ? (
            // The parts of a comparison keep their order.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className="diff-gap">
              {t('changes.gap', { count: part.characters })}
            </span>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key
            <Part key={index} part={part} isCurrent={part.change !== undefined && part.change === current}>
              {viewMode === 'code' ? (
                <BoundedText text={part.text} />
              ) : (
                <Readable part={part} isHtml={isHtml} />
              )}
            </Part>
          ),
        )}
      </div>
      <OmittedNote count={omitted} value={value} />
    </>
  );
});

/** Returns a part's text as drawn; for a tag, its name. */
function drawnText(part: DiffPart, viewMode: 'text' | 'code', isHtml: boolean): string {
  if (viewMode === 'code' || !isHtml || part.isRaw) return part.text;
  return part.unit === 'tag' ? '' : decodeText(part.text);
}

interface PartProps {
  readonly part: DiffPart;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function Part({ part, isCurrent, children }: PartProps) {
  const className = part.unit === 'tag' ? 'markup' : undefined;
  if (part.kind === 'same') return <bdi className={className}>{children}</bdi>;
  const Mark = part.kind === 'added' ? 'ins' : 'del';
  return (
    <Mark className={className} data-change={part.change} data-current={isCurrent ? '' : undefined}>
      {children}
    </Mark>
  );
}

/** A tag as a chip with its name, and the whole tag as tooltip. */
function Readable({ part, isHtml }: { readonly part: DiffPart; readonly isHtml: boolean }) {
  if (part.unit === 'text' || !isHtml) {
    const text = <BoundedText text={drawnText(part, 'text', isHtml)} />;
    return part.isRaw && isHtml ? <span className="tag-chip">{text}</span> : text;
  }
  return (
    <span className="tag-chip" title={part.text} dir="ltr">
      {tagLabel(part.text)}
    </span>
  );
}
