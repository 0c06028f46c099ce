/** Folds the footer's lists of links on phones, where they are a third of its length. On wide screens they stay open. */
import { SCREENS } from '#domain/shared/screens.ts';

const wide = matchMedia(SCREENS.wide);
const groups = document.querySelectorAll<HTMLDetailsElement>('.footer-fold');

const fold = () => {
  for (const group of groups) {
    group.open = wide.matches;
    const head = group.querySelector('summary');
    if (head) head.tabIndex = wide.matches ? -1 : 0;
  }
};
fold();
wide.addEventListener('change', fold);
