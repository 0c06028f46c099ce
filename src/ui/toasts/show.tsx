import { createRoot } from 'react-dom/client';
import { toast } from 'sonner';
import styles from 'sonner/dist/styles.css?url';
import { keepFocus } from './keep-focus.ts';
import { leavesClear } from './leaves-clear.ts';
import { Toasts } from './Toasts.tsx';

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
