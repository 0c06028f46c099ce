import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import styles from 'sonner/dist/styles.css?url';

/**
 * Gives the focus back when what has it goes away: a toast that the Tab key reached takes the focus with it otherwise.
 * @param region what comes and goes in
 */
function keepFocus(region: Element): void {
  let before: HTMLElement | undefined;
  let isInside = false;
  region.addEventListener('focusin', (event) => {
    const from = (event as FocusEvent).relatedTarget;
    if (from instanceof HTMLElement && !region.contains(from)) before = from;
    isInside = true;
  });
  region.addEventListener('focusout', (event) => {
    const to = (event as FocusEvent).relatedTarget;
    if (to instanceof Node && !region.contains(to)) isInside = false;
  });
  new MutationObserver(() => {
    if (!isInside || region.contains(document.activeElement)) return;
    isInside = false;
    if (document.activeElement === document.body) before?.focus({ preventScroll: true });
  }).observe(region, { childList: true, subtree: true });
}

/** The elements of a form that a toast may not cover: controls, and the note that the toast repeats. */
const KEPT_CLEAR = 'input, select, textarea, button, a[href], summary, [role=status] p:first-of-type';

/**
 * Whether the newest toast, once it has come in, covers nothing of a form. Of Sonner 1.7 it knows the list, which is as wide as a toast
 * and ends where the newest one will, and the `data-*` marks of both (held by tests/leads/toasts.spec.ts).
 * @param region where toasts stand
 */
function leavesClear(region: Element, form: Element): boolean {
  const list = region.querySelector('[data-sonner-toaster]')?.getBoundingClientRect();
  const toast = region.querySelector<HTMLElement>('[data-sonner-toast][data-front=true]');
  if (!list || !toast) return true;
  const top = list.bottom - toast.offsetHeight;
  return [...form.querySelectorAll(KEPT_CLEAR)].every((element) => {
    const box = element.getBoundingClientRect();
    const isShown = box.width > 0;
    return (
      !isShown ||
      box.bottom <= top ||
      box.top >= list.bottom ||
      box.right <= list.left ||
      box.left >= list.right
    );
  });
}

interface ToastsProps {
  /** Called once toasts can be shown. */
  onReady?: () => void;
}

/**
 * Where toasts appear. Sonner 1.7's defaults are the specified constants (specification, section 9): 3 visible, gap 14,
 * width 356, offset 32, swipe 20 px or 0.11, Alt+T, bottom right, 4000 ms. A toast is never the only message.
 */
function Toasts({ onReady }: ToastsProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Toaster
      toastOptions={{
        classNames: {
          toast:
            'rounded-card! border-2! border-paper! bg-ink! font-text! text-label! text-paper! [box-shadow:none]!',
        },
      }}
    />
  );
}

export type ToastKind = 'success' | 'warning' | 'error';

let ready: Promise<Element> | undefined;

interface Manner {
  /** The form that the toast is about. */
  form?: HTMLFormElement;
  /** Another toast of this name replaces it. */
  name?: string | undefined;
}

/**
 * Shows a toast, unless it would stand on a field, a button or the note of its form: there the note is in sight, and says the same.
 * @throws where toasts cannot be shown
 */
export async function show(kind: ToastKind, words: string, { form, name }: Manner = {}): Promise<void> {
  ready ??= prepare();
  const region = await ready;
  const id = toast[kind](words, name === undefined ? {} : { id: name });
  // A toast comes in from below the window: before its second frame nobody has seen it.
  await nextFrame();
  await nextFrame();
  if (form && !leavesClear(region, form)) toast.dismiss(id);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** @returns the region that toasts stand in */
async function prepare(): Promise<Element> {
  await addSheet();
  const place = document.body.appendChild(document.createElement('div'));
  await new Promise<void>((resolve) => createRoot(place).render(<Toasts onReady={resolve} />));
  const region = place.firstElementChild;
  if (!region) throw new Error('Sonner has rendered nothing to stand in');
  // The form's own region says the same: nobody hears it twice.
  region.setAttribute('aria-live', 'off');
  keepFocus(region);
  return region;
}

function addSheet(): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = reject;
    document.head.append(link);
  });
}
