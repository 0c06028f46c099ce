/** The values that tools/astro/service-worker.ts writes into the service worker. */
declare const BUILD: {
  /** Changes with every build. */
  readonly id: string;
  /** The parameters that a page reads of its address, by path (domain/pages/page-queries.ts). */
  readonly parameters: Readonly<Record<string, readonly string[]>>;
};

export const { id: BUILD_ID, parameters: PARAMETERS } = BUILD;
