/** Open Source Vulnerabilities: https://google.github.io/osv.dev/api/ */
const OSV = 'https://api.osv.dev';
/** More are refused ('Too many queries'). */
const MOST_QUERIES = 1000;
const LIMIT_MS = 30_000;

/** @typedef {import('./shipped.mjs').Package} Package */
/** @typedef {{ package: { name: string, ecosystem: 'npm' }, version: string, page_token?: string }} Query */
/** @typedef {import('./advisories.mjs').Advisory} Advisory */

/**
 * @param {string} url
 * @param {RequestInit} [request]
 * @returns {Promise<any>} the answer's JSON
 * @throws when there is no answer, or a refusal
 */
async function ask(url, request) {
  const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(LIMIT_MS) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

/**
 * @param {Query[]} queries
 * @param {string} origin
 * @returns {Promise<{ id: string, package: string }[]>}
 */
async function askBatches(queries, origin) {
  const found = [];
  const open = [...queries];
  while (open.length > 0) {
    const batch = open.splice(0, MOST_QUERIES);
    const { results } = await ask(`${origin}/v1/querybatch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ queries: batch }),
    });
    for (const [place, query] of batch.entries()) {
      const { vulns = [], next_page_token } = results[place];
      for (const { id } of vulns) found.push({ id, package: query.package.name });
      if (next_page_token) open.push({ ...query, page_token: next_page_token });
    }
  }
  return found;
}

/**
 * Asks OSV for known errors of these versions.
 * @param {Package[]} packages
 * @param {string} [origin] of OSV, or of a mirror
 * @returns {Promise<Advisory[] | undefined>} nothing when it gave no whole answer
 */
export async function askOsv(packages, origin = OSV) {
  try {
    const queries = packages.map(({ name, version }) => ({
      package: { name, ecosystem: /** @type {const} */ ('npm') },
      version,
    }));
    const found = await askBatches(queries, origin);
    return await Promise.all(
      found.map(async (one) => {
        const { summary, database_specific } = await ask(`${origin}/v1/vulns/${one.id}`);
        const severity = database_specific?.severity?.toLowerCase() ?? 'unrated';
        return { ...one, title: summary ?? 'no title', severity };
      }),
    );
  } catch {
    return undefined;
  }
}
