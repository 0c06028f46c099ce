import type { APIRoute } from 'astro';
import { answer } from '#src/sharing/answer.ts';
import { llms } from '#src/sharing/llms.ts';

export const GET: APIRoute = ({ locals: { content, siteUrl } }) =>
  answer(content, 'text/plain', () => llms(content, siteUrl));
