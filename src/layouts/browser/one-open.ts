/**
 * Closes the other disclosures of a name when one opens, as browsers do by themselves from Chrome 120, Firefox 130 and Safari 17.2 on.
 * Their event does not bubble.
 */
if (!('name' in HTMLDetailsElement.prototype)) {
  const named = () => [...document.querySelectorAll<HTMLDetailsElement>('details[name][open]')];

  /** Leaves one disclosure of its name open. */
  const closeOthers = (kept: HTMLDetailsElement) => {
    for (const other of named())
      if (other !== kept && other.getAttribute('name') === kept.getAttribute('name')) other.open = false;
  };

  addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.hasAttribute('name'))
        closeOthers(target);
    },
    true,
  );

  // What was pressed before this script came is open beside what the page opens itself, which is the first of its name.
  for (const open of named().reverse()) if (open.open) closeOthers(open);
}

// Nothing is exported: the file is loaded for what it does.
export {};
