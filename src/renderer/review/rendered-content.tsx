import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { t } from '../messages/translate';
import { dressFrame, fillFrame } from './content-frame';
import { forwardKeys } from './forward-keys';
import { createSanitizer } from './sanitize';

interface RenderedContentProps {
  readonly fieldId: string;
  readonly html: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** The theme in force; the frame is styled again when it changes. */
  readonly theme: string;
}

const sanitize = createSanitizer(window);

/**
 * Hostile content, shown. The frame has no scripts, no forms, no popups and no way to navigate. `allow-same-origin`
 * lets us (not the content, which cannot run anything) reach in to fill and measure it.
 */
export function RenderedContent({ fieldId, html, lang, dir, theme }: RenderedContentProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const inner = useFrameDocument(ref);

  useLayoutEffect(() => {
    if (ref.current !== null && inner !== null) dressFrame(ref.current, theme);
  }, [inner, theme]);

  useLayoutEffect(() => {
    if (ref.current === null || inner === null) return undefined;
    return fillFrame(ref.current, { nodes: sanitize(html), lang, dir });
  }, [inner, html, lang, dir]);

  useLayoutEffect(() => {
    if (ref.current === null || inner === null) return undefined;
    return forwardKeys(inner, ref.current);
  }, [inner]);

  return (
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
}

/** The frame's document, once there is one. Firefox replaces the first empty one: then it is filled again. */
function useFrameDocument(ref: RefObject<HTMLIFrameElement | null>): Document | null {
  const [inner, setInner] = useState<Document | null>(null);
  useLayoutEffect(() => {
    const frame = ref.current;
    const take = (): void => setInner(frame?.contentDocument ?? null);
    take();
    frame?.addEventListener('load', take);
    return () => frame?.removeEventListener('load', take);
  }, [ref]);
  return inner;
}
