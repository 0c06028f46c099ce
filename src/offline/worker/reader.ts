import { BAR_SCRIPT_PATH, BAR_STYLES_PATH, PACK_PATH, type Pack } from '#domain/offline/offline.ts';
import { ownMoment } from '#domain/shared/moments.ts';
import { OFFLINE_PATH } from '#domain/shared/page-paths.ts';
import { outboxStore } from '#src/leads/browser/outbox.ts';
import { BY_ADDRESS, factsOf, keptAt } from './cache.ts';
import { CACHES } from './cache-names.ts';
import { escaped } from './network.ts';

/** Marks of src/pages/offline: what a text of the pack takes the place of, a place to fill, and what it is filled with. */
const CONTENT = /<!--content-->[\s\S]*<!--\/content-->/;
const TITLE = /<title>[^<]*<\/title>/;
const slot = (name: string) => `<div data-slot="${name}"></div>`;
/** The text between two marks, the first of each. */
function between(html: string, start: string, end: string): string {
  const [, after = ''] = html.split(start, 2);
  const [inside = ''] = after.split(end, 1);
  return inside;
}

const template = (html: string, name: string) =>
  between(html, `<template data-for="${name}">`, '</template>');

/** Why a visitor sees a copy: there is no connection, or the page did not come in time. */
export type Reason = 'noLine' | 'slow';

async function readerCopy(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHES.reader)).match(path, BY_ADDRESS);
}

/** A page that says of itself that it is a copy, and of when. */
export async function marked(copy: Response, address: string, reason: Reason): Promise<Response> {
  const shell = (await (await readerCopy(OFFLINE_PATH))?.text()) ?? '';
  const html = withBar(await copy.text(), shell, { at: keptAt(copy.headers), address, reason });
  return new Response(html, { headers: copy.headers });
}

const BAR_FILES = `<link rel="stylesheet" href="${BAR_STYLES_PATH}"><script defer src="${BAR_SCRIPT_PATH}"></script>`;
const SKIP_LINK_END = '</a>';

interface Bar {
  at: number;
  address: string;
  reason: Reason;
}

/** The page with the bar of the offline page, after the first link, which skips to the content. */
function withBar(html: string, shell: string, { at, address, reason }: Bar): string {
  const bar = filled(template(shell, 'bar'), { address: pathOf(address), time: ownMoment(at) });
  const shown = bar.replace(`data-bar="${reason}" hidden=""`, `data-bar="${reason}"`);
  return html.replace(SKIP_LINK_END, (end) => end + BAR_FILES + shown);
}

/**
 * The answer for a page that was never opened: its text out of the pack, or the list of what can be read.
 * @returns nothing while the worker has nothing itself
 */
export async function standIn(address: string): Promise<Response | undefined> {
  const shell = await readerCopy(OFFLINE_PATH);
  if (!shell) return undefined;
  const { headers } = shell;
  const html = await shell.text();
  const packed = await readerCopy(PACK_PATH);
  const pack: Pack | undefined = await packed?.clone().json();
  const page = pack?.pages[new URL(address).pathname];
  if (!page || !packed) return new Response(await listed(html, address, pack !== undefined), { headers });
  const text = html.replace(TITLE, () => `<title>${page.title}</title>`).replace(CONTENT, () => page.html);
  const bar = { at: keptAt(packed.headers), address, reason: 'noLine' } as const;
  return new Response(withBar(text, html, bar), { headers });
}

/** The offline page with what this browser has. */
async function listed(html: string, address: string, hasPack: boolean): Promise<string> {
  const opened = await factsOf(await caches.open(CACHES.pages));
  const messages = (await outboxStore.read().catch(() => [])).filter(({ returned }) => !returned);
  // The title is HTML already.
  const items = opened.map(({ url, at, title }) =>
    filled(template(html, 'item'), { path: pathOf(url), time: ownMoment(at) }).replace(
      '{title}',
      () => title,
    ),
  );
  const notes = messages.map(({ body, writtenAt }) =>
    filled(template(html, 'message'), { time: ownMoment(writtenAt), message: body['message'] ?? '' }),
  );
  const isAsked = new URL(address).pathname === OFFLINE_PATH;
  const parts = {
    missing: isAsked ? '' : filled(template(html, 'missing'), { address: pathOf(address) }),
    waiting: notes.join(''),
    kept: hasPack ? template(html, 'kept') : '',
    visited: items.length > 0 ? template(html, 'visited').replace('{items}', () => items.join('')) : '',
  };
  return Object.entries(parts).reduce((page, [name, part]) => page.replace(slot(name), () => part), html);
}

const pathOf = (address: string) => address.slice(location.origin.length);

/** A text with words put in for the names in braces, once each name and value is known. */
const filled = (text: string, words: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in words ? escaped(words[name] ?? '') : whole));
