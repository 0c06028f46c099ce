/**
 * Closes the other disclosures of a name when one opens, as browsers do by themselves from Chrome 120, Firefox 130 and Safari 17.2 on.
 * Their event does not bubble.
 */
if (!('name' in HTMLDetailsElement.prototype))
  addEventListener(
    'toggle',
    ({ target }) => {
      const name = target instanceof HTMLDetailsElement && target.open && target.getAttribute('name');
      if (!name) return;
      for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name]'))
        if (other !== target && other.getAttribute('name') === name) other.open = false;
    },
    true,
  );

// Nothing is exported: the file is loaded for what it does.
export {};
