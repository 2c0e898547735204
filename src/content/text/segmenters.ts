type Granularity = 'grapheme' | 'word' | 'sentence';

// Making a segmenter costs a hundred times what a short text does.
const known = new Map<string, Intl.Segmenter>();

/** What parts a text of a language; a language that is not known counts as undetermined. */
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
