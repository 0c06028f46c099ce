/**
 * The pane beside the form: the page of the site with what is being typed in it. It runs in Decap's page, as it is.
 * @typedef {{ toJS(): Record<string, unknown> }} Values
 * @typedef {{ get(name: 'data'): Values | undefined, get(name: 'path' | 'slug'): string | undefined }} Entry
 * @typedef {{ get(name: 'name' | 'type'): string }} Collection
 * @typedef {{ entry: Entry, collection: Collection }} PaneProps
 * @typedef {{ html?: string, errors: string[], advice?: string[] }} TypedPage
 * @typedef {{ errors: string[], advice: string[], isAnswered: boolean, isShown: boolean, isNowhere?: boolean, link?: string }} PaneState
 * @typedef {{ props: PaneProps, state: PaneState, setState(state: PaneState): void, follow(): Promise<void>, copyLink(): Promise<void>, timer?: ReturnType<typeof setTimeout>, frame?: HTMLIFrameElement | null, isAsking?: boolean, isBehind?: boolean, isGone?: boolean, pointer: ReturnType<typeof pointFromForm> }} PaneParts
 */
import { ask } from '../answers.js';
import { saveByKey } from '../save-key.js';
import { NOWHERE } from '../words.js';
import { focusFieldOf, mayChange, pointFromForm, STYLE } from './pointing.js';

/** The page is asked for after a pause in typing, in ms. */
const PAUSE = 300;

const COLUMN = { position: 'fixed', inset: 0, display: 'flex', flexDirection: 'column' };
const BAR = {
  background: '#1b1b1f',
  color: '#fff',
  font: '14px/1.5 sans-serif',
  maxHeight: '40%',
  overflow: 'auto',
  padding: '8px 16px',
};

/**
 * @param {PaneProps} props
 * @returns {Promise<TypedPage>}
 */
async function pageOf({ entry, collection }) {
  const answered = await ask('/preview', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      folder: collection.get('name'),
      path: entry.get('path') ?? '',
      values: entry.get('data')?.toJS() ?? {},
    }),
  });
  return answered.errors ? answered : { errors: [answered.error] };
}

/**
 * Makes the page in a frame what the answer is: nothing that is the same is loaded or moved again.
 * @param {HTMLIFrameElement} frame
 * @param {string} html
 * @param {() => void} then once it is there
 */
function change(frame, html, then) {
  const body = frame.contentDocument?.body;
  if (!body?.querySelector('main')) {
    frame.srcdoc = html;
    frame.onload = () => {
      const page = frame.contentDocument;
      // In the face that visitors read it in once they have it (src/layouts/document/headers.ts).
      page?.documentElement.removeAttribute('data-reading');
      // A link would lead away from the page that is being written.
      page?.addEventListener('click', (event) => {
        event.preventDefault();
        if (page.getSelection()?.isCollapsed) focusFieldOf(/** @type {Element} */ (event.target));
      });
      page?.head.insertAdjacentHTML('beforeend', STYLE);
      if (page) saveByKey(page);
      then();
    };
    return;
  }
  Idiomorph.morph(body, new DOMParser().parseFromString(html, 'text/html').body, {
    callbacks: { beforeAttributeUpdated: mayChange },
  });
  then();
}

