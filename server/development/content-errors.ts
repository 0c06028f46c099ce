import { watch } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServer, type ErrorPayload, type ViteDevServer } from 'vite';
import { ContentError } from '../content/files/files.ts';
import type { FileError } from '../content/formats/errors.ts';

/** The file of the content folder and the line that an error names. */
const PLACE = /^(?:content\/)?(?<file>[^:]+):(?: line (?<line>\d+):)?/;
/** Editors save in several steps; this long (in milliseconds) nothing may change. */
const QUIET_MS = 100;

/** Content that may have errors. */
interface Content {
  contentErrors(): FileError[];
  onContentRead(listener: () => void): () => void;
}

/** Where the development server listens, and what it reads. */
interface DevelopmentConfig {
  host: string;
  port: number;
  contentDirectory: string;
}

/** The overlay for errors in content files, like that for errors of components. */
function overlayOf(problems: string[], contentDirectory: string): ErrorPayload {
  const message = problems.join('\n');
  const { file = '', line = '1' } = PLACE.exec(message)?.groups ?? {};
  const err: ErrorPayload['err'] = {
    name: 'ContentError',
    title: 'Error in a content file',
    message,
    stack: message,
    loc: { file: resolve(contentDirectory, file), line: Number(line), column: 1 },
  };
  return { type: 'error', err };
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Shows errors in content files in every browser that is or gets connected, until they are corrected. */
export function showContentErrors({ ws }: ViteDevServer, content: Content, contentDirectory: string): void {
  const overlay = () => {
    const errors = content.contentErrors();
    const [first] = errors;
    if (!first) return undefined;
    const payload = overlayOf(
      errors.flatMap(({ problems }) => problems),
      contentDirectory,
    );
    // Astro's overlay takes it as HTML.
    payload.err.message = escapeHtml(payload.err.message);
    payload.err['hint'] = `Correct the file and save it. Until then the site shows: ${first.shows}.`;
    return payload;
  };
  let shown = JSON.stringify(overlay());
  ws.on('connection', (socket) => {
    const payload = overlay();
    if (payload) socket.send(JSON.stringify(payload));
  });
  content.onContentRead(() => {
    const payload = overlay();
    if (JSON.stringify(payload) === shown) return;
    shown = JSON.stringify(payload);
    ws.send(payload ?? { type: 'full-reload' });
  });
}

/**
 * Opens the site, which cannot be opened while a file that it cannot do without has an error: until that is corrected, every
 * address shows the error, in the overlay that later ones are shown in.
 * @throws what `open` throws but for errors in content files
 */
export async function openWhenValid<Opened>(
  open: () => Promise<Opened>,
  config: DevelopmentConfig,
): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return await showUntilValid(error, open, config);
  }
}

async function showUntilValid<Opened>(
  found: ContentError,
  open: () => Promise<Opened>,
  { host, port, contentDirectory }: DevelopmentConfig,
): Promise<Opened> {
  let error = found;
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { host, port, strictPort: true, watch: null },
  });
  const overlay = () => overlayOf(error.problems, contentDirectory);
  vite.ws.on('connection', (socket) => socket.send(JSON.stringify(overlay())));
  vite.middlewares.use((_request, response) => {
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(errorPage(error));
  });
  await vite.listen();
  const [address] = vite.resolvedUrls?.local ?? [];
  console.error(`${error.message}\nThe site opens once this is corrected: ${address}`);
  for await (const _change of watch(contentDirectory, { recursive: true })) {
    await setTimeout(QUIET_MS);
    try {
      const opened = await open();
      await vite.close();
      return opened;
    } catch (next) {
      if (!(next instanceof ContentError)) throw next;
      if (next.message !== error.message) console.error(next.message);
      error = next;
      vite.ws.send(overlay());
    }
  }
  throw error;
}

function errorPage({ message }: ContentError): string {
  return `<!doctype html>
<html lang="en">
<title>Error in a content file</title>
<script type="module" src="/@vite/client"></script>
<h1>Error in a content file</h1>
<pre>${escapeHtml(message)}</pre>
</html>
`;
}
