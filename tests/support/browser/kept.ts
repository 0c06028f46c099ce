import type { Page } from '@playwright/test';

/** Everything that a page has stored in the browser, as text. */
export const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => {
          const all = opening.result.transaction('keyval').objectStore('keyval').getAll();
          all.onsuccess = () => resolve(JSON.stringify([all.result, { ...localStorage }]));
        };
      }),
  );
