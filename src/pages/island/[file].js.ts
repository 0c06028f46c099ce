import type { APIRoute } from 'astro';
import { RUNTIME } from '#src/islands/runtime.ts';

export const prerender = true;

export const getStaticPaths = () => [{ params: { file: RUNTIME.file } }];

export const GET: APIRoute = () =>
  new Response(RUNTIME.code, { headers: { 'content-type': 'text/javascript' } });
