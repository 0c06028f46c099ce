/**
 * Lets a page go on without a style sheet that does not come: a browser paints nothing, or reads no further, until a sheet
 * that the page brought is there, but waits for none that a script has put in. It applies when it comes.
 */
const LOOK_MS = 1000;
/** After so many looks a sheet is taken for stalled: later than one comes over a line of 2G. */
const MOST_LOOKS = 4;

const looks = new Map<HTMLLinkElement, number>();

const watch = setInterval(() => {
  if (document.readyState === 'complete') clearInterval(watch);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet || !matchMedia(link.media).matches) continue;
    const seen = (looks.get(link) ?? 0) + 1;
    looks.set(link, seen);
    if (seen !== MOST_LOOKS) continue;
    const unawaited = link.cloneNode() as HTMLLinkElement;
    looks.set(unawaited, seen);
    link.replaceWith(unawaited);
  }
}, LOOK_MS);

export {};
