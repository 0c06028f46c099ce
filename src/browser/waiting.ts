const FLAG = 'kayalink-outbox';

/** Whether a message of an earlier visit may still wait; cheap enough to ask on every page. */
export function somethingWaits(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}

/** Remembers for the next visit whether anything waits. Throws when the browser refuses to store. */
export function markWaiting(waits: boolean): void {
  if (waits) localStorage.setItem(FLAG, '');
  else localStorage.removeItem(FLAG);
}
