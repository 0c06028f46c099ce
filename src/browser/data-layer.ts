declare global {
  interface Window {
    /** Where a tag manager, if the visitor agreed to one, reads events from. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Reports an event under its specified name (specification, section 7). */
export function report(event: string, details: Record<string, unknown> = {}): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details });
}
