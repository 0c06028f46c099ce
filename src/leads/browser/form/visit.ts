import { CAMPAIGN_PARAMETERS } from '#domain/visits/origin.ts';

/**
 * Where a form is being written, as the fields that tell it (domain/visits/origin.ts): by what the browser knows of this tab, so that nothing is
 * stored for it. That is the site before this page, and the pages of ours that the tab came through.
 */
export function visitOrigin(): Record<string, string> {
  const here = new URL(location.href);
  const [before] = readAddress(document.referrer);
  const cameFromUs = before?.host === here.host;
  // Pages that hide their address have none here (src/pages/newsletter/confirm.astro).
  const visited = (window.navigation?.entries() ?? []).map(({ url }) => url);
  // A tab that was opened by a page of ours does not know where that visit began.
  const [first] = visited.length > 1 ? readAddress(visited[0]) : cameFromUs ? [] : [here];
  const latest = [here, ...(cameFromUs ? [before] : []), ...visited.reverse().flatMap(readAddress)];
  const campaign = latest.map(({ searchParams }) => campaignOf(searchParams)).find(({ length }) => length);
  const said: [string, string | undefined][] = [
    ['origin_page', here.pathname],
    ['origin_first_page', first?.pathname],
    ['origin_referrer', cameFromUs ? '' : before?.hostname],
    ...(campaign ?? []),
  ];
  return Object.fromEntries(said.filter((one): one is [string, string] => Boolean(one[1])));
}

const campaignOf = (query: URLSearchParams): [string, string][] =>
  CAMPAIGN_PARAMETERS.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });

/** A value that is no address is left out. */
function readAddress(text: string | null | undefined): URL[] {
  try {
    return [new URL(text ?? '')];
  } catch {
    return [];
  }
}
