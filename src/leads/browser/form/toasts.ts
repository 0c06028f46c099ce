import { isSparing } from '#src/ui/browser/save-data.ts';
import type { ToastKind } from '#src/ui/toasts/show.tsx';

let coming: Promise<typeof import('#src/ui/toasts/show.tsx')> | undefined;

/** Fetches what shows toasts, where the connection is good enough. */
export function fetchToasts(): void {
  if (isSparing()) return;
  coming ??= import('#src/ui/toasts/show.tsx');
  coming.catch(() => {
    coming = undefined;
  });
}

interface Toast {
  kind: ToastKind;
  text: string;
  /** Another one of this name replaces it. */
  name?: string | undefined;
}

/** Shows a toast as soon as it can be shown. The note in the form says the same: without toasts nothing is missed. */
export function toast({ kind, text, name }: Toast, form: HTMLFormElement): void {
  coming?.then(({ show }) => show(kind, text, { form, name })).catch(() => {});
}
