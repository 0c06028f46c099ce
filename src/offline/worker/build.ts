import { ofPath } from '#domain/shared/paths.ts';

/** The values that tools/astro/offline/service-worker.ts writes into the service worker. */
declare const BUILD: {
  /** Changes with every build. */
  readonly id: string;
  /** The parameters that a page reads of its address, by path (domain/pages/page-queries.ts). */
  readonly parameters: Readonly<Record<string, readonly string[]>>;
};

export const BUILD_ID = BUILD.id;

/** The address under which a page is kept: with the parameters that it reads, in one order, and no other. Empty fields of a form are part of its question. */
export function pageAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const read = new URLSearchParams();
  for (const name of ofPath(BUILD.parameters, pathname) ?? []) {
    const value = searchParams.get(name);
    if (value !== null) read.set(name, value);
  }
  const query = read.toString();
  return origin + pathname + (query && `?${query}`);
}
