/** Starts Decap with what this editor adds to it: pages beside the forms, pictures that are checked, and refusals in words. */
import { registerFocus } from './focus.js';
import { openGroups } from './groups.js';
import { steerMenus } from './menus.js';
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

/** Until Decap has done with a save, in ms: it asks before it leaves a form that is not saved. */
const AFTER_SAVE = 500;

/**
 * Opens an entry that got another address there, which Decap would go on with at the old one.
 * @param {string} before where the browser was when the entry was saved
 * @param {import('./decap.d.ts').Sent} sent
 * @param {import('./decap.d.ts').Answer} answer
 */
function followAddress(before, { dataFiles: [{ path }] }, { path: saved }) {
  const [was = '', now = ''] = [path, saved].map((file) => file.split('/').at(-1)?.split('.', 1)[0]);
  if (was === now || !before.endsWith(`/${was}`)) return;
  setTimeout(() => {
    if (location.hash === before) location.hash = before.slice(0, -was.length) + now;
  }, AFTER_SAVE);
}

/** What the server refuses is told in a notice that stays, as it may take a while to fix. */
function tellRefusals() {
  const proxy = CMS.getBackend('proxy');
  const { init } = proxy;
  proxy.init = (...settings) => {
    const backend = init(...settings);
    /**
     * @template Sent
     * @template Answer
     * @param {(sent: Sent, ...words: unknown[]) => Promise<Answer>} send
     * @returns {(sent: Sent, ...words: unknown[]) => Promise<Answer>}
     */
    const telling =
      (send) =>
      (...words) =>
        send.call(backend, ...words).catch((error) => {
          tell(error.message);
          throw error.message;
        });
    const save = telling(backend.persistEntry);
    backend.persistMedia = telling(backend.persistMedia);
    backend.deleteFiles = telling(backend.deleteFiles);
    backend.persistEntry = async (sent, ...words) => {
      const before = location.hash;
      const answer = await save(sent, ...words);
      followAddress(before, sent, answer);
      return answer;
    };
    return backend;
  };
  const { ui, editor } = CMS.getLocale('en');
  // The pattern comes with words that say what to write.
  editor.editorControlPane.widget['regexPattern'] = '%{fieldLabel}: %{pattern}.';
  Object.assign(ui.toast, {
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
openGroups();
steerMenus();
CMS.init();
