/**
 * Changes the blog's list in place when a tag, a page or a search is chosen: asks for the same page that the link leads
 * to and takes its list. The choice shows at once. Without a line the posts stay, and the choice is tried again; any other answer is
 * loaded in full.
 */
import { postFilter, postsQuery, SEARCH_PARAMETER, TAG_PARAMETER } from '#domain/entries/blog.ts';
import { ready } from '../../ui/browser/deferred-events.ts';
import { PageAsker } from '../../ui/browser/fetch-page.ts';

/** Quiet time after a letter before a search is made, in ms. */
const TYPING_PAUSE = 250;

/** How far from the left edge of its row the chosen tag stands, in px: the one before it shows. */
const CHOSEN_AT = 64;

const addressNow = () => location.pathname + location.search;
const filterNow = () => postFilter(new URLSearchParams(location.search));

const browser = document.querySelector<HTMLElement>('[data-post-browser]');
if (browser) start(browser);

function start(browser: HTMLElement): void {
  const part = <Part extends Element>(name: string, within: ParentNode = browser) =>
    within.querySelector<Part>(`[data-${name}]`);
  const list = part<HTMLElement>('posts');
  const count = part<HTMLElement>('post-count');
  const blocks = part<HTMLTemplateElement>('posts-waiting');
  const form = part<HTMLFormElement>('post-search');
  const field = form?.querySelector<HTMLInputElement>(`[name=${SEARCH_PARAMETER}]`);
  const hiddenTag = form?.querySelector<HTMLInputElement>(`[name=${TAG_PARAMETER}]`);
  const clear = part<HTMLAnchorElement>('post-clear');
  if (!list || !count || !blocks || !form || !field || !hiddenTag || !clear) return;
  const path = form.getAttribute('action');

  const tags = [...browser.querySelectorAll<HTMLAnchorElement>('[data-post-tags] a')];
  // On phones the tags are one row, of which the chosen one may be out of sight.
  const chosen = tags.find((link) => link.hasAttribute('aria-current'));
  chosen?.closest('ul')?.scrollTo({ left: chosen.offsetLeft - CHOSEN_AT, behavior: 'instant' });

  // Browsers are content when a corner of the link that has the focus shows.
  browser.addEventListener('focusin', ({ target }) => {
    const link = (target as Element).closest('[data-post-tags] a');
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const asker = new PageAsker('[data-posts]');
  let pause: ReturnType<typeof setTimeout> | undefined;
  let searched = filterNow().search ?? '';
  let shown = { address: addressNow(), posts: [...list.childNodes], count: count.textContent };

  const typed = () => field.value.trim();
  const isUnasked = () => typed() !== (filterNow().search ?? '');

  /** Marks what is chosen by the address, and takes its search along in every link. */
  const mark = () => {
    const { search, tag } = filterNow();
    searched = search ?? '';
    for (const link of tags) {
      const own = new URL(link.href).searchParams.get(TAG_PARAMETER) ?? undefined;
      link.href = path + postsQuery({ search, tag: own });
      if (own === tag) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    clear.href = path + postsQuery({ tag });
    clear.hidden = search === undefined;
    hiddenTag.value = tag ?? '';
    hiddenTag.disabled = tag === undefined;
  };

  const put = (nodes: ChildNode[], words: string) => {
    // A link that goes with its list must not take the focus with it.
    if (list.contains(document.activeElement)) browser.focus({ preventScroll: true });
    list.replaceChildren(...nodes);
    count.textContent = words;
    list.removeAttribute('aria-busy');
  };

  /** Shows what stands at the present address. */
  const show = async () => {
    clearTimeout(pause);
    mark();
    const address = addressNow();
    if (address === shown.address) {
      asker.stop();
      if (count.textContent !== shown.count) put(shown.posts, shown.count);
      return;
    }
    put([...(blocks.content.cloneNode(true) as DocumentFragment).children], count.dataset['waiting'] ?? '');
    list.setAttribute('aria-busy', 'true');
    try {
      const page = await asker.ask(address, () => put(shown.posts, count.dataset['unreached'] ?? ''));
      if (!page) return;
      const posts = [...(part<HTMLElement>('posts', page)?.childNodes ?? [])];
      shown = { address, posts, count: part('post-count', page)?.textContent ?? '' };
      put(posts, shown.count);
      document.title = page.title;
    } catch {
      location.reload();
    }
  };

  const go = (address: string) => {
    if (address !== addressNow()) history.pushState(null, '', address);
    void show();
  };

  browser.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || link.pathname !== path) return;
    event.preventDefault();
    if (link === clear) {
      field.value = '';
      field.focus();
    }
    const turnsPage = list.contains(link);
    // Words that were typed and not yet asked for go with every choice.
    const { tag, page } = postFilter(new URL(link.href).searchParams);
    go(path + postsQuery({ tag, search: typed(), page: isUnasked() ? 1 : page }));
    // The link is gone with its list: the eye and the focus go to where the next one begins.
    if (turnsPage) {
      browser.scrollIntoView();
      browser.focus({ preventScroll: true });
    }
  });

  const search = () => {
    const { search, tag } = filterNow();
    // Letters of one search make one step of the way back.
    if (isUnasked())
      history[search === undefined ? 'pushState' : 'replaceState'](
        null,
        '',
        path + postsQuery({ search: typed(), tag }),
      );
    void show();
  };
  const searchSoon = () => {
    clearTimeout(pause);
    pause = setTimeout(search, TYPING_PAUSE);
  };
  field.addEventListener('input', searchSoon);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search();
  });

  addEventListener('popstate', () => {
    // A link within the page is a step too, and leaves the words that are being typed.
    const { search = '' } = filterNow();
    if (search !== searched) field.value = search;
    void show();
  });

  // Letters that were typed before this came.
  if (isUnasked()) searchSoon();
  ready('posts');
}
