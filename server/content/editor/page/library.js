/** The window of all pictures: it shows small ones by their addresses as they come into view. Decap asks for the bytes of all of them. */

/** Where the server has all pictures, and small ones. */
export const PICTURES_PATH = '/pictures/';
const THUMBNAILS_PATH = '/thumbnails/';
/** The window, whose first button closes it. */
const WINDOW = '.ReactModalPortal [role="dialog"]';

/**
 * Names all pictures to Decap, without their bytes.
 * @param {import('./decap.d.ts').Backend} backend
 */
export async function namePictures(backend) {
  const pictures = /** @type {{ name: string, path: string }[]} */ (
    await backend.request({ action: 'getMedia' })
  );
  return pictures.map(({ name, path }) => ({
    id: path,
    name,
    path,
    url: PICTURES_PATH + name,
    displayURL: THUMBNAILS_PATH + name,
  }));
}

/** Closes the window on Escape wherever the focus is: Decap's hears the key within, and a button that is disabled loses the focus. */
export function closeByEscape() {
  document.addEventListener('keydown', ({ key }) => {
    const library = document.querySelector(WINDOW);
    if (key !== 'Escape' || !library || library.contains(document.activeElement)) return;
    library.querySelector('button')?.click();
  });
}

/** Has the button of the window download the picture itself, whose address Decap takes from its card. */
export function downloadWhole() {
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof HTMLAnchorElement) || !target.download) return;
      target.href = target.href.replace(THUMBNAILS_PATH, PICTURES_PATH);
    },
    { capture: true },
  );
}
