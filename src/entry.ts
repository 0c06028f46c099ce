import { createApp } from 'astro/app/entrypoint';
import type { RenderEmail } from '#domain/leads/copy/emails.ts';
import type { RenderDigest } from '#domain/leads/desk/digest.ts';
import type { SocialImageOf } from '#domain/services/social.ts';
import { NOT_FOUND_PATH } from '#domain/shared/page-paths.ts';
import { withLateScripts, withoutEmptyElements } from '#src/layouts/document/late-scripts.ts';
import { sharedCard } from '#src/price/estimate/price-card.ts';
import { imageOf } from '#src/seo/social/social-image.ts';

export { publicPaths } from '#src/seo/sitemap.ts';

const app = createApp({ streaming: false });
// Astro reports errors on the console in words of its own; the log of the process is one JSON object a line.
app.logger.setDestination({
  write: ({ level, message }) => {
    if (level !== 'warn' && level !== 'error') return;
    const line = { level: level === 'warn' ? 40 : 50, time: new Date().toISOString(), msg: 'Astro', message };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  },
});

/**
 * Renders one page of the site.
 * @param request the visitor's request; only its URL and headers are read
 * @param locals the services that pages get as `Astro.locals`
 * @returns the page, or the 404 page for an unknown path
 */
export async function render(request: Request, locals: App.Locals): Promise<Response> {
  const page = await app.render(request, { locals });
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  // An editor waits for what is typed to show, whatever pictures are still to come.
  const finish = locals.preview === 'frame' ? withoutEmptyElements : withLateScripts;
  return new Response(finish(await page.text()), page);
}

/** The addresses that Astro answers by itself, like its picture endpoint. We use none of it. */
const INTERNAL = /^\/_/;

/**
 * Whether some page of the site takes a path. A page may still answer 404, where its entry does not exist.
 * @param url absolute, as in a request; Astro reads what is escaped twice as if it were escaped once
 */
export function hasPage(url: string): boolean {
  if (INTERNAL.test(new URL(url).pathname)) return false;
  const route = app.match(new Request(url));
  return route !== undefined && route.route !== NOT_FOUND_PATH;
}

export const socialImage: SocialImageOf = async (target, content) => {
  const card = sharedCard(target, content);
  return card && imageOf(card);
};

/** Renders an e-mail; the templates load with the first one, so that pages never wait for them. */
export const renderEmail: RenderEmail = async (name, facts, copy) => {
  const templates = await import('./mail/render.tsx');
  return templates.renderEmail(name, facts, copy);
};

/** Renders a digest; loaded like an e-mail. */
export const renderDigest: RenderDigest = async (words) => (await import('./mail/Digest.tsx')).digest(words);
