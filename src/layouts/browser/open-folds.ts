/**
 * Opens the disclosure that hides what an in-page link leads to, as browsers do by themselves from Chrome 97, and later in the others: there
 * a closed one has no place to scroll to.
 */
const openFold = () => {
  const target = document.getElementById(location.hash.slice(1));
  const fold = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (!fold) return;
  fold.open = true;
  target?.scrollIntoView();
};

addEventListener('hashchange', openFold);
openFold();

// Nothing is exported: the file is loaded for what it does.
export {};
