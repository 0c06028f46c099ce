/**
 * Changes the blog's list in place when a tag, a page or a search is chosen: asks for the same page that the link leads
 * to and takes its list. What fails goes on as a full load.
 */
import { BLOG_PATH, postsPath, SEARCH_PARAMETER, TAG_PARAMETER } from '#domain/blog.ts';

/** Quiet time after a letter before a search is made, in ms. */
const TYPING_PAUSE = 250;

/** How far from the left edge of its row the chosen tag stands, in px: the one before it shows. */
const CHOSEN_AT = 64;

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

  const links = (within: ParentNode) => [
    ...within.querySelectorAll<HTMLAnchorElement>('[data-post-tags] a, [data-post-clear]'),
  ];
  // On phones the tags are one row, of which the chosen one may be out of sight.
  const chosen = browser.querySelector<HTMLElement>('[data-post-tags] [aria-current]');
  chosen?.closest('ul')?.scrollTo({ left: chosen.offsetLeft - CHOSEN_AT, behavior: 'instant' });

  // Browsers are content when a corner of the link that has the focus shows.
  browser.addEventListener('focusin', ({ target }) => {
    const link = (target as Element).closest('[data-post-tags] a');
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  let request = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;

  const take = (page: Document) => {
    const fresh = part<HTMLElement>('posts', page);
    if (!fresh) throw new Error('The page has no list');
    list.replaceChildren(...fresh.childNodes);
    count.textContent = part('post-count', page)?.textContent ?? '';
    const theirs = links(page);
    for (const [place, link] of links(browser).entries()) {
      link.href = theirs[place]?.href ?? link.href;
      link.toggleAttribute('hidden', theirs[place]?.hasAttribute('hidden'));
      const current = theirs[place]?.getAttribute('aria-current');
      if (current) link.setAttribute('aria-current', current);
      else link.removeAttribute('aria-current');
    }
    const tag = new URL(location.href).searchParams.get(TAG_PARAMETER);
    hiddenTag.value = tag ?? '';
    hiddenTag.disabled = tag === null;
    document.title = page.title;
  };

  /** Shows what stands at the present address. */
  const show = async () => {
    clearTimeout(pause);
    request.abort();
    request = new AbortController();
    const { signal } = request;
    list.setAttribute('aria-busy', 'true');
    list.replaceChildren(blocks.content.cloneNode(true));
    try {
      const answer = await fetch(location.href, { signal });
      take(new DOMParser().parseFromString(await answer.text(), 'text/html'));
      list.removeAttribute('aria-busy');
    } catch {
      if (!signal.aborted) location.reload();
    }
  };

  const go = (address: string) => {
    history.pushState(null, '', address);
    return show();
  };

  browser.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || link.pathname !== BLOG_PATH) return;
    event.preventDefault();
    if (link === clear) {
      field.value = '';
      field.focus();
    }
    const turnsPage = list.contains(link);
    void go(link.href);
    // The link is gone with its list: the eye and the focus go to where the next one begins.
    if (turnsPage) {
      browser.scrollIntoView();
      browser.focus({ preventScroll: true });
    }
  });

  const search = () => {
    const tag = hiddenTag.disabled ? undefined : hiddenTag.value;
    const address = postsPath({ search: field.value.trim(), tag });
    if (address === location.pathname + location.search) return;
    // Letters of one search make one step of the way back.
    const isRefined = new URL(location.href).searchParams.has(SEARCH_PARAMETER);
    history[isRefined ? 'replaceState' : 'pushState'](null, '', address);
    void show();
  };
  field.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(search, TYPING_PAUSE);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search();
  });

  addEventListener('popstate', () => {
    field.value = new URL(location.href).searchParams.get(SEARCH_PARAMETER) ?? '';
    void show();
  });
}
