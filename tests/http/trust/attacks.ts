import { createHash } from 'node:crypto';

/** Code, or another whole tag; a `>` inside a value does not end one. */
const VALUES = String.raw`((?:\s+[^\s"'=<>/]+(?:="[^"]*"|='[^']*'|=[^\s"'=<>\x60]+)?)*)\s*/?>`;
const TAG = new RegExp(`<(script|style)${VALUES}([\\s\\S]*?)</\\1>|<([a-z][a-z0-9-]*)${VALUES}`, 'gi');
const ATTRIBUTE = /\s([^\s"'=<>/]+)(?:="([^"]*)"|='([^']*)'|=([^\s"'=<>`]+))?/g;
const OF_ADDRESSES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'srcset',
  'xlink:href',
]);
const SAFE = /^(\/(?![/\\])|#|https:\/\/(?!evil)|mailto:|tel:|data:(font|image)\/)/;

/** A value of an attribute as a browser reads it. */
export function unescaped(value: string): string {
  return value
    .replaceAll(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Finds markup that a browser must not run or follow: code without a hash in the policy, handlers, frames, unsafe addresses,
 * and every `<` that begins no whole tag.
 */
export function harmIn(html: string, policy: string): string[] {
  const harm: string[] = [];
  for (const [whole, code, ofCode, text = '', name = '', values = ''] of html.matchAll(TAG)) {
    if (code && whole.includes('type="application/ld+json"')) JSON.parse(text);
    else if (text && !policy.includes(hashOf(text))) harm.push(`code: ${text.slice(0, 80)}`);
    if (/^(iframe|object|embed|base|applet|math|foreignobject)$/i.test(name)) harm.push(whole);
    for (const [, key = '', ...given] of (ofCode ?? values).matchAll(ATTRIBUTE)) {
      if (/^on|^style$|^srcdoc$/i.test(key)) harm.push(whole);
      const value = unescaped(given.find((each) => each !== undefined) ?? '');
      if (OF_ADDRESSES.has(key.toLowerCase()) && value && !SAFE.test(value)) harm.push(`${key}: ${value}`);
    }
  }
  const left = html.replaceAll(TAG, '').replaceAll(/<\/[a-z][a-z0-9-]*>|<!doctype html>|<!--.*?-->/gi, '');
  for (const [open] of left.matchAll(/<.{0,40}/g)) harm.push(`no tag of ours: ${open}`);
  return harm;
}
