import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { readYaml } from '../formats/yaml.ts';
import { assetBytes, joinPeople } from './shared.ts';

const OWN = '# The team\nada: { name: Ada Obi, role: Founder }\nbisi: { name: Bisi Ade, role: Desk }\n';

test('people whom the import does not know stay, and are named', () => {
  const { text, kept } = joinPeople('ada: { name: Ada Obi-Eze, role: Founder }\n', OWN);
  expect(readYaml(text).value).toEqual({
    ada: { name: 'Ada Obi-Eze', role: 'Founder' },
    bisi: { name: 'Bisi Ade', role: 'Desk' },
  });
  expect(kept).toEqual(['bisi']);
});

test('a file that says the same stays as an editor wrote it', () => {
  expect(joinPeople('bisi: { role: Desk, name: Bisi Ade }\n', OWN)).toEqual({ text: OWN, kept: ['ada'] });
});

test('a file that nobody can read keeps nobody', () => {
  expect(joinPeople('ada: { name: Ada }\n', 'ada: [')).toEqual({ text: 'ada:\n  name: Ada\n', kept: [] });
});

const MEGABYTE = 1024 ** 2;
const LARGEST = 100 * MEGABYTE;

const SERVED = 'https://images.ctfassets.net/space/asset/1/photo.jpg';

/** A place for an exchange file with nothing beside it. */
const alone = () => join(temporaryDirectory(), 'export.json');

test('a picture without end is given up at its limit, and is not kept in memory beyond it', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull: (stream) => {
      sent += MEGABYTE;
      stream.enqueue(new Uint8Array(MEGABYTE));
    },
  });
  expect(await assetBytes(SERVED, alone(), async () => new Response(endless))).toBeUndefined();
  expect(sent).toBeLessThan(1.1 * LARGEST);
});

test('only the content service is asked for a picture, and no address that an answer leads to', async () => {
  const asked: [string, RequestInit | undefined][] = [];
  const fetchFile = async (url: string | URL | Request, init?: RequestInit) => {
    asked.push([String(url), init]);
    return new Response('picture');
  };
  const others = [
    'http://images.ctfassets.net/photo.jpg',
    'https://127.0.0.1/photo.jpg',
    'https://169.254.169.254/latest/meta-data/photo.jpg',
    'https://[::1]/photo.jpg',
    'https://intranet/photo.jpg',
    'https://images.ctfassets.net.evil.example/photo.jpg',
    'https://images.ctfassets.net@evil.example/photo.jpg',
  ];
  for (const url of others) expect(await assetBytes(url, alone(), fetchFile), url).toBeUndefined();
  expect(asked).toEqual([]);
  expect(String(await assetBytes(SERVED, alone(), fetchFile))).toBe('picture');
  expect(asked).toEqual([[SERVED, expect.objectContaining({ redirect: 'error' })]]);
});
