import { HEAD_ID } from '#domain/leads/copy/emails.ts';
import type { Attachment } from './mailer.ts';

/** The picture of each drawing that was asked for: there is one for each name that the company goes by. */
const drawn = new Map<string, Promise<Buffer>>();

async function draw(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/**
 * Makes what an e-mail shows at its head.
 * @param svg as the templates draw it
 * @returns the picture; nothing where it cannot be made, for an e-mail goes without it, under the company's name
 */
export async function mailHead(svg: string): Promise<Attachment[]> {
  const picture = drawn.get(svg) ?? draw(svg);
  drawn.set(svg, picture);
  try {
    return [{ filename: 'head.png', contentType: 'image/png', content: await picture, cid: HEAD_ID }];
  } catch {
    drawn.delete(svg);
    return [];
  }
}
