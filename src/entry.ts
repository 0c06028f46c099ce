import { createApp } from 'astro/app/entrypoint';
import type { RenderEmail } from '#domain/emails.ts';
import { withLateScripts } from '#src/first-view/late-scripts.ts';

export { socialImage } from '#src/sharing/social/social-image.ts';

const app = createApp({ streaming: false });

/**
 * Renders one page of the site.
 * @param request the visitor's request; only its URL and headers are read
 * @param locals the services that pages get as `Astro.locals`
 * @returns the page, or the 404 page for an unknown path
 */
export async function render(request: Request, locals: App.Locals): Promise<Response> {
  const page = await app.render(request, { locals });
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  return new Response(withLateScripts(await page.text()), page);
}

/** Renders an e-mail; the templates load with the first one, so that pages never wait for them. */
export const renderEmail: RenderEmail = async (name, facts, copy) => {
  const templates = await import('./emails/render-email.tsx');
  return templates.renderEmail(name, facts, copy);
};
