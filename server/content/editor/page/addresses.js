/** The address bar: it leads to the entry that is shown, also where a save gave it another address than Decap knows. */

/** How often to look whether Decap has finished a save, in ms. */
const PAUSE = 100;
/** Decap's words for a form that is not saved; its element has nothing else to be known by. */
export const UNSAVED = '[class*="-BackStatusChanged"]';

/**
 * Where Decap goes on with an entry that was saved, and where the entry is.
 * @param {string} before where the browser was when the entry was saved
 * @param {import('./decap.d.ts').Sent} sent
 * @param {import('./decap.d.ts').Answer} answer
 */
function placesOf(before, { dataFiles: [{ path, slug }] }, { path: saved }) {
  const [list = ''] = /^#\/collections\/[^/]+\//.exec(before) ?? [];
  const folder = path.slice(0, path.lastIndexOf(`${slug}.`));
  const [name = ''] = saved.slice(folder.length).split('.', 1);
  return { at: `${list}entries/${slug}`, to: `${list}entries/${name}` };
}

/** Resolves once Decap has a form as saved: until then it asks before it leaves it. */
async function untilSaved() {
  while (document.querySelector(UNSAVED)) await new Promise((resolve) => setTimeout(resolve, PAUSE));
}

/** Resolves once Decap leads from the form of a new entry to the entry. */
const untilLed = () => new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));

/**
 * Opens an entry that got another address there, which Decap would go on with at its own.
 * @param {string} before where the browser was when the entry was saved
 * @param {import('./decap.d.ts').Sent} sent
 * @param {import('./decap.d.ts').Answer} answer
 */
export async function followAddress(before, sent, answer) {
  if (sent.dataFiles[0].path === answer.path) return;
  const { at, to } = placesOf(before, sent, answer);
  await (at === before ? untilSaved() : untilLed());
  // Replaced, so that Back does not lead to the address that Decap gave it.
  if (location.hash === at && at !== to) location.replace(to);
}
