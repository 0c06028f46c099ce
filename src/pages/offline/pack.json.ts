import type { APIRoute } from 'astro';
import { pack } from '#src/offline/pack/pack.tsx';
import { answer } from '#src/seo/answer.ts';

export const GET: APIRoute = ({ locals: { content, offline } }) =>
  offline
    ? answer(content, 'application/json', () => JSON.stringify(pack(content)))
    : new Response(null, { status: 404 });
