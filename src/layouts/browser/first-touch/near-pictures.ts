/**
 * Fetches pictures below the first view (`Scene` in src/ui/art/files.tsx) when they come near. Browsers do so 1,250 px ahead, and 2,500 px
 * ahead on a weak connection (Chromium's LazyLoadImageMargin): most of what they fetch for an untouched page is never seen.
 */
import { NO_PICTURE } from '#src/ui/parts/photo/late-picture.ts';

/** Of the view's height, once the page is scrolled. Before, nothing ahead. */
const AHEAD = '100%';

const waiting = new Set<Element>();

const show: IntersectionObserverCallback = (entries, observer) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    waiting.delete(target);
    for (const source of target.parentElement?.querySelectorAll('source') ?? [])
      if (source.srcset === NO_PICTURE) source.media = 'not all';
  }
};

let near = new IntersectionObserver(show);

addEventListener(
  'scroll',
  () => {
    near.disconnect();
    near = new IntersectionObserver(show, { rootMargin: AHEAD });
    for (const image of waiting) near.observe(image);
  },
  { once: true, passive: true },
);

// The stand-in is loaded when the picture itself would be, in whatever way it came into the page. The window hears of no such event.
document.addEventListener(
  'load',
  ({ target }) => {
    if (!(target instanceof HTMLImageElement) || target.currentSrc !== NO_PICTURE) return;
    waiting.add(target);
    near.observe(target);
  },
  true,
);
