import { createRoot } from 'react-dom/client';
import { toast } from 'sonner';
import styles from 'sonner/dist/styles.css?url';
import { keepFocus } from './keep-focus.ts';
import { Toasts } from './Toasts.tsx';

export type ToastKind = 'success' | 'warning' | 'error';

let ready: Promise<void> | undefined;

/** Shows a toast. Rejects where toasts cannot be shown. */
export async function show(kind: ToastKind, words: string): Promise<void> {
  ready ??= prepare();
  await ready;
  toast[kind](words);
}

async function prepare(): Promise<void> {
  await addSheet();
  const place = document.body.appendChild(document.createElement('div'));
  await new Promise<void>((resolve) => createRoot(place).render(<Toasts onReady={resolve} />));
  const region = place.firstElementChild;
  // The form's own region says the same: nobody hears it twice.
  region?.setAttribute('aria-live', 'off');
  if (region) keepFocus(region);
}

function addSheet(): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = reject;
    document.head.append(link);
  });
}
