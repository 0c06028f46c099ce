/** The header's disclosures: its menus, and the button that opens all of them on a phone. */

/** @returns all of them, outermost first; none on a page whose header has none */
export const groupsOf = (header: Element): HTMLDetailsElement[] => [...header.querySelectorAll('details')];

/** Whether it is the button that opens the phone's menu, which is beside it. */
export const isToggle = (group: HTMLDetailsElement): boolean => 'menuToggle' in group.dataset;

/** The elements of the phone's menu. */
export const menuOf = (header: Element): Element | null => header.querySelector('#header-menu');

/** Whether a part of the page is in what a disclosure shows. */
export const holds = (header: Element, group: HTMLDetailsElement, part: Node): boolean =>
  group.contains(part) || (isToggle(group) && menuOf(header)?.contains(part) === true);

/** Closes the disclosures that are open, but for those to keep. */
export function closeExcept(header: Element, keep: (group: HTMLDetailsElement) => boolean): void {
  for (const group of groupsOf(header)) if (group.open && !keep(group)) group.open = false;
}
