/** A dialog with a form of its own, which gives the focus back to where it was. */

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, unknown>} [properties]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function made(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** Each has an id of its own. */
let count = 0;

/**
 * A field with its label, and a hint below.
 * @param {string} label
 * @param {HTMLElement} control
 * @param {string} [hint]
 */
export function labelled(label, control, hint) {
  count += 1;
  control.id = `text-dialog-${count}`;
  /** @type {HTMLElement[]} */
  const parts = [made('label', { htmlFor: control.id }, label), control];
  if (hint) {
    const says = made('small', { id: `${control.id}-hint` }, hint);
    control.setAttribute('aria-describedby', says.id);
    parts.push(says);
  }
  return made('div', { className: 'text-field' }, ...parts);
}

/**
 * Asks for something until it is given or left.
 * @template Answer
 * @param {string} title
 * @param {Node[]} parts of the form
 * @param {string} word of the button that ends it
 * @param {() => Promise<Answer | string> | Answer | string} answer what was given; a text says what is wrong with it
 * @param {Record<string, () => Answer | void>} [others] further buttons that end it, by their words
 * @returns {Promise<Answer | undefined>} nothing where it was left
 */
export function asked(title, parts, word, answer, others = {}) {
  count += 1;
  const heading = made('h2', { id: `text-dialog-${count}` }, title);
  const error = made('p', { className: 'text-error' });
  error.setAttribute('role', 'alert');
  const leave = made('button', { type: 'button' }, 'Cancel');
  const more = Object.keys(others).map((name) => made('button', { type: 'button' }, name));
  const buttons = made('div', { className: 'text-buttons' }, made('button', {}, word), ...more, leave);
  const form = made('form', { method: 'dialog', noValidate: true }, heading, ...parts, error, buttons);
  const dialog = made('dialog', { className: 'text-dialog' }, form);
  dialog.setAttribute('aria-labelledby', heading.id);
  document.body.append(dialog);
  return new Promise((resolve) => {
    /** @type {Answer | undefined} */
    let given;
    leave.addEventListener('click', () => dialog.close());
    for (const button of more)
      button.addEventListener('click', () => {
        given = others[button.textContent]?.() ?? undefined;
        dialog.close();
      });
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      error.textContent = '';
      const made = await Promise.resolve(answer()).catch((/** @type {Error} */ { message }) => message);
      if (typeof made === 'string') {
        error.textContent = made;
        return;
      }
      given = made;
      dialog.close();
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(given);
    });
    dialog.showModal();
  });
}
