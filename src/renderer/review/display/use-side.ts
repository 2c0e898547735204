import { useMemo } from 'react';
import { useStore } from 'zustand';
import { textDirection } from '../../../shared/language-tag';
import { useDesk } from '../../stores/context';
import type { Side } from '../read/field-row';

/** How text of a language is set: in the direction of its script, or in the one chosen by hand for it. */
export function useSide(lang: string): Side {
  const { app } = useDesk();
  const chosen = useStore(app, (s) => s.preferences.directions[lang]);
  return useMemo(() => ({ lang, dir: chosen ?? textDirection(lang) }), [lang, chosen]);
}
