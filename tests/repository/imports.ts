import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** The modules that each module imports, by path from the root of the repository. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]|new URL\(\s*['"](\.[^'"]+\.ts)['"]/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const ALIAS = /^#(?=(domain|server|src|tests)\/)/;

/** Reads the imports, of values and of types, among the modules of the site; tests and fixtures are left out. */
export function readImports(): Imports {
  const files = globSync('{domain,server,src}/**/*.{ts,tsx,astro,mjs}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|fixture)\.tsx?$|\/testing\.ts$/.test(file));
  const known = new Set(files);
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'), known)]));
}

/**
 * @param file path from the root
 * @param text its source
 * @param known the modules of the site
 * @returns those that it imports
 */
export function importsOf(file: string, text: string, known: ReadonlySet<string>): string[] {
  const found = [...text.replace(COMMENT, '').matchAll(IMPORT)].flatMap(([, from, url]) => {
    const [name = ''] = (from ?? url ?? '').split('?');
    if (ALIAS.test(name)) return [name.replace(ALIAS, '')];
    return name.startsWith('.') ? [posix.join(posix.dirname(file), name)] : [];
  });
  return [...new Set(found)].filter((path) => known.has(path));
}

/** The circles among modules, each as the modules in it: strongly connected components, by Tarjan's algorithm. */
export function circles(imports: Imports): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (module: string): number => {
    const index = order.size;
    order.set(module, index);
    low.set(module, index);
    stack.push(module);
    for (const next of imports.get(module) ?? []) {
      const reached = order.has(next) ? (stack.includes(next) ? order.get(next) : undefined) : visit(next);
      if (reached !== undefined) low.set(module, Math.min(low.get(module) ?? index, reached));
    }
    const lowest = low.get(module) ?? index;
    if (lowest === index) {
      const circle = stack.splice(stack.indexOf(module));
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return lowest;
  };
  for (const module of imports.keys()) if (!order.has(module)) visit(module);
  return found;
}
