/** Reports an event under its specified name (domain/visits/analytics.ts). */
export function report(event: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event });
}
