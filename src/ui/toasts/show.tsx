import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import styles from 'sonner/dist/styles.css?url';
import { keepFocus, leavesClear } from './keep-focus.ts';

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
  /** The form that the toast tells of. */
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
