import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { repositoryOf } from '#server/content/editor/saving/repository.ts';
import { editorServer } from '#server/content/editor/server/editor-server.ts';
import { hasNginx, spawnNginx } from '#tests/support/nginx.ts';
import { quietPort } from '#tests/support/quiet-port.ts';

const HOST = 'edit.example.com';
const POST = 'content/blog/apapa-lekki-or-onne.md';
const UNIT = readFileSync('deploy/kayalink-editor.service', 'utf8');
const SHIPPED = readFileSync('deploy/nginx-editor.conf', 'utf8');

/** A value of the editor's command, as the unit has it. */
const option = (name: string) => new RegExp(`--${name} (\\S+)`).exec(UNIT)?.[1] ?? '';

test('the proxy writes the headers that the editor believes, and asks on its socket', () => {
  for (const name of ['email-header', 'name-header'])
    expect(SHIPPED).toContain(`proxy_set_header ${option(name)} $kayalink_`);
  expect(SHIPPED).toContain(`proxy_pass http://unix:${option('socket')}:;`);
  expect(SHIPPED).toContain(`server_name ${new URL(option('url')).host};`);
});

describe.skipIf(!hasNginx())('deploy/nginx-editor.conf', () => {
  let folder: string;
  let port: number;
  const ends: (() => unknown)[] = [];
  const author = () =>
    execFileSync('git', ['-C', folder, 'log', '-1', '--format=%an <%ae>'], { encoding: 'utf8' }).trim();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kayalink-editor-proxy-'));
    cpSync(inject('fewEntries'), join(folder, 'content'), { recursive: true });
    mkdirSync(join(folder, 'decap'));
    const as = ['-c', 'user.name=First', '-c', 'user.email=first@example.com'];
    execFileSync('git', ['-C', folder, 'init', '--quiet', '--initial-branch=main']);
    execFileSync('git', ['-C', folder, 'add', 'content']);
    execFileSync('git', ['-C', folder, ...as, 'commit', '--quiet', '--message', 'Begin']);
    const socket = join(folder, 'http.sock');
    const editor = editorServer(await repositoryOf(join(folder, 'content')), join(folder, 'decap'), {
      origin: `https://${HOST}`,
      emailHeader: option('email-header').toLowerCase(),
      nameHeader: option('name-header').toLowerCase(),
    });
    await editor.listen({ path: socket });
    // Stands for oauth2-proxy: who has a cookie is signed in.
    const signIn = createServer(({ url, headers }, response) => {
      const [, person] = /session=(\w+)/.exec(headers.cookie ?? '') ?? [];
      if (url !== '/oauth2/auth') return response.end('Sign in');
      if (!person) return response.writeHead(401).end();
      response.setHeader('X-Auth-Request-Email', `${person}@example.com`);
      if (person === 'ada') response.setHeader('X-Auth-Request-Preferred-Username', 'Ada Obi');
      return response.writeHead(202).end();
    });
    await new Promise<void>((resolve) => signIn.listen(0, '127.0.0.1', resolve));
    port = await quietPort();
    const configuration = SHIPPED.replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
      .replaceAll(/^ *ssl_\w+ .*;\n/gm, '')
      .replaceAll('127.0.0.1:4180', `127.0.0.1:${(signIn.address() as AddressInfo).port}`)
      .replaceAll(option('socket'), socket)
      .replaceAll('/var/log/nginx', folder);
    mkdirSync(join(folder, 'nginx'));
    const nginx = spawnNginx(join(folder, 'nginx'), configuration, 'user root;');
    ends.push(
      () => nginx.kill('SIGTERM'),
      () => signIn.close(),
      () => editor.close(),
    );
    while ((await ask('GET', '/oauth2/start').catch(() => ({ status: 0 }))).status !== 200) {
      if (nginx.exitCode !== null) throw new Error(String(nginx.stderr?.read()));
      await delay(50);
    }
  });

  afterAll(async () => {
    for (const end of ends) await end();
    rmSync(folder, { recursive: true, force: true });
  });

  function ask(method: string, path: string, more: Record<string, string> = {}, body?: object) {
    const headers = {
      host: HOST,
      origin: `https://${HOST}`,
      'content-type': 'application/json',
      connection: 'close',
      ...more,
    };
    return new Promise<{ status: number; location?: string; text: string }>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        const { statusCode: status = 0, headers: got } = answer;
        answer.on('end', () => resolve({ status, location: got.location ?? '', text }));
      });
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });
  }

  async function rename(headers: Record<string, string>, title: string): Promise<number> {
    const signed = { ...headers, cookie: headers['cookie'] ?? 'session=ada' };
    const opened = await ask('POST', '/actions', signed, { action: 'getEntry', params: { path: POST } });
    const raw = String(JSON.parse(opened.text).data).replace(/^title: .*$/m, `title: ${title}`);
    const params = {
      dataFiles: [{ path: POST, raw }],
      assets: [],
      options: { commitMessage: `Rename it to ${title}` },
    };
    return (await ask('POST', '/actions', headers, { action: 'persistEntry', params })).status;
  }

  test('asks to sign in, and refuses what a page sends without', async () => {
    expect(await ask('GET', '/')).toMatchObject({
      status: 302,
      location: expect.stringMatching(/\/oauth2\//),
    });
    const forged = { 'x-auth-request-email': 'ada@example.com', cookie: '' };
    const { status } = await ask('POST', '/actions', forged, { action: 'getMedia' });
    expect(status).toBe(401);
  });

  test('commits in the name that the sign-in says, whatever the browser says', async () => {
    const forged = {
      'X-Auth-Request-Email': 'ada@example.com',
      'X-Auth-Request-Preferred-Username': 'Ada Obi',
      x_auth_request_email: 'ada@example.com',
    };
    expect(await rename({ ...forged, cookie: 'session=ben' }, 'A title by Ben')).toBe(200);
    expect(author()).toBe('ben@example.com <ben@example.com>');
    expect(await rename({ cookie: 'session=ada' }, 'A title by Ada')).toBe(200);
    expect(author()).toBe('Ada Obi <ada@example.com>');
  });

  test('takes nothing from the page of another site', async () => {
    const before = author();
    expect(await rename({ cookie: 'session=ben', origin: 'https://evil.example' }, 'Forged')).toBe(403);
    expect(author()).toBe(before);
  });
});
