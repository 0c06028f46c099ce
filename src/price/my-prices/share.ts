import type { KeptPrice } from '#domain/price/kept-prices.ts';

/**
 * Hands an answer to the phone's own menu for sharing, or copies it where there is none.
 * @returns whether it was copied
 */
export async function share({ address, road, load, price }: KeptPrice): Promise<boolean> {
  const url = new URL(address, location.href).href;
  const text = `${road}, ${load}: ${price}`;
  // Firefox on computers has no menu for it.
  const browser: Partial<Pick<Navigator, 'share'>> & Pick<Navigator, 'clipboard'> = navigator;
  try {
    if (browser.share) {
      await browser.share({ text, url });
      return false;
    }
    await browser.clipboard.writeText(`${text}\n${url}`);
    return true;
  } catch {
    // The visitor closed the menu, or the browser refused.
    return false;
  }
}
