/** Lines on which nothing is fetched that may not be needed. */
const SLOW = /2g/;

/** Of the Network Information API, which only browsers of the Chromium family have (https://wicg.github.io/netinfo/). */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data, or the browser takes the line for one of the second generation. */
export function isSparing(): boolean {
  const line = Reflect.get(navigator, 'connection') as Line | undefined;
  return Boolean(line?.saveData) || SLOW.test(line?.effectiveType ?? '');
}
