import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { draftLinks } from '#server/cli/content/draft-links.ts';
import { parseConfig } from '#server/config/config.ts';
import { repositoryOf } from '#server/content/editor/saving/repository.ts';
import { editorServer } from '#server/content/editor/server/editor-server.ts';
import { openStorage } from '#server/platform/database/index.ts';
import { runCommand } from '#tests/support/cli.ts';
import { copyFewEntries } from '#tests/support/few-entries.ts';
import { startServer, temporaryDirectory } from '#tests/support/process.ts';
import { TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';

const SITE_URL = 'https://www.kayalink.example';
const FILE = 'blog/not-yet-published.md';
const PAGE = '/resources/blog/not-yet-published';

const draft = (title: string, more = '') => `---
title: ${title}
subTitle: A post that only anyone who has the link can read
date: 2026-11-20
cover: quay
meta:
  title: ${title}
  description: A post that only anyone who has the link can read, until it is published at last.
tags: [Haulage]
draft: true
${more}---

The gate opens at six. See [](/resources/blog/what-a-warehouse-must-prove).
`;

/** A content folder with a draft, and the site and the command on it. */
async function open(text = draft('A draft of the desk')) {
  const data = temporaryDirectory();
  const content = copyFewEntries(join(data, 'content'));
  await writeFile(join(content, FILE), text);
  const environment = { DATA_DIR: data, CONTENT_DIR: content, SITE_URL, SMTP_URL: 'files' };
  const command = (...words: string[]) => runCommand('content', environment, 'preview', ...words);
  return { content, environment, command };
}

/** The link that the command has printed, as a path. */
const pathIn = (stdout: string) => {
  const [link = ''] = stdout.split('\n');
  expect(link).toMatch(/^https:\/\/www\.kayalink\.example\/draft\?file=/);
  return link.slice(SITE_URL.length);
};

test('the command makes a link that shows one draft as it is, with its new picture, and nothing else', async () => {
  const { content, environment, command } = await open();
  const server = startServer({ ...environment, ALLOWED_HOSTS: '127.0.0.1' });
  const address = await server.address;
  const get = (path: string) => fetch(address + path, { redirect: 'manual' });
  const made = await command(FILE);
  expect(made.out).toMatch(/It shows blog\/not-yet-published\.md to anyone who has it, until \d{4}-/);
  const path = pathIn(made.out);

  const shown = await get(path);
  const html = await shown.text();
  expect(shown.status).toBe(200);
  expect(html).toContain('A draft of the desk');
  expect(html).toContain('You see one draft by its link. Visitors do not.');
  expect(html).toContain('href="/resources/blog/what-a-warehouse-must-prove"');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/data-contentful|rel="canonical"/);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.headers.get('x-robots-tag')).toBe('noindex');
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(shown.headers.get('set-cookie')).toBeNull();

  await writeFile(join(content, FILE), draft('Written anew'));
  expect(await (await get(path)).text()).toContain('Written anew');
  expect((await get(PAGE)).status).toBe(404);
  expect(await (await get('/resources/blog')).text()).not.toContain('Written anew');
  expect(await (await get('/sitemap.xml')).text()).not.toContain(PAGE);

  const { searchParams } = new URL(path, SITE_URL);
  const token = searchParams.get('token') ?? '';
  const [expiry = '', signature = ''] = token.split('.');
  const later = `${(Number.parseInt(expiry, 36) + 1).toString(36)}.${signature}`;
  for (const [file, forged] of [
    [FILE, ''],
    [FILE, `${token}x`],
    [FILE, later],
    ['blog/what-a-warehouse-must-prove.md', token],
    ['site.yaml', token],
    ['../.env', token],
  ] as const) {
    const refused = await get(`/draft?${new URLSearchParams({ file, token: forged })}`);
    expect([file, forged, refused.status]).toEqual([file, forged, 403]);
    expect(refused.headers.get('cache-control')).toBe('no-store');
  }
  const browser = { headers: { accept: 'text/html,*/*;q=0.8' } };
  const refusedPage = await fetch(`${address}/draft?file=${FILE}&token=${token}x`, browser);
  expect([refusedPage.status, refusedPage.headers.get('content-type')]).toEqual([
    403,
    'text/html; charset=utf-8',
  ]);
  expect(await refusedPage.text()).toContain('ask the person who sent it for a new one');

  const background = '#0b5d3b';
  const yard = await sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await mkdir(join(content, 'images'), { recursive: true });
  await writeFile(join(content, 'images/new-yard.jpg'), yard);
  const cover = 'cover: { file: new-yard.jpg, alt: A yard, credit: Ada }';
  await writeFile(join(content, FILE), draft('A draft with a picture').replace('cover: quay', cover));
  const [picture] = /\/media\/new-yard-[^"\s,]+\.jpg/.exec(await (await get(path)).text()) ?? [];
  expect(picture).toBeDefined();
  // At once: the content with that file is read later than the draft, on a busy machine by a minute.
  expect((await get(picture ?? '')).status).toBe(200);

  await writeFile(join(content, FILE), draft('Short', 'cover: nowhere\n'));
  const invalid = await get(path);
  expect(invalid.status).toBe(422);
  expect(await invalid.text()).toContain(FILE);
  const invalidPage = await (await fetch(address + path, browser)).text();
  expect(invalidPage).toMatch(/^<!doctype html>.*Correct the file and save it/s);
  expect(server.printed()).not.toContain(token);
});

