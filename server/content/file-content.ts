import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Content } from '#domain/content.ts';
import { type GuideWords, guideText } from '#domain/guide-pdf.ts';
import type { GuideShelf } from '../guides/guide-shelf.ts';
import { makeContent } from './door.ts';
import type { Entries } from './entry-targets.ts';
import { explainFaults } from './explain-faults.ts';
import { listContent } from './files.ts';
import { GoodFiles } from './good-files.ts';
import { MovedAddresses } from './moved-addresses.ts';
import { Replica } from './replica/replica.ts';
import type { SiteEntry } from './replica/site-entry.ts';
import type { Snapshot } from './snapshot.ts';
import { type FileFault, readSoundSnapshot } from './sound-snapshot.ts';
import { watchFolder } from './watch-folder.ts';

/** Entries that are written at a stretch; between them, visitors are served. */
const STRETCH = 50;

/** Content whose page copy comes from the files of one folder, read again when a file changes. */
export interface FileContent extends Content {
  /** Calls the listener after every good change, of copy or entries. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
  /** What the PDF of each guide that has a text is made of. */
  guideWords(): GuideWords[];
  /** The files at fault, and what is shown in their place. */
  faults(): FileFault[];
  /** Calls the listener after each reading of the folder. Returns a function that stops it. */
  onRead(listener: () => void): () => void;
  /** Reads the folder again at once, even where nothing seems to have changed. */
  reload(): void;
  /** Stops watching the folder; the content stays readable. */
  close(): void;
}

/** What content may be opened with. */
export interface FileContentOptions {
  /** Serves the entries; without one they are kept in memory. */
  replica?: Replica;
  /** The last good version of each file; without one they are forgotten with the content. */
  good?: GoodFiles;
  /** Has the PDFs of the guides. */
  shelf?: GuideShelf;
  /** Whether the entries of the folder fill the replica. Otherwise something else does, and they are not read. */
  withEntries?: boolean;
  /** Takes the message about files at fault, at the start and whenever there are others. */
  report?: (message: string) => void;
}

/**
 * Opens the content folder. In the place of a file at fault stands its last good version, or nothing; a fault that the site
 * cannot do without leaves all content as it is.
 * @param directory the folder that `docs/content.md` describes
 * @throws ContentError with every problem in it, when the site cannot do without a file that is at fault at the start
 */
export async function openFileContent(
  directory: string,
  {
    replica = Replica.inMemory(),
    good = GoodFiles.inMemory(),
    withEntries = true,
    shelf,
    report = console.error,
  }: FileContentOptions = {},
): Promise<FileContent> {
  const moves = new MovedAddresses(good, standingIn(replica));
  let faults: FileFault[] = [];
  const readListeners = new Set<() => void>();
  const read = async () => {
    const { snapshot, faults: found } = await readSoundSnapshot(
      directory,
      good,
      (fingerprint) => !withEntries || replica.token() === tokenOf(fingerprint),
    );
    // Entries that are shown with gaps are read again at the next start, so that the gaps are told again.
    const isWhole = found.every(({ shows }) => shows !== 'the rest');
    const token = tokenOf(snapshot.entriesFingerprint, isWhole);
    if (snapshot.entries) await fill(replica, snapshot.entries, token);
    const before = JSON.stringify(faults);
    faults = found;
    if (found.length > 0 && JSON.stringify(found) !== before) report(explainFaults(found));
    return snapshot;
  };
  const listing = await listContent(directory);
  let current: Snapshot = await read();
  const content = makeContent(() => current, replica, { shelf, moves });

  moves.observe(standingIn(replica));
  const listeners = new Set<() => void>();
  let told = content.revision();
  const tell = () => {
    const revision = content.revision();
    if (revision === told) return;
    told = revision;
    for (const listener of listeners) listener();
  };
  let work = Promise.resolve();
  const refresh = () => {
    work = work.then(async () => {
      try {
        current = await read();
        tell();
        for (const listener of readListeners) listener();
      } catch (error) {
        const message = error instanceof Error ? error.message : error;
        report(`${message}\nThe site goes on with the last good content.`);
      }
    });
    return work;
  };

  const watcher = watchFolder(directory, listing, refresh);
  const deaf = replica.onChange(() => {
    moves.observe(standingIn(replica));
    tell();
    if (withEntries && replica.state() === 'waiting') refresh();
  });
  const stillShelf = shelf?.onChange(tell);
  return {
    ...content,
    guideWords: () =>
      [...current.pdfTexts].flatMap(([slug, text]) => {
        const guide = replica.read((reader) => reader.entry('guide', slug));
        const { site, 'guide-pdf': copy } = current.copy;
        return guide ? [{ text: guideText(guide, text), site, copy }] : [];
      }),
    faults: () => faults,
    onRead: (listener) => {
      readListeners.add(listener);
      return () => readListeners.delete(listener);
    },
    reload: watcher.reload,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      deaf();
      stillShelf?.();
      watcher.close();
    },
  };
}

const standingIn = (replica: Replica) => replica.read((reader) => reader.standing());

/** The token of a replica that is filled from files with a fingerprint; a source of another kind gives none like it. */
function tokenOf(fingerprint: string, isWhole = true): string {
  return `files:${fingerprint}${isWhole ? '' : ':with gaps'}`;
}

function fill(replica: Replica, entries: Entries, token: string): Promise<void> {
  return replica.replace(async (writer) => {
    let written = 0;
    for (const entry of siteEntries(entries)) {
      writer.put(entry);
      written += 1;
      if (written % STRETCH === 0) await nextTurn();
    }
    return token;
  });
}

function* siteEntries({ posts, guides, caseStudies, terms }: Entries): Generator<SiteEntry> {
  for (const entry of posts) yield { kind: 'post', entry };
  for (const entry of guides) yield { kind: 'guide', entry };
  for (const entry of caseStudies) yield { kind: 'caseStudy', entry };
  for (const entry of terms) yield { kind: 'term', entry };
}
