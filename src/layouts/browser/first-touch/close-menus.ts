import { SCREENS } from '#domain/shared/screens.ts';
import { closeExcept, groupsOf, holds, menuOf } from '../header-menus.ts';

/**
 * Closes the header's disclosures on a click or focus elsewhere, on the choice of a link, and on Escape. All of them open without
 * script, so they can be open before any other script is there.
 */

const closeElsewhere = ({ type, target }: Event) => {
  const header = document.querySelector('[data-header]');
  const place = target as Element;
  if (!header) return;
  if (type === 'click' && place.closest('[data-header] a')) closeExcept(header, () => false);
  // A part of the accordion that closed under the pressed finger would move the one below away from it.
  else if (matchMedia(SCREENS.wide).matches || !menuOf(header)?.contains(place))
    closeExcept(header, (group) => holds(header, group, place));
};

addEventListener('click', closeElsewhere);
addEventListener('focusin', closeElsewhere);
addEventListener('keydown', ({ key }) => {
  const header = document.querySelector('[data-header]');
  const innermost =
    key === 'Escape' &&
    header &&
    groupsOf(header)
      .reverse()
      .find(({ open }) => open);
  if (!innermost) return;
  innermost.open = false;
  innermost.querySelector('summary')?.focus();
});
