import type { APIRoute } from 'astro';
import { DRAWING_NAMES } from '#src/ui/art/drawings.ts';
import { sceneFile } from '#src/ui/art/files.tsx';

export const prerender = true;

export function getStaticPaths() {
  return DRAWING_NAMES.map((name) => {
    const { file, markup } = sceneFile(name);
    return { params: { file }, props: { markup } };
  });
}

export const GET: APIRoute<{ markup: string }> = ({ props }) =>
  new Response(props.markup, { headers: { 'content-type': 'image/svg+xml' } });
