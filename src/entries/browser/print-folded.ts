/** Opens what is folded while a page is printed, in browsers in which a style cannot (src/ui/styles/print.css). */
interface Folded {
  details: HTMLDetailsElement;
  /** Of a group of which one is open at a time. */
  name: string | null;
  open: boolean;
}

if (!CSS.supports('selector(::details-content)')) {
  let before: Folded[] = [];

  addEventListener('beforeprint', () => {
    before = [...document.querySelectorAll<HTMLDetailsElement>('main details')].map((details) => ({
      details,
      name: details.getAttribute('name'),
      open: details.open,
    }));
    for (const { details } of before) {
      details.removeAttribute('name');
      details.open = true;
    }
  });

  addEventListener('afterprint', () => {
    for (const { details, name, open } of before) {
      details.open = open;
      if (name !== null) details.setAttribute('name', name);
    }
  });
}

export {};
