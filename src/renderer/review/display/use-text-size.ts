import { useEffect, useState } from 'react';
import { plainText } from '../../../content/html/plain-text';
import { textSize, textSlices, type TextSize } from '../../../content/text/text-size';
import { nextTask } from './next-task';

/** Characters per slice: about two milliseconds. */
const sliceCharacters = 4000;
/** Delay, so that rows that are only scrolled past are not counted. */
const restMs = 80;

/** Counts words and characters of a value's visible text in idle time; undefined until then. */
export function useTextSize(value: string | undefined, data: string, language: string): TextSize | undefined {
  const [counted, setCounted] = useState<{ readonly of: string; readonly size: TextSize }>();
  useEffect(() => {
    if (value === undefined) return undefined;
    let isWanted = true;
    const count = async (): Promise<void> => {
      let size: TextSize = { words: 0, characters: 0 };
      for (const slice of textSlices(plainText(value, data), sliceCharacters)) {
        const { words, characters } = textSize(slice, language);
        size = { words: size.words + words, characters: size.characters + characters };
        if (value.length <= sliceCharacters) continue;
        await nextTask();
        if (!isWanted) return;
      }
      setCounted({ of: value, size });
    };
    const timer = setTimeout(() => void count(), restMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [value, data, language]);
  return counted !== undefined && counted.of === value ? counted.size : undefined;
}
