/** Fills each gauge once, when a third of it is seen. Those that are in the window when this starts keep their load. */
const SEEN = 1 / 3;

const watch = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      target.removeAttribute('data-below');
      watch.unobserve(target);
    }
  },
  { threshold: SEEN },
);

if (!document.documentElement.hasAttribute('data-sparing'))
  for (const gauge of document.querySelectorAll('.gauge')) {
    if (gauge.getBoundingClientRect().top < innerHeight) continue;
    gauge.setAttribute('data-below', '');
    watch.observe(gauge);
  }
