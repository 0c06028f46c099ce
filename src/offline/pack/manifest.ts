import { ICONS, WHATSAPP_PATH } from '#domain/offline/web-app-manifest.ts';
import type { Content } from '#domain/services/content.ts';
import { LANGUAGE_TAG } from '#domain/shared/locale.ts';
import { GLOSSARY_PATH, PAGE_PATHS } from '#domain/shared/page-paths.ts';
import { menuLabel } from '#src/seo/site-page.ts';
import { palette } from '#src/ui/art/palette.ts';
import { activeWhatsapp } from '#src/ui/parts/whatsapp.ts';

/** The entry of the site among a phone's apps, and the places that lead straight into it. */
export function manifest(content: Content) {
  const site = content.site();
  const { header } = content.layout();
  const shortcut = (name: string, url: string) => ({ name, url });
  return {
    name: site.brand.name,
    short_name: site.brand.name,
    description: site.brand.tagline,
    lang: LANGUAGE_TAG,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: palette.amber,
    background_color: palette.paper,
    icons: ICONS.map(({ path, side, maskable }) => ({
      src: path,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: maskable ? 'maskable' : 'any',
    })),
    shortcuts: [
      shortcut(menuLabel('price', content) ?? content.page('price').meta.title, PAGE_PATHS.price),
      shortcut(header.contact, PAGE_PATHS.contact),
      ...(activeWhatsapp(site) ? [shortcut(header.whatsapp, WHATSAPP_PATH)] : []),
      shortcut(menuLabel('glossary', content) ?? content.page('glossary').meta.title, GLOSSARY_PATH),
    ],
  };
}
