type Granularity = 'grapheme' | 'word' | 'sentence';

// Cache, because creating a segmenter costs a hundred times as much as using it on a short text.
const known = new Map<string, Intl.Segmenter>();

/** Returns the segmenter of a language; an unknown language counts as undetermined. */
export function segmenterOf(language: string, granularity: Granularity): Intl.Segmenter {
  const key = `${granularity} ${language}`;
  let segmenter = known.get(key);
  if (segmenter === undefined) {
    segmenter = makeSegmenter(language, granularity);
    known.set(key, segmenter);
  }
  return segmenter;
}

function makeSegmenter(language: string, granularity: Granularity): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity });
  } catch {
    return new Intl.Segmenter('und', { granularity });
  }
}
