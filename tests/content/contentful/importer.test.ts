import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type importContent from 'contentful-import';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { contentModel } from '#server/content/contentful/types/content-model.ts';
import { placedArticles } from '#server/content/entries/entry-targets.ts';
import type { AssetSources } from '#server/content/exchange/export-assets.ts';
import { exportContent } from '#server/content/exchange/export-content.ts';
import { readSnapshot } from '#server/content/folder/snapshot.ts';
import { temporaryDirectory } from '#tests/support/process.ts';

/** Its build as a module of today imports folders, which Node refuses. */
const contentfulImport: typeof importContent = createRequire(import.meta.url)('contentful-import');

interface Resource {
  sys: Record<string, unknown>;
  [field: string]: unknown;
}

const PLURALS: Record<string, string> = {
  content_types: 'ContentType',
  entries: 'Entry',
  assets: 'Asset',
  tags: 'Tag',
  locales: 'Locale',
};

/** Where everything is, as each resource says. */
const PLACE = {
  space: { sys: { type: 'Link', linkType: 'Space', id: 's' } },
  environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
};

/** An empty space behind the Content Management API, as far as the importer calls it. */
class ManagedSpace {
  readonly resources = new Map<string, Resource>();
  readonly published = new Set<string>();
  readonly refused: string[] = [];

  answer(method: string, path: string, body: Resource | undefined): unknown {
    const [kind = '', id = '', ...action] = path
      .replace(/^\/spaces\/s\/(environments\/master\/?)?/, '')
      .split('/');
    if (path === '/spaces/s') return { name: 'Space', sys: { type: 'Space', id: 's' } };
    if (kind === '') return { name: 'master', sys: { ...PLACE, type: 'Environment', id: 'master' } };
    if (action[0] === 'editor_interface') return this.#editorInterface(id, body);
    if (id === '' && method === 'GET')
      return { sys: { type: 'Array' }, total: 0, skip: 0, limit: 100, items: [] };
    const name = `${PLURALS[kind]}/${id || body?.['code']}`;
    if (action.includes('published')) this.published.add(name);
    else if (action.includes('process')) this.#process(name);
    else if (method !== 'GET') this.resources.set(name, this.#made(kind, id, body));
    const found = this.resources.get(name);
    if (!found) this.refused.push(`${method} ${path}`);
    return found;
  }

  #made(kind: string, id: string, body: Resource | undefined): Resource {
    return { ...body, sys: { ...PLACE, ...body?.sys, type: PLURALS[kind], id: id || 'locale', version: 1 } };
  }

  #process(name: string): void {
    const file = this.resources.get(name)?.['fields'] as { file: Record<string, Record<string, unknown>> };
    for (const each of Object.values(file.file)) each['url'] = '//images.ctfassets.net/s/a/t/file';
  }

  #editorInterface(id: string, body: Resource | undefined): Resource {
    const made = {
      controls: [],
      ...body,
      sys: { ...PLACE, contentType: { sys: { id } }, type: 'EditorInterface', id: 'default', version: 1 },
    };
    if (body) this.resources.set(`EditorInterface/${id}`, made);
    return made;
  }
}

async function listening(space: ManagedSpace): Promise<string> {
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const bytes = Buffer.concat(await request.toArray());
    const isJson = request.headers['content-type']?.includes('json') && bytes.length > 0;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = space.answer(
      request.method ?? 'GET',
      pathname,
      isJson ? JSON.parse(bytes.toString()) : undefined,
    );
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? { sys: { type: 'Error', id: 'NotFound' } }));
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A build with the drawings that entries may choose. */
async function sources(drawings: string[]): Promise<AssetSources> {
  const buildDirectory = temporaryDirectory();
  await mkdir(join(buildDirectory, 'client/art'), { recursive: true });
  for (const drawing of drawings)
    await writeFile(
      join(buildDirectory, `client/art/${drawing}.0a1b2c3d4e.svg`),
      '<svg width="9" height="3"></svg>',
    );
  return {
    siteUrl: 'https://www.example.com',
    contentDirectory: inject('fewEntries'),
    pictures: new Map(),
    buildDirectory,
  };
}

test("Contentful's own importer takes an export, and publishes all of it", async () => {
  const { entries, copy } = await readSnapshot(inject('fewEntries'));
  const some = {
    ...entries,
    guides: entries.guides.slice(0, 1).map(({ pdf: _, ...guide }) => guide),
  };
  const drawings = placedArticles(some).flatMap(({ entry: { image } }) =>
    'drawing' in image ? image.drawing : [],
  );
  const { file, assets } = exportContent(some, copy, await sources(drawings));
  expect(assets.size).toBe(new Set(drawings).size);

  // The importer tells the console of each step.
  const reported = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => reported.mockRestore());
  const space = new ManagedSpace();
  const host = await listening(space);
  const directory = temporaryDirectory();
  const options = {
    content: structuredClone(file),
    spaceId: 's',
    managementToken: 'token',
    host,
    insecure: true,
    rateLimit: 1000,
    useVerboseRenderer: true,
    errorLogFile: join(directory, 'errors.json'),
  };
  await contentfulImport(options as Parameters<typeof contentfulImport>[0]);

  expect(space.refused).toEqual([]);
  const names = (type: string, items: { sys: { id: string } }[]) =>
    items.map(({ sys: { id } }) => `${type}/${id}`);
  const all = [
    ...names('ContentType', file.contentTypes),
    ...names('Asset', file.assets),
    ...names('Entry', file.entries),
  ];
  expect([...space.published].sort()).toEqual(all.sort());
  for (const name of names('Tag', file.tags)) expect(space.resources.has(name)).toBe(true);
  const model = contentModel(copy);
  for (const { sys, controls } of model.editorInterfaces)
    expect(space.resources.get(`EditorInterface/${sys.contentType.sys.id}`)?.['controls']).toEqual(controls);
  for (const item of file.entries)
    expect(space.resources.get(`Entry/${item.sys.id}`)?.['fields']).toEqual(item.fields);
});
