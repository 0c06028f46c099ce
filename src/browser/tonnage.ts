import { grouped } from '#domain/claims.ts';
import { COUNT_UP_STEPS, TONNAGE_MULTIPLIER } from '#domain/tonnage.ts';

/** One step of the count-up, in milliseconds (specification, section 9). */
const STEP_MS = 1;

/**
 * Brings the total-tonnage figure up to date: asks the API once, then counts up from zero to its answer. Until then, and
 * if the call fails, the server's default stands. The words for screen readers change once, to the final figure.
 */
async function countUp(shown: HTMLElement, spoken: HTMLElement): Promise<void> {
  const target = Math.round((await totalTonnage()) * TONNAGE_MULTIPLIER);
  spoken.textContent = grouped(target);
  let start = matchMedia('(prefers-reduced-motion: reduce)').matches ? Number.NEGATIVE_INFINITY : undefined;
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

const [shown, spoken] = document.querySelectorAll<HTMLElement>('[data-tonnage]>span');
if (shown && spoken) countUp(shown, spoken).catch((fault) => console.info(String(fault)));
