/** Leaving a form that is not saved: it is asked for wherever Decap does not, and the address stays with a form that stays. */
import { UNSAVED } from './addresses.js';
import { leaveQuestion } from './words.js';

/** Decap's addresses of forms. */
const NEW_FORM = /#\/collections\/[^/]+\/new$/;
const ENTRY = /#\/collections\/[^/]+\/entries\//;
const FORM = /#\/collections\/[^/]+\/(?:new|entries\/)/;
/** Decap has taken back an address by then, where it does, in ms. */
const TAKEN_BACK = 300;

const mayLeave = () => confirm(leaveQuestion());

/** Shows the address of a form in the address bar, where it was left behind. @param {string} form */
const showAddress = (form) => history.pushState(null, '', form);

/**
 * Decap asks no longer once its form of a new entry has become that of the saved one; and where the page was loaded at the form, it
 * does not find the way back to its address. Begins before Decap, which hears of new addresses after this.
 */
export function askBeforeLeaving() {
  let isAskedByDecap = true;
  addEventListener('hashchange', (event) => {
    const { oldURL, newURL } = event;
    if (FORM.test(newURL)) {
      if (NEW_FORM.test(oldURL)) isAskedByDecap = false;
      return;
    }
    const form = document.querySelector(UNSAVED);
    if (form && !isAskedByDecap && !mayLeave()) {
      event.stopImmediatePropagation();
      showAddress(oldURL);
      return;
    }
    isAskedByDecap = true;
    setTimeout(() => {
      if (form?.isConnected && location.href === newURL) showAddress(oldURL);
    }, TAKEN_BACK);
  });
  document.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      if (isAskedByDecap || ctrlKey || metaKey || shiftKey || !document.querySelector(UNSAVED)) return;
      if (!(target instanceof Element) || !target.closest('a[href^="#"]') || mayLeave()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/**
 * Loads the page again where the address bar leads from entry to entry: Decap would go on showing the one that was open. Begins before
 * Decap, which would ask a second time.
 */
export function showEntryOfAddress() {
  let isAsked = false;
  // The browser's own question would follow.
  addEventListener('beforeunload', (event) => isAsked && event.stopImmediatePropagation());
  addEventListener('hashchange', (event) => {
    const { oldURL, newURL } = event;
    if (!ENTRY.test(oldURL) || !ENTRY.test(newURL)) return;
    event.stopImmediatePropagation();
    if (document.querySelector(UNSAVED) && !mayLeave()) {
      showAddress(oldURL);
      return;
    }
    isAsked = true;
    location.reload();
  });
}
