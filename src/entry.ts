import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

/**
 * Renders one page of the site.
 * @param request the visitor's request; only its URL and headers are read
 * @param locals the services that pages get as `Astro.locals`
 * @returns the page, or the 404 page for an unknown path
 */
export function render(request: Request, locals: App.Locals): Promise<Response> {
  return app.render(request, { locals });
}
