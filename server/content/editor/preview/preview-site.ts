import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '#domain/services/content.ts';
import type { Services } from '#domain/services/services.ts';
import { lagosDay } from '#domain/shared/dates.ts';
import { Images, type Pictures } from '../../../media/pictures/pictures.ts';
import { Renditions } from '../../../media/pictures/renditions.ts';
import { textsAdvice } from '../../check/warnings.ts';
import { addressOf, entryPath } from '../../entries/site-entry.ts';
import { readFiles } from '../../files/files.ts';
import { pdfTextOf, readDraft } from '../../folder/draft-file.ts';
import { type FileContent, openFileContent } from '../../folder/file-content.ts';
import { makeContent } from '../../folder/make-content.ts';
import { parseSnapshot } from '../../folder/snapshot.ts';
import { Replica } from '../../store/replica/replica.ts';
import { withDrafts } from '../../store/with-drafts.ts';

/** The module of pages, as far as it is used here (src/entry.ts). */
interface Pages {
  render(request: Request, services: Services): Promise<Response>;
}

/** A page with what is being typed, or what keeps it from being shown. */
export interface TypedPage {
  html?: string;
  /** A line for every error, which begins with the file. */
  errors: string[];
  /** The same for what could be better, and keeps nothing from being shown or saved. */
  advice?: string[];
}

/** Pages see themselves at this address; no link of a preview is followed. */
const SITE_URL = 'http://localhost';

/** The built site, which shows an editor what is being typed before anything is saved. */
export class PreviewSite {
  /** The files of the build that pages load. */
  readonly clientDirectory: string;
  /** The pictures of pages. */
  readonly renditions: Renditions;
  readonly #directory: string;
  readonly #build: string;
  readonly #images: Images;
  readonly #replica = Replica.inMemory();
  readonly #media: string;
  #opened: Promise<{ content: FileContent; pages: Pages }> | undefined;

  private constructor(contentDirectory: string, buildDirectory: string, media: string) {
    this.#directory = contentDirectory;
    this.#build = buildDirectory;
    this.#media = media;
    this.#images = new Images(contentDirectory);
    this.clientDirectory = join(buildDirectory, 'client');
    this.renditions = new Renditions(contentDirectory, media);
  }

  /**
   * @param buildDirectory absolute path of `dist`
   * @returns nothing where the site was not built
   */
  static async of(contentDirectory: string, buildDirectory: string): Promise<PreviewSite | undefined> {
    if (!existsSync(entryOf(buildDirectory))) return undefined;
    const media = await mkdtemp(join(tmpdir(), 'kayalink-editor-'));
    return new PreviewSite(contentDirectory, buildDirectory, media);
  }

  /**
   * Renders the page of an entry with a text that is not saved.
   * @param file the path that the entry has or would have below the content folder
   * @param added pictures that are not saved, either
   */
  async entryPage(file: string, text: string, added: Pictures): Promise<TypedPage> {
    const { content } = await this.#open();
    const pictures = await this.#pictures(added);
    const { entry, entries, problems } = await readDraft(
      file,
      text,
      pictures,
      content,
      await pdfTextOf(this.#directory, file),
    );
    if (!entry) return { errors: problems };
    const html = await this.#render(entryPath(addressOf(entry)), withDrafts(content, [entry]));
    const advice = textsAdvice(entries, new Map([[file, text]])).map(({ message }) => `${file}: ${message}`);
    return { html, errors: problems, advice };
  }

  /**
   * Renders a page with a text of a YAML file that is not saved.
   * @param file the path of that file below the content folder
   * @param path the address of a page that shows it
   * @param added pictures that are not saved, either
   */
  async copyPage(file: string, text: string, path: string, added: Pictures): Promise<TypedPage> {
    await this.#open();
    const files = new Map([...(await readFiles(this.#directory)), [file, text]]);
    const pictures = await this.#pictures(added);
    const { snapshot, problems, gaps } = await parseSnapshot(files, pictures, { withEntries: false });
    const errors = [...problems, ...gaps].filter((error) => error.startsWith(`${file}: `));
    if (!snapshot) return { errors: errors.length > 0 ? errors : problems };
    return {
      html: await this.#render(
        path,
        makeContent(() => snapshot, this.#replica),
      ),
      errors,
    };
  }

  /** Ends the reading of the content folder, and removes the pictures that were made. */
  async close(): Promise<void> {
    this.renditions.close();
    (await this.#opened)?.content.close();
    await rm(this.#media, { recursive: true, force: true });
  }

  /** Opened with the first preview: those who only correct a word do not wait for it. */
  #open(): Promise<{ content: FileContent; pages: Pages }> {
    this.#opened ??= this.#openNow();
    return this.#opened;
  }

  async #openNow(): Promise<{ content: FileContent; pages: Pages }> {
    const pages: Pages = await import(pathToFileURL(entryOf(this.#build)).href);
    const content = await openFileContent(this.#directory, { replica: this.#replica, report: () => {} });
    content.onChange(() => this.renditions.refresh());
    return { content, pages };
  }

  async #pictures(added: Pictures): Promise<Pictures> {
    const saved = await this.#images.pictures();
    return Object.assign(new Map([...added, ...saved]), { refused: saved.refused });
  }

  async #render(path: string, content: Content): Promise<string> {
    const { pages } = await this.#open();
    const services = { content, siteUrl: SITE_URL, year: Number.parseInt(lagosDay(new Date()), 10) };
    const page = await pages.render(new Request(SITE_URL + path), services);
    return page.text();
  }
}

const entryOf = (build: string) => join(build, 'server', 'entry.mjs');
