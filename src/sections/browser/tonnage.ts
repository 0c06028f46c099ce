import { grouped } from '#domain/company/claims.ts';
import { COUNT_UP_STEPS, TONNAGE_MULTIPLIER } from '#domain/price/tonnage.ts';

/** One step of the count-up, in milliseconds (specification, section 9). */
const STEP_MS = 1;

/**
 * Brings the total-tonnage figure up to date: asks the API once, and counts up from zero to its answer once the figure is seen
 * whole. Until then, and if the call fails, the server's default stands. The words for screen readers change once, to the final
 * figure.
 */
async function bringUpToDate(figure: HTMLElement, shown: HTMLElement, spoken: HTMLElement): Promise<void> {
  const target = Math.round((await totalTonnage()) * TONNAGE_MULTIPLIER);
  widen(figure, spoken, grouped(target));
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill) shown.textContent = grouped(target);
  else whenSeen(figure, () => countUp(shown, target));
}

/** Changes the words, and moves what is behind the figure by what they are wider, past the layout: nothing shifts. */
function widen(figure: HTMLElement, spoken: HTMLElement, words: string): void {
  const before = spoken.offsetWidth;
  const em = Number.parseFloat(getComputedStyle(figure).fontSize);
  figure.style.width = `${before / em}em`;
  spoken.textContent = words;
  const unit = figure.nextElementSibling as HTMLElement;
  const unitEm = Number.parseFloat(getComputedStyle(unit).fontSize);
  unit.style.transform = `translateX(${(spoken.offsetWidth - before) / unitEm}em)`;
}

function whenSeen(figure: HTMLElement, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { threshold: 1 },
  );
  observer.observe(figure);
}

function countUp(shown: HTMLElement, target: number): void {
  let start: number | undefined;
  const frame = (now: number) => {
    start ??= now;
    const step = Math.min(COUNT_UP_STEPS, Math.floor((now - start) / STEP_MS));
    shown.textContent = grouped(Math.round((target * step) / COUNT_UP_STEPS));
    if (step < COUNT_UP_STEPS) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** @returns tonnes; rejects when the API does not answer with a number */
async function totalTonnage(): Promise<number> {
  const response = await fetch('/api/trips-total-tonnage');
  const { data }: { data: unknown } = await response.json();
  if (typeof data !== 'number') throw new Error(`tonnage: ${response.status}`);
  return data;
}

const figure = document.querySelector<HTMLElement>('[data-tonnage]');
const [shown, spoken] = figure?.querySelectorAll('span') ?? [];
if (figure && shown && spoken)
  bringUpToDate(figure, shown, spoken).catch((error) => console.info(String(error)));
