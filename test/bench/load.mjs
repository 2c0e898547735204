import autocannon from 'autocannon';

/**
 * Measures requests per second of one kind of call; throws when any status but 2xx was returned. Connections
 * are kept open, and a call waits for the previous one on its connection, as HTTP clients do: pipelining
 * would measure the parser. With 16 of them the server is the bottleneck: this process takes at most four
 * fifths of a core when the bare route takes one.
 */
export async function requestsPerSecond(url, { method = 'GET', token, body, connections = 16, seconds = 2 }) {
  const result = await autocannon({
    url,
    method,
    connections,
    duration: seconds,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${method} ${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return result.requests.average;
}

/** Median milliseconds of one call after another. */
export async function medianMs(url, token, times = 60) {
  const taken = [];
  for (let index = 0; index < times; index++) {
    const startedAt = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    taken.push(performance.now() - startedAt);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)];
}

/**
 * Turn by turn, so that whatever else the machine does falls on both; the median of the turns, the first is
 * warming up.
 */
export async function inTurns(turns, ours, theirs) {
  const rates = { ours: [], theirs: [] };
  for (let turn = 0; turn <= turns; turn++) {
    rates.ours.push(await ours());
    rates.theirs.push(await theirs());
  }
  return { ours: median(rates.ours.slice(1)), theirs: median(rates.theirs.slice(1)) };
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
