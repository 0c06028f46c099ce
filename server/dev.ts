import { type AstroIntegration, dev } from 'astro';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { SocialImageOf } from '#domain/services/social.ts';
import { type Backend, openBackend } from './backend.ts';
import { type Config, readConfig } from './config/config.ts';
import { explainStartupError } from './config/startup-error.ts';
import { openWhenValid, showContentErrors } from './development/content-errors.ts';
import { buildApp } from './http/app.ts';
import { canonicalTarget, type ReadTarget, targetReader } from './http/hooks/canonical.ts';
import { endsWorker, NO_WORKER } from './http/offline/development.ts';
import type { Pages, Templates } from './http/pages/load-bundle.ts';
import type { Render } from './http/pages/pages.ts';
import { previewer } from './http/pages/preview.ts';
import { folderGuideStore } from './media/guides/guide-store.ts';
import { GUIDES } from './media/index.ts';
import { type Log, makeLog } from './platform/log.ts';

/** Where Astro's development server looks for `Astro.locals`. */
const ASTRO_LOCALS = Symbol.for('astro.locals');
const SERVED_BY_APP = /^\/(api\/|media\/|social\/|draft(\?|$)|healthz$|readyz(\/|$)|\.well-known\/)/;
/** Vite's own addresses and sources, whose spelling is not ours to validate. */
const SERVED_BY_VITE = /^\/(@|_|\.(?!well-known\/)|src\/|node_modules\/|domain\/)/;

/** Whether the HTTP server of production answers this, rather than Astro's development server. */
function isServedByApp(target: string, readTarget: ReadTarget): boolean {
  if (SERVED_BY_VITE.test(target)) return false;
  return (
    SERVED_BY_APP.test(target) ||
    canonicalTarget(target) !== undefined ||
    readTarget(target).content !== undefined
  );
}

/** The built module of pages, as Vite makes it anew after each change. */
async function loadPages(server: ViteDevServer): Promise<Pages> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Astro offers no environment to run pages in');
  return ssr.runner.import<Pages>('/src/entry.ts');
}

/** Makes Astro's development server answer like ours: services for pages, and our app for the rest. */
function asIntegration(config: Config, log: Log, backend: Backend, opened: (vite: ViteDevServer) => void) {
  return {
    name: 'services',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        opened(server);
        const render: Render = async (request, locals) => (await loadPages(server)).render(request, locals);
        const socialImage: SocialImageOf = async (path, content) =>
          (await loadPages(server)).socialImage(path, content);
        const app = await buildApp({ ...backend, config, log, render, socialImage });
        // Vite's own inline code has no hashes, so a page shown by the API goes without a policy here.
        app.addHook('onSend', async (_request, reply) => {
          if (String(reply.getHeader('content-type')).startsWith('text/html')) {
            reply.removeHeader('content-security-policy');
          }
        });
        await app.ready();
        const readTarget = targetReader(backend.translations);
        const previewOf = previewer(backend.preview, config.siteUrl.startsWith('https:'));
        server.middlewares.use((request, response, next) => {
          if (endsWorker(request, response)) return;
          if (isServedByApp(request.url ?? '/', readTarget)) return app.routing(request, response);
          previewOf(request.headers.cookie, request.url ?? '/').then((drafts) => {
            Reflect.set(request, ASTRO_LOCALS, backend.servicesFor(drafts));
            next();
          }, next);
        });
        showContentErrors(server, backend, config.contentDirectory);
        backend.onContentChange(() => server.ws.send({ type: 'full-reload' }));
      },
    },
  } satisfies AstroIntegration;
}

async function main(): Promise<void> {
  const config = {
    ...readConfig(),
    ...NO_WORKER,
  };
  const log = makeLog(config.logLevel);
  const vite = Promise.withResolvers<ViteDevServer>();
  const pages = async () => loadPages(await vite.promise);
  const templates: Templates = {
    renderEmail: async (...email) => (await pages()).renderEmail(...email),
    renderDigest: async (...digest) => (await pages()).renderDigest(...digest),
  };
  const guides = folderGuideStore(GUIDES);
  const open = () => openBackend(config, log, templates, console.error, guides);
  const backend = await openWhenValid(open, config);
  const services = asIntegration(config, log, backend, vite.resolve);
  await dev({ integrations: [services], server: { host: config.host, port: config.port } });
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartupError(error)}\n`);
  process.exit(1);
});
