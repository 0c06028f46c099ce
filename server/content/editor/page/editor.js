/** Starts Decap with what this editor adds to it: pages beside the forms, pictures that are checked, and refusals in words. */
import { registerFocus } from './focus.js';
import { showNotice } from './notice.js';
import { registerPanes } from './preview-pane.js';
import { checkPictures } from './uploads.js';

/**
 * @param {string} source
 * @returns {Promise<unknown>}
 */
function load(source) {
  const script = document.createElement('script');
  script.src = source;
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${source} did not load.`));
  });
  document.head.append(script);
  return loaded;
}

/** How a refusal begins: its heading. Errors of the form follow, each on a line of its own, or the one reason. */
const HEADING = /^(Not (?:saved|deleted)(?:\. Fix this first)?)[:.,] (.*)$/s;

/** @param {string} message */
function tell(message) {
  const [, heading = 'Not saved', list = message] = HEADING.exec(message) ?? [];
  showNotice(
    heading,
    list.split('\n').map((line) => line.charAt(0).toUpperCase() + line.slice(1)),
  );
}

/** What the server refuses is told in a notice that stays, as it may take a while to fix. */
function tellRefusals() {
  const proxy = CMS.getBackend('proxy');
  const { init } = proxy;
  proxy.init = (...settings) => {
    const backend = init(...settings);
    for (const action of /** @type {const} */ (['persistEntry', 'persistMedia', 'deleteFiles'])) {
      const send = backend[action].bind(backend);
      backend[action] = (...words) =>
        send(...words).catch((error) => {
          tell(error.message);
          throw error.message;
        });
    }
    return backend;
  };
  Object.assign(CMS.getLocale('en').ui.toast, {
    onFailToPersist: 'Not saved. The notice says what to fix.',
    missingRequiredField: 'Not saved. Fill in the fields that are marked.',
  });
}

/** Decap goes on showing the entry that was open when the address bar leads to another one. */
function showEntryOfAddress() {
  const entry = /\/entries\//;
  addEventListener('hashchange', ({ oldURL, newURL }) => {
    if (entry.test(oldURL) && entry.test(newURL)) location.reload();
  });
}

globalThis.CMS_MANUAL_INIT = true;
const { forms = '', preview } = document.body.dataset;
await load('/decap/decap-cms.js');
if (preview !== undefined) await load('/morph/idiomorph.js');
tellRefusals();
showEntryOfAddress();
registerFocus();
if (preview !== undefined) registerPanes(forms.split(' '));
checkPictures();
CMS.init();
