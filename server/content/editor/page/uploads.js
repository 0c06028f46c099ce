/** Pictures that are chosen from the disk: the server tries each before the form has it, and keeps it for the page beside the form. */
import { ask } from './answers.js';
import { showNotice } from './notice.js';

/** Takes the bytes of a picture. */
const UPLOADS = '/uploads';
/** Where Decap has pictures chosen, over the page; a click elsewhere is about another field. */
const LIBRARY = '.ReactModalPortal, dialog';

/** Whether the next picture is chosen for a text, where a small one will do, and not for a field of the form. */
let isForText = false;

/** Takes the next picture as one for a text. */
export function chooseForText() {
  isForText = true;
}

/** The form that is open: one of a list, or one of a kind with its own name. Nothing for a picture in a text. */
function formName() {
  if (isForText) return '';
  const [, , collection = '', , entry = ''] = location.hash.split('/');
  return (document.body.dataset['forms'] ?? '').split(' ').includes(collection) ? collection : entry;
}

/**
 * @param {File} file
 * @returns {Promise<{ name: string, unfit?: string } | { error: string }>}
 */
function tried(file) {
  return ask(`${UPLOADS}?${new URLSearchParams({ name: file.name, form: formName() })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
}

/** Looks at each file before Decap gets it: one that pages cannot show never comes into the form. */
export function checkPictures() {
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && !target.closest(LIBRARY)) isForText = false;
    },
    { capture: true },
  );
  /** Changes that were looked at. @type {WeakSet<Event>} */
  const passed = new WeakSet();
  document.addEventListener(
    'change',
    async (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || input.type !== 'file' || passed.has(event)) return;
      const [file] = input.files ?? [];
      if (!file) return;
      event.stopImmediatePropagation();
      /** @type {{ name?: string, unfit?: string, error?: string }} */
      const { name, unfit, error } = await tried(file).catch(({ message }) => ({ error: message }));
      if (name === undefined) {
        input.value = '';
        showNotice('The picture was not added', [`${file.name}: ${error}`]);
        return;
      }
      if (unfit) showNotice('Choose another picture here', [`${file.name}: ${unfit}`]);
      const files = new DataTransfer();
      files.items.add(new File([file], name, { type: file.type }));
      input.files = files.files;
      const again = new Event('change', { bubbles: true });
      passed.add(again);
      input.dispatchEvent(again);
    },
    { capture: true },
  );
}
