import type { APIRoute } from 'astro';
import { answer } from '#src/seo/answer.ts';
import { feed } from '#src/seo/feed.tsx';

export const GET: APIRoute = ({ locals: { content, siteUrl } }) =>
  answer(content, 'application/rss+xml', () => feed(content, siteUrl));
