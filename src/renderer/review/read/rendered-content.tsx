import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFrameHits } from '../find/use-frame-hits';
import { t } from '../../lib/messages/review-text';
import { useFrameProblems } from '../problems/use-frame-problems';
import { dressFrame, fillFrame } from '../rendered/content-frame';
import { useFrameDocument } from '../rendered/use-frame-document';
import { forwardPointer } from '../counterpart/frame-point';
import { forwardKeys } from '../rendered/forward-keys';
import { ImagesNote } from '../rendered/images-note';
import { NothingRendered } from '../rendered/nothing-rendered';
import { OmittedNote } from '../display/omitted-note';
import { forwardScrolling } from '../display/scrolled-by-user';
import { shownHtml } from '../rendered/shown-html';
import type { TextMark } from '../display/text-mark';
import { useImagesShown } from '../rendered/use-images-shown';

interface RenderedContentProps {
  readonly fieldId: string;
  readonly html: string;
  /** The whole value, of which `html` may be the beginning. */
  readonly value: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** The theme in force; the frame is styled again when it changes. */
  readonly theme: string;
  readonly marks: readonly TextMark[];
}

/** Pixels. Higher content scrolls by itself, so that both sides stay aligned. */
const longHeight = 1200;

/**
 * Renders hostile content. The frame has no scripts, no forms, no popups and no navigation.
 * `allow-same-origin` lets our code (not the content, which can't run anything) fill and measure it.
 */
export function RenderedContent({ fieldId, html, value, lang, dir, theme, marks }: RenderedContentProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const inner = useFrameDocument(ref);
  const [isLong, setLong] = useState(false);
  const { nodes, omitted, images, isBlank } = useMemo(() => shownHtml(html), [html]);
  const imagesShown = useImagesShown();
  const withImages = images > 0 && imagesShown;

  useLayoutEffect(() => {
    if (ref.current !== null && inner !== null) dressFrame(ref.current, theme);
  }, [inner, theme]);

  useLayoutEffect(() => {
    if (ref.current === null || inner === null) return undefined;
    return fillFrame(ref.current, { nodes, lang, dir, withImages }, (height) => setLong(height > longHeight));
  }, [inner, nodes, lang, dir, withImages]);

  useLayoutEffect(() => {
    if (ref.current === null || inner === null) return undefined;
    const frame = ref.current;
    const stops = [forwardKeys, forwardPointer, forwardScrolling].map((forward) => forward(inner, frame));
    return () => stops.forEach((stop) => stop());
  }, [inner]);

  // The content is rendered again when one of these changes.
  const drawn = `${lang} ${dir} ${withImages} ${html}`;
  useFrameProblems(inner, html, marks, drawn);
  useFrameHits(inner, marks, drawn);

  const frame = (
    <iframe
      ref={ref}
      className="rendered"
      sandbox="allow-same-origin"
      referrerPolicy="no-referrer"
      title={html === '' ? undefined : t('field.frame', { id: fieldId })}
      aria-hidden={html === '' ? true : undefined}
      tabIndex={-1}
      scrolling="no"
    />
  );
  return (
    <>
      <div
        className="rendered-box"
        // Scrollable content must be reachable by keyboard.
        {...(isLong
          ? { tabIndex: 0, role: 'group', 'aria-label': t('field.long', { id: fieldId }), 'data-long': '' }
          : {})}
      >
        {frame}
      </div>
      {isBlank ? <NothingRendered fieldId={fieldId} /> : null}
      <OmittedNote count={omitted} value={value} />
      <ImagesNote count={images} />
    </>
  );
}
