/**
 * Lays out, one by one while there is time, the parts that a fresh visit leaves out at first (src/styles/stepwise.css). From then
 * on they have their true heights, for links into the page and pictures of the whole of it; a click brings that about at once.
 * The parts are those of the sheet; tests/e2e/stepwise.spec.ts fails where it has one more.
 */
const parts = [
  ...document.querySelectorAll<HTMLElement>(
    'main>link~*,main>article~*,body>footer,:is(.reviews~*,footer)>.measure>*,main>link~*~.reviews :is(.reviews-foil,li),.rich-text>:nth-child(n+6),.letter-group~.letter-group',
  ),
];
// Safari has no idle callbacks.
const whenIdle = window.requestIdleCallback ?? setTimeout;

const show = () => {
  const part = parts.shift();
  if (part) part.style.contentVisibility = 'visible';
  return part;
};
const step = () => show() && whenIdle(step);

addEventListener('load', step);
addEventListener(
  'click',
  () => {
    while (show());
  },
  true,
);

export {};
