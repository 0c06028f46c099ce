import { compareWords } from '#domain/shared/locale.ts';

/**
 * Names the states of the coverage map: the one under the pointer or finger, or one after another with the arrow keys. The
 * drawing is taken into the page at the first sign of interest; until then, and without script, it is a picture.
 */
const LIT = 'fill-signal';
const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Only the map's own file is made a drawing of. */
const asItIs = { createHTML: (file: string) => file };
const trustedDrawing = window.trustedTypes?.createPolicy('drawing', asItIs) ?? asItIs;

async function takeIn(image: HTMLImageElement): Promise<SVGElement[]> {
  const file = await (await fetch(image.src)).text();
  const drawing = new DOMParser().parseFromString(
    trustedDrawing.createHTML(file),
    'image/svg+xml',
  ).documentElement;
  drawing.setAttribute('class', image.className);
  drawing.setAttribute('role', 'img');
  drawing.setAttribute('aria-label', image.alt);
  drawing.removeAttribute('aria-hidden');
  image.replaceWith(drawing);
  const states = [...drawing.querySelectorAll<SVGElement>('[data-state]')];
  return states.sort((a, b) => compareWords(nameOf(a), nameOf(b)));
}

const nameOf = (state: SVGElement) => state.dataset['state'] ?? '';

const map = document.querySelector<HTMLElement>('[data-states]');
const image = map?.querySelector('img');
const said = map?.querySelector('output');

if (map && image && said) {
  let states: Promise<SVGElement[]> | undefined;
  let lit: SVGElement | undefined;

  const light = (state: SVGElement | undefined) => {
    lit?.classList.remove(LIT);
    state?.classList.add(LIT);
    lit = state;
    said.textContent = state ? nameOf(state) : '';
  };
  const lightAt = async ({ clientX, clientY }: PointerEvent) => {
    states ??= takeIn(image);
    const all = await states;
    const state = document
      .elementsFromPoint(clientX, clientY)
      .find((part) => all.includes(part as SVGElement));
    if (state !== lit) light(state as SVGElement | undefined);
  };

  const step = async (by: number) => {
    states ??= takeIn(image);
    const all = await states;
    light(all[lit ? (all.indexOf(lit) + by + all.length) % all.length : 0]);
  };

  map.tabIndex = 0;
  map.setAttribute('role', 'group');
  map.setAttribute('aria-label', map.dataset['states'] ?? '');
  map.addEventListener('focus', () => map.matches(':focus-visible') && !lit && step(0));
  map.addEventListener('pointermove', lightAt);
  map.addEventListener('pointerdown', lightAt);
  map.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && light(undefined));
  map.addEventListener('keydown', (event) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  });
}
