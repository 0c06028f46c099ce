/** Addresses below these carry a hash of the content: other content gets another address. */
export const HASHED_PATH = /^\/(_astro|art|media|social)\//;

/**
 * Finds the value that belongs to a path: the one under the path itself, otherwise the one under its folder.
 * @example ofPath({ '/a/*': 1 }, '/a/b') // 1
 */
export function ofPath<Found>(byPath: Readonly<Record<string, Found>>, path: string): Found | undefined {
  return byPath[path] ?? byPath[`${path.slice(0, path.lastIndexOf('/'))}/*`];
}
