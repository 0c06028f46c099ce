/** Starts Decap with what this editor adds to it: pages beside the forms, pictures that are checked, and refusals in words. */
import { followAddress } from './addresses.js';
import { ask, reasonOf } from './answers.js';
import { showDays } from './fields/days.js';
import { showErrors } from './fields/errors.js';
import { registerFocus } from './fields/focus.js';
import { openGroups } from './fields/groups.js';
import { showPictures } from './fields/pictures.js';
import { keepRefusals, markRefused } from './fields/refusals.js';
import { keepSelections } from './fields/selections.js';
import { askBeforeLeaving, showEntryOfAddress } from './leaving.js';
import { closeByEscape, downloadWhole, namePictures } from './library.js';
import { noteSaved, showListsAnew } from './lists.js';
import { steerMenus } from './menus.js';
import { showNotice } from './notice.js';
import { hidePaneOnPhones } from './phones.js';
import { registerPanes } from './preview/pane.js';
import { offerKeptLast } from './recovery.js';
import { saveByKey } from './save-key.js';
import { registerText } from './text/toolbar.js';
import { checkPictures } from './uploads.js';
import { speakPlainly } from './words.js';

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

/**
 * @param {string} message
 * @param {string} [otherwise] the heading of a message without one
 */
function tell(message, otherwise = 'Not saved') {
  const [, heading = otherwise, list = message] = HEADING.exec(message) ?? [];
  const lines = list.split('\n').map((line) => line.charAt(0).toUpperCase() + line.slice(1));
  showNotice(heading, lines, () => markRefused(lines));
}

/** After Decap's words for a picture that it failed at, which are in no list of words. */
const SHORT = Object.assign(new Error('the notice says why.'), { name: '' });

/** What the server refuses is told in a notice that stays, as it may take a while to fix. */
function tellRefusals() {
  const proxy = CMS.getBackend('proxy');
  const { init } = proxy;
  proxy.init = (...settings) => {
    const backend = init(...settings);
    const { request } = backend;
    backend.request = (action) =>
      request.call(backend, action).catch((error) => {
        // Decap shows the name of an error, too.
        throw Object.assign(new Error(reasonOf(error)), { name: '', status: error.status });
      });
    /**
     * @template Sent
     * @template Answer
     * @param {(sent: Sent, ...words: unknown[]) => Promise<Answer>} send
     * @param {string} [heading] where the reason has none
     * @param {unknown} [short] what Decap says beside the notice, where it has words of its own around it
     * @returns {(sent: Sent, ...words: unknown[]) => Promise<Answer>}
     */
    const telling =
      (send, heading, short) =>
      (...words) =>
        send.call(backend, ...words).catch((error) => {
          tell(error.message, heading);
          throw short ?? error.message;
        });
    backend.getMedia = () => namePictures(backend);
    const save = telling(backend.persistEntry);
    backend.persistMedia = telling(backend.persistMedia, undefined, SHORT);
    backend.deleteFiles = telling(backend.deleteFiles, 'Not deleted', SHORT);
    backend.persistEntry = async (sent, ...words) => {
      const before = location.hash;
      const answer = await save(sent, ...words);
      noteSaved();
      followAddress(before, sent, answer);
      return answer;
    };
    return backend;
  };
}

globalThis.CMS_MANUAL_INIT = true;
const { days, forms = '', preview } = document.body.dataset;
const configuration = ask('/config.json').catch(() => undefined);
await load('/decap/decap-cms.js');
await load('/turndown/turndown.browser.umd.js');
if (preview !== undefined) await load('/morph/idiomorph.js');
tellRefusals();
speakPlainly();
saveByKey(document);
showErrors();
keepRefusals();
askBeforeLeaving();
showEntryOfAddress();
showListsAnew();
offerKeptLast();
keepSelections();
showPictures();
showDays(days);
registerFocus();
registerText();
if (preview !== undefined) registerPanes(forms.split(' '));
checkPictures();
downloadWhole();
closeByEscape();
openGroups();
steerMenus();
hidePaneOnPhones();
const config = await configuration;
if (config) CMS.init({ config });
else
  showNotice('The editor did not start', [
    'Check the connection. If you sign in to the editor, do so again in another tab. Then load this page again.',
  ]);
