import type { APIRoute } from 'astro';
import { answer } from '#src/seo/answer.ts';
import { llms } from '#src/seo/llms.ts';

export const GET: APIRoute = ({ locals: { content, siteUrl } }) =>
  answer(content, 'text/plain', () => llms(content, siteUrl));
