/** Fetches a page ahead on whose link a pointer or the focus rests, but not for those who save data. `data-unfetched` exempts a link. */
import { isSparing } from '../../ui/browser/save-data.ts';

/** Who passes over a link does not rest on it, in ms. */
const RESTS_MS = 80;

const fetched = new Set([location.pathname + location.search]);
let resting: ReturnType<typeof setTimeout> | undefined;

function fetchAhead({ pathname, search }: HTMLAnchorElement): void {
  const address = pathname + search;
  if (fetched.has(address) || isSparing() || !navigator.onLine) return;
  fetched.add(address);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: address }));
}

const look = ({ target }: Event) => {
  clearTimeout(resting);
  const link = target instanceof Element && target.closest('a');
  // A link to this very page, like a tag of the blog, is answered in place.
  const leadsAway = link && link.origin === location.origin && link.pathname !== location.pathname;
  if (leadsAway && !('unfetched' in link.dataset)) resting = setTimeout(fetchAhead, RESTS_MS, link);
};
addEventListener('mouseover', look);
addEventListener('focusin', look);
