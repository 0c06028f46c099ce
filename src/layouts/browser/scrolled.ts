/** Marks the header as scrolled once the page has moved by 10 px (specification, section 2): as far as the sentinel reaches. */
const header = document.querySelector('[data-header]');
const sentinel = document.querySelector('[data-scroll-sentinel]');

if (header && sentinel) {
  new IntersectionObserver((entries) => {
    header.toggleAttribute('data-scrolled', entries[entries.length - 1]?.isIntersecting === false);
  }).observe(sentinel);
}

export {};
