/** No picture: it has neither a size nor a ratio of its own, so that the element keeps those that it states. */
export const NO_PICTURE = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * The screens on which a picture waits for the first script of the page (src/layouts/browser/first-touch/near-pictures.ts). Browsers that do
 * not know the feature (before Chrome 120, Firefox 113, Safari 17), that run no script, and that print take the picture itself.
 */
export const WAITS = 'screen and (scripting: enabled)';
