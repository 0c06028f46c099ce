/** The connection as browsers of the Chromium family tell it (https://wicg.github.io/netinfo/). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether the visitor asks for as little as can be. */
export const savesData = (): boolean => connection().saveData === true;

/** Whether the line is said to be slow. Browsers that tell nothing of it are not taken for slow. */
export const isSlow = (): boolean => (connection().effectiveType ?? '4g') !== '4g';
