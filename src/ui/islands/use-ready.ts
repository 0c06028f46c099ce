import { useEffect } from 'react';
import { ready } from '#src/ui/browser/deferred-events.ts';

/**
 * Says that a component listens from now on: a press on a control with `data-defer={name}` that was made before is made again.
 * @param name unique among the islands of a page
 */
export function useReady(name: string): void {
  useEffect(() => ready(name), [name]);
}
