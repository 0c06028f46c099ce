/**
 * All that must work from the first moment of a page. It is one classic script in the head of each (tools/astro/first-touch.ts), so every
 * line is paid for on each first visit. Clicks are counted before they are held: the order is that of the listeners.
 */
import './report-clicks.ts';
import './defer-events.ts';
import './close-menus.ts';
import './start-scripts.ts';
import './scroll-to-anchor.ts';
import './stalled-sheets.ts';
import './near-pictures.ts';
