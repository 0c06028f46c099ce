/** All that runs in a page before somebody touches it; it stands in the page, so each line is paid for on each first visit. */
import './analytics.ts';
import './late-scripts.ts';
import './scrolled.ts';
import './stepwise.ts';
