/** Lists that say what entries are called now: Decap reads a list once, and a save changes nothing in it. */

const FORM_PLACE = /#\/collections\/[^/]+\/(?:new|entries\/)/;
/** How Decap's styles name the words on whether a form is saved, which are there as long as the form is. */
const FORM = '[class*="-BackStatus"]';
/** Decap has shown the list by then, or gone back to the form, and forgotten what was not saved, in ms. */
const LED = 200;

let isSaved = false;

/** Notes that something was saved. */
export function noteSaved() {
  isSaved = true;
}

/** Loads the page again where it comes to a list after a save. */
export function showListsAnew() {
  addEventListener('hashchange', ({ newURL }) => {
    if (!isSaved || FORM_PLACE.test(newURL)) return;
    setTimeout(() => {
      if (location.href === newURL && !document.querySelector(FORM)) location.reload();
    }, LED);
  });
}
