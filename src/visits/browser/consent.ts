/**
 * Asks whether a tag manager may be loaded, and loads it only after a yes. The answer stays in this browser; the page is the
 * same for everybody. The script comes only with pages of a site that has a tag manager.
 */

import { ownDay } from '#domain/shared/moments.ts';
import { type Consent, type ConsentChoice, readConsent, TAG_MANAGER_HOST } from '#domain/visits/consent.ts';
import { ready } from '#src/ui/browser/deferred-events.ts';
import { hasInput } from '#src/ui/browser/has-input.ts';

/** Removes every cookie that scripts of this page can see; this site sets none of these itself. */
function dropCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, from) => `; domain=${labels.slice(from).join('.')}`)];
  for (const name of names) {
    // biome-ignore lint/suspicious/noDocumentCookie: browsers of our visitors lack the Cookie Store API.
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

const KEY = 'kayalink-consent';

const question = document.querySelector<HTMLElement>('[data-consent]');
if (question) ask(question);

function ask(question: HTMLElement): void {
  const { tagManager = '', version = '' } = question.dataset;
  const opener = document.querySelector<HTMLElement>('[data-privacy-choices]');
  const states = [...question.querySelectorAll<HTMLElement>('[data-answered]')];
  /** Holds for this page where the browser keeps nothing. */
  let unkept: Consent | undefined;
  let loaded = false;

  const answer = (): Consent | undefined => {
    try {
      return readConsent(localStorage.getItem(KEY), version, Date.now()) ?? unkept;
    } catch {
      return unkept;
    }
  };

  const keep = (choice: ConsentChoice) => {
    unkept = { choice, version, at: new Date().toISOString() };
    try {
      localStorage.setItem(KEY, JSON.stringify(unkept));
    } catch {
      // It is asked again on the next page.
    }
  };

  /** Makes the page what the answer says. */
  const follow = () => {
    const consent = answer();
    question.hidden = consent !== undefined;
    if (consent?.choice === 'accepted') {
      if (!loaded) loadTagManager(tagManager);
      loaded = true;
    } else if (loaded) {
      // Code that runs cannot be taken back; a page without it can be loaded, unless something was written into this one.
      dropCookies();
      if (hasInput()) addEventListener('pagehide', dropCookies);
      else location.reload();
    }
  };

  const show = () => {
    const consent = answer();
    for (const state of states) {
      const isTheirs = state.dataset['answered'] === consent?.choice;
      state.hidden = !isTheirs;
      const time = state.querySelector('time');
      if (!isTheirs || !consent || !time) continue;
      time.dateTime = consent.at;
      time.textContent = ownDay(Date.parse(consent.at));
    }
    question.hidden = false;
    question.focus();
  };

  question.addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest<HTMLElement>('[data-choice]')?.dataset['choice'];
    if (!choice) return;
    keep(choice as ConsentChoice);
    const hadFocus = question.contains(document.activeElement);
    follow();
    if (hadFocus) opener?.focus({ preventScroll: true });
  });
  opener?.addEventListener('click', show);
  addEventListener('storage', ({ key }) => key === KEY && follow());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  // The focused element, and the page's end, stay clear of the foot of the window that the question covers.
  new ResizeObserver(() => {
    const covered = `${question.offsetHeight}px`;
    document.documentElement.style.scrollPaddingBlockEnd = covered;
    document.body.style.paddingBlockEnd = covered;
  }).observe(question);
  follow();
  ready('privacy-choices');
}

/** Events that were noted before the yes are not handed over. */
function loadTagManager(id: string): void {
  window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  const script = document.createElement('script');
  script.src = `${TAG_MANAGER_HOST}/gtm.js?id=${id}`;
  script.async = true;
  document.head.append(script);
}
