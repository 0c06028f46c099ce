import type { ToastKind } from '#src/ui/toasts/show.tsx';
import { isSparing } from '../../../ui/browser/save-data.ts';

const KINDS: readonly string[] = ['success', 'warning', 'error'] satisfies ToastKind[];

export const isToastKind = (kind: string): kind is ToastKind => KINDS.includes(kind);

let coming: Promise<typeof import('#src/ui/toasts/show.tsx')> | undefined;

/** Fetches what shows toasts, where the line is good enough. */
export function fetchToasts(): void {
  if (isSparing()) return;
  coming ??= import('#src/ui/toasts/show.tsx');
  coming.catch(() => {
    coming = undefined;
  });
}

/** Shows a toast as soon as it can be shown. The note in the form says the same: without toasts nothing is missed. */
export function toast(kind: ToastKind, words: string, form: HTMLFormElement): void {
  coming?.then(({ show }) => show(kind, words, form)).catch(() => {});
}
