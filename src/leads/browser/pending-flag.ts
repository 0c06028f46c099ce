/** Name in the browser's storage of the sign that something waits. */
export const OUTBOX_FLAG = 'kayalink-outbox';

/** Whether a message of an earlier visit may still wait; cheap enough to ask on every page. */
export function somethingWaits(): boolean {
  try {
    return localStorage.getItem(OUTBOX_FLAG) !== null;
  } catch {
    return false;
  }
}

/** Remembers for the next visit whether anything waits. Throws when the browser refuses to store. */
export function markWaiting(waits: boolean): void {
  if (waits) localStorage.setItem(OUTBOX_FLAG, '');
  else localStorage.removeItem(OUTBOX_FLAG);
}
