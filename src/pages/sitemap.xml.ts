import type { APIRoute } from 'astro';
import { answer } from '#src/seo/answer.ts';
import { sitemap } from '#src/seo/sitemap.ts';

export const GET: APIRoute = ({ locals: { content, languages = [content], siteUrl } }) =>
  answer(content, 'application/xml', () => sitemap(languages, siteUrl));
