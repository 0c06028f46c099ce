/** What was typed and not saved, which Decap keeps in the browser: it is offered once the form is there. */
import { ask } from './answers.js';
import { keptQuestion, outdatedQuestion } from './words.js';

/** How often the page is asked whether the form is there, in ms. */
const PAUSE = 100;
/** How Decap's keys of backups begin: the collection follows, then the entry, unless it is a new one. */
const KEPT = /^backup\../;
/** Decap's words on whether a form is saved, which it shows with the form; their element has nothing else to be known by. */
const FORM = '[class*="-BackStatus"]';

/** Resolves once Decap shows the form that it opens; never where the browser leaves its address before. */
async function untilShown() {
  const at = location.hash;
  while (!document.querySelector(FORM)) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (location.hash !== at) return new Promise(() => {});
  }
}

/**
 * What became of an entry since the form that was kept of it was opened: that form can be saved no longer.
 * @param {import('./decap.d.ts').Kept | null} kept
 * @returns {Promise<string | undefined>}
 */
async function changeSince(kept) {
  if (!kept?.path) return undefined;
  const { path, raw } = kept;
  const asked = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, raw }),
  };
  return (await ask('/kept-form', asked).catch(() => ({}))).change;
}

/** Has Decap's question about what was kept say what its answers lead to. @returns {(question: string) => void} */
function sayQuestion() {
  const { confirm } = globalThis;
  let said = keptQuestion();
  globalThis.confirm = (question) => confirm(question === keptQuestion() ? said : question);
  return (question) => {
    said = question;
  };
}

/**
 * Decap reads what it kept of an entry and the entry itself at the same time, and the one that comes last is what the form shows: mostly
 * the entry, after the editor was asked and chose what was kept. So what was kept comes last here.
 */
export function offerKeptLast() {
  const { get } = IDBObjectStore.prototype;
  const say = sayQuestion();
  /** @param {IDBValidKey | IDBKeyRange} key */
  IDBObjectStore.prototype.get = function (key) {
    const request = get.call(this, key);
    if (!KEPT.test(String(key))) return request;
    Object.defineProperty(request, 'onsuccess', {
      /** @param {(event: Event) => void} tell */
      set(tell) {
        request.addEventListener('success', async (event) => {
          const [change] = await Promise.all([changeSince(request.result), untilShown()]);
          say(change ? outdatedQuestion(change) : keptQuestion());
          tell.call(request, event);
        });
      },
    });
    return request;
  };
}