test.runIf(TRIES_EVERY_CASE)(
  'the command takes the path that the shell has, and says what is wrong',
  async () => {
    const { content, environment, command } = await open();
    await (await openStorage(environment.DATA_DIR, undefined)).close();
    expect((await command(join(content, FILE), '--days', '30')).out).toContain('until');
    const isForThisNetwork = 'set SITE_URL to the public address of the site';
    expect((await command(FILE)).out).not.toContain(isForThisNetwork);
    const unset = await runCommand('content', { ...environment, SITE_URL: '' }, 'preview', FILE);
    expect(unset.out).toMatch(new RegExp(`^http://localhost:.*${isForThisNetwork}`, 's'));
    const failing = async (...words: string[]) => {
      const { code, errors } = await command(...words);
      expect(code).toBe(1);
      return errors;
    };
    expect(await failing('blog/none.md')).toContain(
      'content/ has no post, e-guide, case study or term blog/none.md',
    );
    expect(await failing('site.yaml')).toContain('site.yaml');
    expect(await failing('../site.md')).toContain('../site.md');
    expect(await failing(FILE, '--days', '31')).toContain('from 1 to 30');
    await writeFile(join(content, FILE), draft('A draft', 'cover: nowhere\n'));
    expect(await failing(FILE)).toContain(`It cannot be shown yet:\n${FILE}: `);
  },
);

test.runIf(TRIES_EVERY_CASE)(
  'the browser editor makes the link on another machine, by the secret that it shares with the site',
  async () => {
    const { content, environment } = await open();
    execFileSync('git', ['-C', content, 'init', '--quiet', '--initial-branch=main']);
    const elsewhere = { DATA_DIR: temporaryDirectory(), SITE_URL };
    const shared = { DRAFT_LINK_SECRET: 'a-secret-of-the-editor-and-the-site' };
    const answerOf = async (config: Record<string, string>, path: string) => {
      const links = draftLinks(parseConfig(config));
      const editor = editorServer(await repositoryOf(content), content, undefined, undefined, links);
      const address = await editor.listen({ host: '127.0.0.1', port: 0 });
      const answer = await fetch(`${address}/draft-link?${new URLSearchParams({ path })}`);
      const body = await answer.json();
      await editor.close();
      return body;
    };
    const { link, until } = await answerOf({ ...elsewhere, ...shared }, FILE);
    expect(until).toMatch(/^\d{4}-\d\d-\d\d/);
    expect(await answerOf(elsewhere, FILE)).toEqual({ error: expect.stringContaining('DRAFT_LINK_SECRET') });
    expect(await answerOf({ ...elsewhere, ...shared }, '')).toEqual({
      error: expect.stringContaining('switch Draft on and save'),
    });
    const silent = { ...elsewhere, ...shared, SITE_URL: 'http://localhost:1' };
    expect(await answerOf(silent, FILE)).toEqual({
      error: expect.stringMatching(
        /^The link would lead to http:\/\/localhost:1, where the site does not answer\. Ask/,
      ),
    });

    const hosts = { ALLOWED_HOSTS: '127.0.0.1' };
    const sharing = startServer({ ...environment, ...hosts, ...shared });
    const shown = await fetch((await sharing.address) + pathIn(link));
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('A draft of the desk');
    const other = await answerOf(
      { ...elsewhere, DRAFT_LINK_SECRET: 'another-secret-than-that-of-the-site' },
      FILE,
    );
    expect((await fetch((await sharing.address) + pathIn(other.link))).status).toBe(403);
  },
);
