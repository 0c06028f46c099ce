/**
 * Phones set an article in their own face, which saves a first visit ours (styles/reading.css). Who comes from another page of the site
 * has ours already, and sees one site: articles ask before anything is painted (docs/decisions/0067).
 */
export const OWN_FACE =
  "document.referrer.startsWith(location.origin+'/')&&document.documentElement.removeAttribute('data-reading')";
