import { resolve } from 'node:path';
import type { Config } from '../../config/config.ts';
import { CommandError } from '../../platform/command-error.ts';
import type { Outcome } from '../framework/plain-command.ts';

/** A port beside those of the site and of its proxy in examples. */
const USUAL_PORT = 8082;
const CACHE = resolve(import.meta.dirname, '../../../.cache');

/**
 * Opens the editor's page on this machine until the process is told to end.
 * @param port to listen on; 0 lets the system choose
 * @throws CommandError when the content is in no repository, or comes from Contentful
 */
export async function openEditor(
  { contentDirectory, contentful }: Pick<Config, 'contentDirectory' | 'contentful'>,
  port = String(USUAL_PORT),
): Promise<Outcome> {
  if (contentful) throw new CommandError('Entries come from Contentful: edit them there (docs/content.md).');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new CommandError('Write --port with a number from 0 to 65535.');
  const { repositoryOf } = await import('../../content/editor/repository.ts');
  const { decapFiles } = await import('../../content/editor/decap-files.ts');
  const { editorServer } = await import('../../content/editor/editor-server.ts');
  const repository = await repositoryOf(contentDirectory);
  const app = editorServer(repository, await decapFiles(CACHE));
  const address = await app.listen({ host: '127.0.0.1', port: Number(port) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  return {
    text:
      `Edit the content at ${address}/ on this machine. Each save is a commit on '${repository.branch}' in ${repository.root}; ` +
      'push it when you are done. Ctrl-C ends the editor.',
    sound: true,
  };
}
