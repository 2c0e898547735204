import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { termsOf, type FieldOfTerms } from '../../stores/review/field-terms-state';
import { useStores } from '../../stores/context';
import { noSideMarks, type SideMarks } from '../find/find-marks';

/** The places of a field's terms on both sides; none until they are known. */
export function useTermMarks(field: FieldOfTerms | undefined): SideMarks {
  const { fieldTerms } = useStores();
  useEffect(() => {
    if (field === undefined || field.isCut === true || field.isSourceUnknown === true) return undefined;
    fieldTerms.getState().want(field);
    return () => fieldTerms.getState().leave(field);
  }, [fieldTerms, field]);
  const terms = useStore(fieldTerms, (s) => termsOf(s, field));
  return useMemo(() => {
    if (terms === undefined) return noSideMarks;
    const marked = (places: (typeof terms)['source']) =>
      places.map(({ from, to }) => ({ from, to, kind: 'term' }));
    return { source: marked(terms.source), target: marked(terms.target) };
  }, [terms]);
}
