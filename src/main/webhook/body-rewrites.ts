/** A way in which a proxy may have rewritten a body. */
export interface BodyRewrite {
  /** Description of the signed body in comparison with the received one. */
  readonly about: string;
  readonly body: string;
}

/** Longer JSON is not tried in every layout, because each takes time to write. */
const longestJson = 2 * 1024 * 1024;
const byteOrderMark = '\uFEFF';

/**
 * Yields bodies that may have been signed before a proxy rewrote them: other line ends, or the JSON in
 * layouts of common tools. None of them changes the JSON's meaning.
 */
export function* bodyRewrites(body: string): Generator<BodyRewrite> {
  const withoutMark = body.startsWith(byteOrderMark) ? body.slice(1) : body;
  if (withoutMark !== body) yield { about: 'without the byte order mark', body: withoutMark };
  else yield { about: 'with a byte order mark', body: byteOrderMark + body };
  yield { about: 'with a line break at its end', body: `${withoutMark}\n` };
  const trimmed = withoutMark.trim();
  if (trimmed !== withoutMark) yield { about: 'without white space at its ends', body: trimmed };
  const unixLines = withoutMark.replaceAll('\r\n', '\n');
  if (unixLines !== withoutMark) yield { about: 'with LF line ends', body: unixLines };
  if (unixLines.includes('\n'))
    yield { about: 'with CR LF line ends', body: unixLines.replaceAll('\n', '\r\n') };
  if (withoutMark.length > longestJson) return;

  const value = parse(withoutMark);
  if (value === undefined) return;
  for (const { about, text } of layouts(value.json)) {
    yield { about, body: text };
    const escaped = text.replaceAll(/[\u0080-\uffff]/g, escapeUnit);
    if (escaped !== text) yield { about: `${about}, with escaped characters`, body: escaped };
    const slashes = text.replaceAll('/', String.raw`\/`);
    if (slashes !== text) yield { about: `${about}, with escaped slashes`, body: slashes };
    yield { about: `${about}, with a line break at its end`, body: `${text}\n` };
  }
}

function* layouts(json: unknown): Generator<{ readonly about: string; readonly text: string }> {
  const compact = JSON.stringify(json);
  yield { about: 'compact JSON', text: compact };
  yield { about: 'JSON indented by 2 spaces', text: JSON.stringify(json, undefined, 2) };
  yield { about: 'JSON indented by 4 spaces', text: JSON.stringify(json, undefined, 4) };
  yield { about: 'JSON indented by tabs', text: JSON.stringify(json, undefined, '\t') };
  yield { about: 'JSON with a space after commas and colons', text: spaced(compact) };
}

/** Writes compact JSON in Python's layout; strings stay unchanged. */
function spaced(compact: string): string {
  return compact.replaceAll(/"(?:[^"\\]|\\.)*"?|[,:]/g, (token) =>
    token === ',' || token === ':' ? `${token} ` : token,
  );
}

function escapeUnit(unit: string): string {
  return String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function parse(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
