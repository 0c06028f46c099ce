/**
 * Code that stands before what follows the first screen. It marks a page that is opened anew and at its top, so that browsers
 * lay it out in steps (src/styles/stepwise.css). A page that is loaded again, gone back to or entered at a name has its
 * true heights at once: the browser is about to look for a place in it.
 */
export const STEPWISE =
  '{const[e]=performance.getEntriesByType("navigation");e?.type=="navigate"&&!e.name.includes("#")&&(document.documentElement.dataset.stepwise="")}';
