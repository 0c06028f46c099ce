import type { FontWeight } from 'satori';
import display from '#src/ui/fonts/print/bricolage-display.ttf?inline';
import text from '#src/ui/fonts/print/instrument-600.ttf?inline';

const font = (name: string, weight: FontWeight, address: string) => ({
  name,
  weight,
  data: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
});

/** The faces of pictures, whose letters become paths: the server has no fonts. */
export const fonts = [font('Bricolage Grotesque', 800, display), font('Instrument Sans', 600, text)];
