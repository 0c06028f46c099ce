import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from '../../platform/errors.ts';

const run = promisify(execFile);

/**
 * The package, of which only the built page is used: its hundreds of dependencies are built into that. The audit and the list of packages
 * (tools/audit) read the file, too.
 */
const DECAP: { name: string; version: string; integrity: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'decap.json'), 'utf8'),
);
const SPEC = `${DECAP.name}@${DECAP.version}`;

/**
 * The folder with Decap's page, which is fetched by npm where it is not there yet.
 * @param cache where it is kept
 * @throws CommandError when it cannot be had, or is another one than it was
 */
export async function decapFiles(cache: string): Promise<string> {
  const folder = join(cache, SPEC);
  if (await stat(folder).catch(() => undefined)) return folder;
  await mkdir(cache, { recursive: true });
  const fetched = await mkdtemp(join(cache, 'fetching-'));
  try {
    const archive = await pack(fetched);
    const hash = createHash('sha512')
      .update(await readFile(archive))
      .digest('base64');
    if (`sha512-${hash}` !== DECAP.integrity)
      throw new CommandError(`${SPEC} is not the package that it was: it is not used.`);
    await run('tar', ['-xzf', archive, '-C', fetched, '--exclude=*.map', 'package/dist']);
    // Another process may have fetched it meanwhile.
    await rename(join(fetched, 'package', 'dist'), folder).catch(async (error: unknown) => {
      if (!(await stat(folder).catch(() => undefined))) throw error;
    });
  } finally {
    await rm(fetched, { recursive: true, force: true });
  }
  return folder;
}

async function pack(into: string): Promise<string> {
  const words = ['pack', SPEC, '--silent', '--pack-destination', into];
  try {
    const { stdout } = await run('npm', words, { shell: process.platform === 'win32' });
    return join(into, stdout.trim());
  } catch (error) {
    throw new CommandError(`${SPEC} cannot be fetched: ${error instanceof Error ? error.message : error}`);
  }
}
