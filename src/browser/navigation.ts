/**
 * What the header's disclosures cannot do by themselves: close on Escape, on a click or focus elsewhere, on the choice
 * of a link, when another opens, when the window grows past the phone's menu, and before the page is left (so that it
 * is closed when the visitor comes back). All of them open without script.
 */
const header = document.querySelector<HTMLElement>('[data-header]');
if (header) {
  const groups = [...header.querySelectorAll('details')];
  const menu = header.querySelector('#header-menu');
  const wide = matchMedia('(width >= 48rem)');
  const isToggle = (group: HTMLDetailsElement) => 'menuToggle' in group.dataset;
  const holds = (group: HTMLDetailsElement, node: Node) =>
    group.contains(node) || (isToggle(group) && menu?.contains(node) === true);

  const closeExcept = (keep: (group: HTMLDetailsElement) => boolean) => {
    for (const group of groups) if (group.open && !keep(group)) group.open = false;
  };
  const closeAll = () => closeExcept(() => false);
  const closeElsewhere = (event: Event) => {
    const place = event.target as Element;
    if (place.closest('[data-header] a') && event.type === 'click') closeAll();
    // A part of the accordion that closed under the pressed finger would move the one below away from it.
    else if (wide.matches || !menu?.contains(place)) closeExcept((group) => holds(group, place));
  };

  /** The page stays where it is behind the phone's menu. */
  const holdPage = () =>
    document.documentElement.toggleAttribute(
      'data-menu-open',
      groups.some((group) => group.open && isToggle(group)),
    );
  holdPage();

  document.addEventListener('click', closeElsewhere);
  document.addEventListener('focusin', closeElsewhere);
  header.addEventListener(
    'toggle',
    ({ target }) => {
      const group = target as HTMLDetailsElement;
      closeExcept((other) => (group.open ? holds(other, group) : !holds(group, other)));
      holdPage();
    },
    true,
  );
  document.addEventListener('keydown', ({ key }) => {
    const innermost = key === 'Escape' && groups.findLast((group) => group.open);
    if (!innermost) return;
    innermost.open = false;
    innermost.querySelector('summary')?.focus();
  });
  wide.addEventListener('change', closeAll);
  addEventListener('pagehide', closeAll);
}
