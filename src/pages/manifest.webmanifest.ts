import type { APIRoute } from 'astro';
import { manifest } from '#src/offline/pack/manifest.ts';

export const GET: APIRoute = ({ locals: { content, offline } }) =>
  offline
    ? new Response(JSON.stringify(manifest(content)), {
        headers: { 'content-type': 'application/manifest+json' },
      })
    : new Response(null, { status: 404 });
