/**
 * The behaviour that the header's disclosures lack, besides that of the first touch (first-touch/close-menus.ts): they close
 * when another opens, when the window grows past the phone's menu, and before the page is left, so that they are closed
 * when the visitor comes back.
 */
import { SCREENS } from '#domain/shared/screens.ts';
import { closeExcept, groupsOf, holds, isToggle } from './header-menus.ts';

const header = document.querySelector<HTMLElement>('[data-header]');
if (header) {
  const closeAll = () => closeExcept(header, () => false);

  /** The page stays where it is behind the phone's menu. */
  const holdPage = () =>
    document.documentElement.toggleAttribute(
      'data-menu-open',
      groupsOf(header).some((group) => group.open && isToggle(group)),
    );
  holdPage();

  header.addEventListener(
    'toggle',
    ({ target }) => {
      const group = target as HTMLDetailsElement;
      closeExcept(header, (other) =>
        group.open ? holds(header, other, group) : !holds(header, group, other),
      );
      holdPage();
    },
    true,
  );
  matchMedia(SCREENS.wide).addEventListener('change', closeAll);
  addEventListener('pagehide', closeAll);
}
