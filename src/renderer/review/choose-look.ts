import type { StoreApi } from 'zustand/vanilla';
import { looks } from '../../shared/ui-types';
import { currentFieldId } from './display/current-field';
import type { ReviewState } from '../stores/review/review-state';

/** `1` `2` `3` for all fields, with Shift for the one the keyboard is in; true when the key was one of them. */
export function chooseLook({ code, key, shiftKey }: KeyboardEvent, review: StoreApi<ReviewState>): boolean {
  // With Shift the digit row gives other characters, on some keyboards without it too.
  const digit = /^Digit([123])$/.exec(code)?.[1] ?? (shiftKey ? undefined : key);
  const look = looks[Number(digit) - 1];
  if (look === undefined) return false;
  if (!shiftKey) {
    review.getState().setLook(look);
    return true;
  }
  const fieldId = currentFieldId();
  if (fieldId !== undefined) review.getState().setLook(look, fieldId);
  return fieldId !== undefined;
}
