import type { APIRoute } from 'astro';
import { robots } from '#src/seo/robots.ts';

export const GET: APIRoute = ({ locals: { siteUrl, samples } }) =>
  new Response(robots(siteUrl, samples), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
