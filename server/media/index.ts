import { join, resolve } from 'node:path';
import type { Log } from '../platform/log.ts';
import { guideMaker, MadeGuides } from './guides/made-guides.ts';
import { Renditions } from './pictures/renditions.ts';

/** Where the build puts the PDFs of the guides. */
export const GUIDES = resolve(import.meta.dirname, '../../dist/guides');
/** The program that makes others. */
const MAKER = resolve(import.meta.dirname, '../../dist/guide-maker');

/** The folders that pictures and guides are read from and written to. */
interface MediaConfig {
  contentDirectory: string;
  dataDirectory: string;
}

/** The PDFs of guides: those of the build, and those of guides that were edited since. */
export function openGuides({ dataDirectory }: Pick<MediaConfig, 'dataDirectory'>, log: Log): MadeGuides {
  return new MadeGuides({
    built: GUIDES,
    made: join(MAKER, 'made.json'),
    directory: resolve(dataDirectory, 'guides'),
    make: guideMaker(join(MAKER, 'entries/guides/pdf/make-files.mjs')),
    log,
  });
}

/**
 * Makes the pictures of the content folder in the background, so that no visitor waits for one.
 * @param onRead calls its listener after each reading of the content: a draft may show a picture that no page shows
 */
export function openPictures(
  config: MediaConfig,
  { onRead }: { onRead(listener: () => void): unknown },
  log: Log,
): Renditions {
  const media = new Renditions(config.contentDirectory, join(config.dataDirectory, 'media'));
  const makeAll = () => media.makeAll().catch((err: unknown) => log.error({ err }, 'picture not made'));
  onRead(() => {
    media.refresh();
    makeAll();
  });
  makeAll();
  return media;
}
