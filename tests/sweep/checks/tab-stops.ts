import type { Page } from '@playwright/test';

const STOPS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';

/** Smallest sides of a target in CSS pixels: of any (WCAG 2.2, success criterion 2.5.8), and height of a control. */
const TARGET = { any: 24, control: 44 };

/**
 * @returns what can be pressed and is too small. A label counts with its control; links in a line of text are left out, as the
 * criterion does.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([stops, { any, control }]) => {
      const isInline = (stop: Element) => stop.matches('a') && getComputedStyle(stop).display === 'inline';
      const isUnseen = (stop: Element) =>
        !stop.checkVisibility({ visibilityProperty: true }) || stop.getBoundingClientRect().width <= 1;
      return [...document.querySelectorAll<HTMLElement>(stops)]
        .filter((stop) => !isUnseen(stop) && !isInline(stop))
        .map((stop) => ({ stop, box: (stop.closest('label') ?? stop).getBoundingClientRect() }))
        .filter(({ stop, box }) => box.width < any || box.height < (stop.matches('a') ? any : control))
        .map(({ stop, box }) => `${stop.outerHTML.slice(0, 80)}: ${box.width} by ${box.height}`);
    },
    [STOPS, TARGET] as const,
  );
}

/**
 * Gives the focus to everything that can have it, from the first to the last and back.
 * @returns what then lies wholly outside the window or under something else (WCAG 2.2, success criterion 2.4.11)
 */
export function hiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const isSeen = (stop: HTMLElement) => {
      const box = stop.getClientRects()[0] ?? stop.getBoundingClientRect();
      const parts = [0.1, 0.5, 0.9];
      return parts.some((x) =>
        parts.some((y) => {
          const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
          return top !== null && (stop.contains(top) || top.contains(stop) || top === stop.closest('label'));
        }),
      );
    };
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
    );
    const hidden: string[] = [];
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus();
      if (document.activeElement !== stop) continue;
      // A row that scrolls sideways follows some frames later.
      for (let frame = 0; frame < 4 && !isSeen(stop); frame += 1) await new Promise(requestAnimationFrame);
      if (!isSeen(stop)) hidden.push(stop.outerHTML.slice(0, 80));
    }
    return hidden;
  }, STOPS);
}

const CONTROLS = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'spinbutton',
  'DisclosureTriangle',
  'Iframe',
  'image',
  'region',
  'navigation',
  'heading',
]);

/** @returns the roles of controls, pictures and landmarks to which the accessibility tree gives no name */
export async function withoutName(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role, name }) => !ignored && CONTROLS.has(role?.value) && !name?.value?.trim())
    .map(({ role }) => role?.value);
}
