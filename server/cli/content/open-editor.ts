import { chmod } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config/config.ts';
import type { SignIn } from '../../content/editor/server/access.ts';
import type { LinkTo } from '../../content/editor/server/draft-link.ts';
import { CommandError } from '../../platform/errors.ts';
import type { Answer, PlainAction } from '../framework/command.ts';
import { configOf } from '../framework/terminal.ts';
import { draftLinks } from './draft-links.ts';

/** Pages as the site shows them. */
const BUILD = resolve(import.meta.dirname, '../../../dist');
const NOT_BUILT = ' For the page beside the forms, run npm run build, then start the editor again.';
/** A port beside those of the site and of its proxy in examples. */
const USUAL_PORT = '8082';
/** Only the owner and the proxy's group may open the socket, since the editor trusts the name that comes through it. */
const SOCKET_MODE = 0o660;

/** What may follow `content -- editor`. */
export interface EditorOptions {
  /** To listen on; 0 lets the system choose. */
  port?: string | undefined;
  /** File of the socket on which the proxy with the sign-in asks; it comes with `url` and `email-header`. */
  socket?: string | undefined;
  /** Public address behind the sign-in. */
  url?: string | undefined;
  /** Headers in which the sign-in says who is there. */
  'email-header'?: string | undefined;
  'name-header'?: string | undefined;
  /** Whether each save goes to the remote at once. */
  push?: boolean;
}

/** `content editor`: a page in which entries are edited as forms. */
export const editor: PlainAction = {
  options: {
    port: { takes: 'PORT', says: `to listen on for this machine alone, ${USUAL_PORT} if not said` },
    push: { says: 'each save goes to the remote of the repository at once' },
    socket: {
      takes: 'FILE',
      says: "for several people behind the company's own sign-in: answers only through the socket, to which the sign-in's proxy passes who is there, and that person is the author of the commit (deploy/nginx-editor.conf)",
    },
    url: { takes: 'URL', says: 'with --socket: the public address, like https://edit.example.com' },
    'email-header': { takes: 'NAME', says: 'with --socket: the header with the address of who is there' },
    'name-header': { takes: 'NAME', says: 'with --socket: the header with the name' },
  },
  says: 'Opens a page, for this machine alone, in which all content that marketing owns is edited as forms: entries, pages, forms and emails. Each save is a commit in the git repository of the content folder. The page is Decap CMS.',
  run: ({ terminal, options }) => {
    const config = configOf(terminal);
    return openEditor(config, options as EditorOptions, draftLinks(config));
  },
};

/**
 * Opens the editor's page, on this machine alone or behind the company's sign-in, until the process is told to end.
 * @param linkTo makes links to drafts, where that is possible
 * @throws CommandError when the content is in no repository, or comes from Contentful
 */
export async function openEditor(
  { contentDirectory, contentful }: Pick<Config, 'contentDirectory' | 'contentful'>,
  options: EditorOptions,
  linkTo?: LinkTo,
): Promise<Answer> {
  if (contentful) throw new CommandError('Entries come from Contentful: edit them there (docs/content.md).');
  const place = placeOf(options);
  const signIn = signInOf(options);
  const { repositoryOf } = await import('../../content/editor/saving/repository.ts');
  const { PreviewSite } = await import('../../content/editor/preview/preview-site.ts');
  const { editorServer } = await import('../../content/editor/server/editor-server.ts');
  const repository = await repositoryOf(contentDirectory, options.push === true);
  const preview = await PreviewSite.of(contentDirectory, BUILD);
  const app = editorServer(repository, decapFolder(), signIn, preview, linkTo);
  const address = await app.listen(place).catch(async (error) => {
    await app.close();
    throw 'port' in place && error.code === 'EADDRINUSE' ? inUse(place.port) : error;
  });
  if ('path' in place) await chmod(place.path, SOCKET_MODE);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  return {
    text:
      `Edit the content at ${signIn?.origin ?? address}/${signIn ? '' : ' on this machine'}. Each save is a commit on '${repository.branch}' in ` +
      `${repository.root}${options.push ? ', and is pushed' : '; push it when you are done'}. Ctrl-C ends the editor.${preview ? '' : NOT_BUILT}`,
  };
}

const inUse = (port: number) =>
  new CommandError(
    `Port ${port} is in use, maybe by an editor that runs already. End it, or choose another port: --port ${port + 1}`,
  );

function placeOf({ port, socket }: EditorOptions): { path: string } | { host: string; port: number } {
  if (socket !== undefined) {
    if (port !== undefined) throw new CommandError('Write --port or --socket, not both.');
    return { path: socket };
  }
  if (!/^\d{1,5}$/.test(port ?? USUAL_PORT) || Number(port ?? 0) > 65535)
    throw new CommandError('Write --port with a number from 0 to 65535.');
  return { host: '127.0.0.1', port: Number(port ?? USUAL_PORT) };
}

/** A port answers any program of this machine, so a header that comes there proves nothing: names are taken from a socket alone. */
function signInOf({
  socket,
  url,
  'email-header': emailHeader,
  'name-header': nameHeader,
}: EditorOptions): SignIn | undefined {
  const given = [socket, url, emailHeader].filter((each) => each !== undefined);
  if (given.length === 0 && nameHeader === undefined) return undefined;
  if (socket === undefined || url === undefined || emailHeader === undefined)
    throw new CommandError('A sign-in takes --socket, --url and --email-header together.');
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  if (!url.startsWith('https://') || ![origin, `${origin}/`].includes(url))
    throw new CommandError('Write --url as https:// and a name, without a path.');
  return {
    origin,
    emailHeader: headerOf('email-header', emailHeader),
    ...(nameHeader !== undefined && { nameHeader: headerOf('name-header', nameHeader) }),
  };
}

function headerOf(option: string, name: string): string {
  if (!/^[a-z][a-z\d-]*$/i.test(name))
    throw new CommandError(`Write --${option} with the name of a header, such as X-Auth-Request-Email.`);
  return name.toLowerCase();
}

/** The built page of Decap, which is installed where the site is worked on, and not where it only runs. */
function decapFolder(): string {
  try {
    return dirname(fileURLToPath(import.meta.resolve('decap-cms')));
  } catch {
    throw new CommandError(
      "The editor's page, Decap CMS, is not installed here: run npm ci in a clone of the site.",
    );
  }
}