/** @type {object & ThisType<PaneParts>} */
const PANE = {
  getInitialState: () => ({ errors: [], advice: [], isAnswered: false, isShown: false }),
  componentDidMount() {
    this.pointer = pointFromForm(
      () => this.frame?.contentDocument,
      (isNowhere) => this.setState({ ...this.state, isNowhere }),
    );
    this.follow();
  },
  /** @param {PaneProps} before */
  componentDidUpdate(before) {
    if (before.entry.get('data') === this.props.entry.get('data')) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.follow(), PAUSE);
  },
  componentWillUnmount() {
    clearTimeout(this.timer);
    this.pointer.end();
    this.isGone = true;
  },
  /** One question at a time: the newest state follows the one that is on its way. */
  async follow() {
    if (this.isAsking) {
      this.isBehind = true;
      return;
    }
    this.isAsking = true;
    do {
      this.isBehind = false;
      const typed = this.props.entry.get('data');
      /** @type {TypedPage} */
      const {
        html,
        errors,
        advice = [],
      } = await pageOf(this.props).catch((error) => ({ errors: error.message.split('\n') }));
      if (this.isGone) return;
      // The page that was shown last stays while a field is empty for a moment.
      const follow = () => this.pointer.follow(this.props.entry.get('data') === typed);
      if (html && this.frame) change(this.frame, html, follow);
      this.setState({
        ...this.state,
        errors,
        advice,
        isAnswered: true,
        isShown: this.state.isShown || html !== undefined,
      });
    } while (this.isBehind);
    this.isAsking = false;
  },
  /** The link shows what was saved last: others cannot see an unsaved form. */
  async copyLink() {
    const path = this.props.entry.get('path') ?? '';
    const link = await draftLink(path).catch((error) => error.message);
    this.setState({ ...this.state, link });
  },
  render() {
    const frame = h('iframe', {
      key: 'page',
      title: 'The page',
      // No script of the page runs in the editor.
      sandbox: 'allow-same-origin',
      ref: (/** @type {HTMLIFrameElement | null} */ element) => {
        this.frame = element;
      },
      style: { flex: 1, border: 0, width: '100%' },
    });
    const isEntry = this.props.collection.get('type') === 'folder_based_collection';
    return h(
      'div',
      { style: COLUMN },
      frame,
      barOf(this.state),
      adviceOf(this.state),
      isEntry && linkBar(this.state, () => this.copyLink()),
    );
  },
};

/** @param {PaneState} state */
function barOf({ errors, isAnswered, isShown, isNowhere }) {
  const says = isShown
    ? 'The page shows what you wrote before. Fix this to see the rest:'
    : 'The page appears here once this is fixed:';
  if (errors.length > 0)
    return h('div', { key: 'bar', role: 'status', style: BAR }, says, [
      h('ul', { key: 'errors' }, ...errors.map((error) => h('li', { key: error }, error))),
    ]);
  if (isShown) return isNowhere && h('div', { key: 'bar', role: 'status', style: BAR }, NOWHERE);
  const waits = isAnswered ? 'The page appears here once the entry has a title.' : 'The page is being made …';
  return h('div', { key: 'bar', role: 'status', style: BAR }, waits);
}

/** What `npm run content -- check` would advise; nothing of it keeps an entry from being saved. @param {PaneState} state */
function adviceOf({ advice }) {
  if (advice.length === 0) return false;
  return h('details', { key: 'advice', style: { ...BAR, flexShrink: 0 } }, [
    h('summary', { key: 'count' }, `Could be better: ${advice.length}`),
    h('ul', { key: 'list' }, ...advice.map((each) => h('li', { key: each }, each))),
  ]);
}

/**
 * Copies the link to the saved entry.
 * @param {string} path
 * @returns {Promise<string>} what to say of it
 */
async function draftLink(path) {
  const { link, until, error } = await ask(`/draft-link?${new URLSearchParams({ path })}`);
  if (link === undefined) return error;
  const isCopied = await navigator.clipboard.writeText(link).then(
    () => true,
    () => false,
  );
  return `${isCopied ? 'Copied' : 'Copy this'}: ${link} It shows the entry as it was saved last to anyone who has the link, until ${until}.`;
}

/**
 * @param {PaneState} state
 * @param {() => void} onClick
 */
function linkBar({ link }, onClick) {
  return h('div', { key: 'link', style: { ...BAR, flexShrink: 0, overflowWrap: 'anywhere' } }, [
    h(
      'button',
      { key: 'copy', type: 'button', onClick, style: { font: 'inherit' } },
      'Copy link to the draft',
    ),
    h('span', { key: 'said', role: 'status', style: { marginLeft: '12px' } }, link),
  ]);
}

/** @param {string[]} forms the names of those that have a page beside them */
export function registerPanes(forms) {
  const pane = createClass(PANE);
  for (const name of forms) CMS.registerPreviewTemplate(name, pane);
}
