import { useLayoutEffect, useState, type RefObject } from 'react';

/** Returns the frame's document. Firefox replaces the first empty one, which must then be filled again. */
export function useFrameDocument(ref: RefObject<HTMLIFrameElement | null>): Document | null {
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
