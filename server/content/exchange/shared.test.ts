import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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

test('a picture without end is given up at its limit, and is not kept in memory beyond it', async () => {
  let sent = 0;
  const server = createServer((_request, response) => {
    const chunk = Buffer.alloc(MEGABYTE);
    const send = () => {
      while (!response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) return;
      }
    };
    response.on('drain', send);
    send();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const file = join(temporaryDirectory(), 'export.json');
  expect(await assetBytes(`http://127.0.0.1:${port}/photo.jpg`, file)).toBeUndefined();
  expect(sent).toBeLessThan(1.5 * LARGEST);
});
