/**
 * Phones set an article in their own face, to save a first visit our face (styles/reading.css). Who comes from another page of the site
 * has our face already, and sees one site: that it is such a page is known before anything is painted.
 */
if (document.referrer.startsWith(`${location.origin}/`))
  document.documentElement.removeAttribute('data-reading');

export {};
