/**
 * Finds the value that belongs to a path: the one under the path itself, otherwise the one under its folder.
 * @example ofPath({ '/a/*': 1 }, '/a/b') // 1
 */
export function ofPath<Found>(byPath: Readonly<Record<string, Found>>, path: string): Found | undefined {
  return byPath[path] ?? byPath[`${path.slice(0, path.lastIndexOf('/'))}/*`];
}
