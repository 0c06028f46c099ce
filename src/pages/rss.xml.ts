import type { APIRoute } from 'astro';
import { answer } from '#src/sharing/answer.ts';
import { feed } from '#src/sharing/feed.tsx';

export const GET: APIRoute = ({ locals: { content, siteUrl } }) =>
  answer(content, 'application/rss+xml', () => feed(content, siteUrl));
