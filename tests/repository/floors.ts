import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** The modules that each module imports, by path from the root of the repository. */
type Imports = ReadonlyMap<string, readonly string[]>;

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

/** The layers, and those that each may import besides itself. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  server: ['domain'],
  src: ['domain'],
};

/**
 * The rooms of each layer, and the inner rooms of the largest, by floor from the top: a room imports only from floors below its own.
 * A file beside the rooms is here by its name.
 */
export const FLOORS: Readonly<Record<string, readonly string[]>> = {
  domain: ['services', 'pages', 'leads', 'price offline', 'entries', 'company', 'shared', 'media visits'],
  server: [
    'main.ts dev.ts',
    'backend.ts development',
    'optional.ts',
    'cli http',
    'ops',
    'config',
    'notifications',
    'price visits',
    'content leads',
    'media',
    'platform',
  ],
  'server/content': [
    'content-state.ts',
    'open-content.ts exchange',
    'preview editor',
    'check',
    'contentful',
    'folder',
    'store copy',
    'entries',
    'files',
    'formats',
  ],
  'server/content/contentful': [
    'source.ts read-space.ts',
    'drafts entry-comments.ts',
    'sync',
    'entries',
    'types',
    'api',
  ],
  'server/content/editor': ['server page', 'preview', 'saving', 'writing', 'forms'],
  'server/leads': [
    'replies desk-links',
    'index.ts',
    'desk',
    'accept',
    'mail newsletter crm',
    'channels',
    'queue',
    'lead',
  ],
  'server/http': [
    'app.ts',
    'counts offline desk',
    'api files',
    'pages metrics',
    'cache',
    'listener.ts',
    'hooks',
  ],
  src: [
    'pages',
    'entries entry.ts',
    'layouts mail',
    'price offline',
    'leads sections seo',
    'visits',
    'ui',
    'env.d.ts',
  ],
};

/** Folders of src whose modules run in browsers without a framework: what they import is sent to phones. */
const BROWSER = /^src\/(?:.+\/browser|offline\/(?:worker|page))\//;
const NOT_FOR_PHONES = /^src\/(?:pages|sections|layouts|seo|mail)\/(?!(?:.+\/)?browser\/)/;

/** @returns a line for each import that breaks a rule of docs/architecture.md, empty where none does */
export function brokenBorders(imports: Imports): string[] {
  return [...imports].flatMap(([from, all]) =>
    all.flatMap((to) => {
      const reason =
        layerBroken(from, to) ?? floorBroken(from, to) ?? platformBroken(from, to) ?? browserBroken(from, to);
      return reason ? [`${from} imports ${to}: ${reason}`] : [];
    }),
  );
}

function layerBroken(from: string, to: string): string | undefined {
  const [layer = '', other = ''] = [from, to].map((path) => path.split('/')[0]);
  if (layer === other || LAYERS[layer]?.includes(other)) return undefined;
  return `${layer} never imports ${other}`;
}

function floorBroken(from: string, to: string): string | undefined {
  for (const [house, floors] of Object.entries(FLOORS)) {
    const [room, other] = [roomOf(house, from), roomOf(house, to)];
    if (!room || !other || room === other) continue;
    const [floor, below] = [floorOf(floors, room), floorOf(floors, other)];
    if (floor === -1 || below === -1) return `${floor === -1 ? room : other} stands on no floor of ${house}`;
    if (floor >= below) return `in ${house}, ${room} is not above ${other}`;
  }
  return undefined;
}

/** What knows nothing of the subject of the site; the tables of the database are about it. */
const PLATFORM = /^server\/platform\/(?!database\/)/;
const SUBJECT = /^domain\/(?!shared\/)/;

function platformBroken(from: string, to: string): string | undefined {
  return PLATFORM.test(from) && SUBJECT.test(to)
    ? 'platform outside of its database imports domain/shared alone'
    : undefined;
}

function browserBroken(from: string, to: string): string | undefined {
  return BROWSER.test(from) && NOT_FOR_PHONES.test(to) ? 'it would be sent to phones' : undefined;
}

/** The room of a house in which a file stands, or its name where it is beside the rooms; nothing for a file elsewhere. */
const roomOf = (house: string, file: string) =>
  file.startsWith(`${house}/`) ? file.slice(house.length + 1).split('/')[0] : undefined;

const floorOf = (floors: readonly string[], room: string) =>
  floors.findIndex((rooms) => rooms.split(' ').includes(room));
