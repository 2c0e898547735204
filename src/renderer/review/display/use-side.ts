import { useMemo } from 'react';
import { useStore } from 'zustand';
import { textDirection } from '../../../content/language-tag';
import { useStores } from '../../stores/context';

export interface Side {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Language and direction of a side: that of its script, or the one that the user chose. */
export function useSide(lang: string): Side {
  const { app } = useStores();
  const chosen = useStore(app, (s) => s.preferences.directions[lang]);
  return useMemo(() => ({ lang, dir: chosen ?? textDirection(lang) }), [lang, chosen]);
}
