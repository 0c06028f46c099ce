import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DAY_FIRST } from '#domain/shared/locale.ts';
import { IMAGES_FOLDER } from '../../../media/pictures/pictures.ts';
import { failurePage, wantsHtml } from '../../../platform/failure-page/failure-page.ts';
import { endIdleConnections } from '../../../platform/network/idle-connections.ts';
import { choicesOf } from '../forms/choices.ts';
import { addPreview } from '../preview/preview-routes.ts';
import type { PreviewSite } from '../preview/preview-site.ts';
import { Uploads } from '../preview/uploads.ts';
import { Entries, type FormEntry } from '../saving/entries.ts';
import type { Person, Repository } from '../saving/repository.ts';
import { ShownVersions } from '../saving/shown-versions.ts';
import { Refused } from '../writing/refused.ts';
import { admit, type SignIn } from './access.ts';
import { ACTIONS_PATH, configuration, FORMS } from './decap-config.ts';
import { addDraftLink, type LinkTo } from './draft-link.ts';
import { addKeptForm } from './kept-form.ts';
import { addLinks } from './links.ts';
import { addPictures } from './picture-routes.ts';

/** Room for a photograph of 12 megapixels, which comes in letters. */
const BODY_BYTES = 32 * 1024 * 1024;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Content</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/editor/editor.css">
<link rel="stylesheet" href="/editor/text/text.css">
</head>
<body data-days="${DAY_FIRST}" data-forms="${FORMS.join(' ')}"><script type="module" src="/editor/editor.js"></script></body>
</html>
`;
const PAGE_WITH_PREVIEW = PAGE.replace('<body ', '<body data-preview ');

const HEADERS = {
  // Decap compiles its checks (`unsafe-eval`) and writes its styles while it runs.
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

const path = z.string();
const asset = z.object({ path, content: z.base64(), encoding: z.literal('base64') });
const actionSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('info') }),
  z.object({
    action: z.literal('entriesByFolder'),
    params: z.object({ folder: path, extension: z.string().default('md') }),
  }),
  z.object({
    action: z.literal('entriesByFiles'),
    params: z.object({ files: z.array(z.object({ path })) }),
  }),
  z.object({ action: z.literal('getEntry'), params: z.object({ path }) }),
  z.object({ action: z.literal('getMedia') }),
  z.object({ action: z.literal('getMediaFile'), params: z.object({ path }) }),
  z.object({
    action: z.literal('persistMedia'),
    params: z.object({ asset }),
  }),
  z.object({ action: z.literal('getNotes') }),
  z.object({
    action: z.literal('deleteFiles'),
    params: z.object({ paths: z.tuple([path]) }),
  }),
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({
      dataFiles: z.tuple([z.object({ path, raw: z.string() })]),
      assets: z.array(asset),
    }),
  }),
]);

/**
 * Makes the server behind the page: Decap's files, its configuration, and what it asks for of the repository (the protocol of
 * Decap's 'proxy' backend). It answers only to its own names, and writes only for its own page.
 * @param decap folder with Decap's files
 * @param signIn where it is behind the company's sign-in, and listens where only that reaches it
 * @param preview shows entries as they are typed; absent where the site was not built
 * @param linkTo makes links to drafts, where that is possible
 */
export function editorServer(
  repository: Repository,
  decap: string,
  signIn?: SignIn,
  preview?: PreviewSite,
  linkTo?: LinkTo,
): FastifyInstance {
  const app = Fastify({ bodyLimit: BODY_BYTES });
  endIdleConnections(app);
  const opened: Opened = { entries: new Entries(repository), versions: new ShownVersions() };
  app.decorateRequest('person');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    const admitted = admit(request, signIn);
    if ('refusal' in admitted) return refuse(request, reply, 403, admitted.refusal);
    request.person = admitted.person;
  });
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 404, 'The editor has no such address.'));
  // Decap and its configuration are some megabytes, and the editor may be far away.
  app.register(compress, { encodings: ['gzip'], globalDecompression: false });
  app.register(async (routes) => {
    routes.get('/', (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(preview ? PAGE_WITH_PREVIEW : PAGE),
    );
    const folder = join(repository.root, repository.contentFolder);
    routes.get('/config.json', async ({ person }, reply) => {
      await opened.entries.files.refresh(person);
      const config = configuration(repository, await choicesOf(folder), preview !== undefined);
      return reply.type('application/json; charset=utf-8').send(config);
    });
    routes.post(ACTIONS_PATH, async ({ body, person }, reply) => {
      try {
        return await act(opened, body, person);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return reply.code(422).send({ error: error.message });
      }
    });
    const uploads = new Uploads(folder);
    routes.addHook('onClose', () => uploads.close());
    addPictures(routes, folder, uploads);
    addDraftLink(routes, repository, opened.entries, linkTo);
    addKeptForm(routes, opened.entries, opened.versions);
    addLinks(routes, folder);
    if (preview) addPreview(routes, repository, preview, uploads);
    routes.register(fastifyStatic, {
      root: join(import.meta.dirname, '..', 'page'),
      prefix: '/editor/',
      cacheControl: false,
      decorateReply: false,
    });
    routes.register(fastifyStatic, {
      root: fileURLToPath(new URL('.', import.meta.resolve('turndown'))),
      prefix: '/turndown/',
      cacheControl: false,
      decorateReply: false,
    });
    routes.register(fastifyStatic, {
      root: decap,
      prefix: '/decap/',
      cacheControl: false,
      // Some megabytes, which the browser keeps and asks for changes of.
      setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    });
  });
  return app;
}

/** Says why there is nothing: to a person as a page, and to the editor's own page as data. */
function refuse({ id, headers }: FastifyRequest, reply: FastifyReply, status: number, why: string) {
  reply.code(status);
  if (!wantsHtml(headers.accept)) return reply.send({ error: why });
  const { policy, html } = failurePage(status, id, {
    text: why,
    remedy: 'Open the editor at the address that it was started with.',
    link: status === 404 ? { address: '/', text: 'Go to the editor' } : undefined,
  });
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends it, where the editor is behind a sign-in. */
    person?: Person | undefined;
  }
}

/** What requests work on. */
interface Opened {
  entries: Entries;
  versions: ShownVersions;
}

async function act({ entries, versions }: Opened, body: unknown, person?: Person): Promise<unknown> {
  const asForm = ({ version, ...entry }: FormEntry) => ({
    ...entry,
    data: versions.mark(entry.data, entry.file.path, version),
  });
  const { data: asked, error } = actionSchema.safeParse(body);
  if (!asked) throw new Refused(`This cannot be done here: ${error.issues[0]?.message}`);
  if (asked.action === 'info') return { repo: 'content', publish_modes: ['simple'], type: 'local_git' };
  if (asked.action === 'entriesByFolder') {
    const { folder, extension } = asked.params;
    return (await entries.list(folder, extension)).map(asForm);
  }
  if (asked.action === 'entriesByFiles')
    return Promise.all(asked.params.files.map(async (file) => asForm(await entries.read(file.path))));
  if (asked.action === 'getEntry') {
    const entry = await entries.read(asked.params.path);
    versions.opened(person, entry.file.path, entry.version);
    return asForm(entry);
  }
  // Without their bytes, for which the page asks when it shows one (`page/library.js`).
  if (asked.action === 'getMedia') return entries.files.pictures();
  if (asked.action === 'getMediaFile') {
    const found = (await entries.files.pictures()).find((each) => each.path === asked.params.path);
    if (!found) throw new Refused(`There is no picture ${asked.params.path}.`);
    return asMedia({
      ...found,
      bytes: await readFile(join(entries.files.folder, IMAGES_FOLDER, found.name)),
    });
  }
  if (asked.action === 'getNotes') return { notes: [] };
  const commit = { author: person };
  await entries.files.refresh(person);
  if (asked.action === 'persistMedia') {
    const { path: file, content } = asked.params.asset;
    const bytes = Buffer.from(content, 'base64');
    await entries.addPicture(file, bytes, commit);
    await entries.files.send(person);
    return asMedia({ name: file.slice(file.lastIndexOf('/') + 1), path: file, bytes });
  }
  if (asked.action === 'deleteFiles') {
    await entries.remove(asked.params.paths[0], commit, (file) => versions.lastOpened(person, file));
    await entries.files.send(person);
    return { message: 'deleted' };
  }
  const { dataFiles, assets } = asked.params;
  const [{ path: file, raw }] = dataFiles;
  // Decap sends every picture that was chosen since the page was loaded, also one that was replaced by another.
  const named = assets.filter((each) => raw.includes(basename(each.path)));
  const pictures = new Map(named.map((each) => [each.path, Buffer.from(each.content, 'base64')]));
  const { form, token, version: shown, copyOf } = versions.unmark(raw, file);
  const saved = await entries.save(file, form, { ...commit, pictures, shown, copyOf });
  versions.saved(token, saved.version);
  versions.opened(person, saved.path, saved.version);
  await entries.files.send(person);
  return { message: 'saved', path: saved.path };
}

/** A picture as the page expects it. */
const asMedia = ({ name, path, bytes }: { name: string; path: string; bytes: Buffer }) => ({
  id: path,
  name,
  path,
  content: Buffer.from(bytes).toString('base64'),
  encoding: 'base64',
});
