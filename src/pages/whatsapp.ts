import type { APIRoute } from 'astro';
import { whatsappAddress } from '#domain/shared/links.ts';
import { PAGE_PATHS } from '#domain/shared/page-paths.ts';
import { activeWhatsapp } from '#src/ui/parts/whatsapp.ts';

export const GET: APIRoute = ({ locals: { content }, redirect }) => {
  const number = activeWhatsapp(content.site());
  return redirect(number ? whatsappAddress(number) : PAGE_PATHS.contact);
};
