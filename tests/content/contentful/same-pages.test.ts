import { expect, inject, test } from 'vitest';
import { GUIDES_PATH } from '#domain/shared/page-paths.ts';
import { exportContent } from '#server/content/exchange/export-content.ts';
import { openFileContent } from '#server/content/folder/file-content.ts';
import { readSnapshot } from '#server/content/folder/snapshot.ts';
import { Replica } from '#server/content/store/replica/replica.ts';
import { readPictures } from '#server/media/pictures/pictures.ts';
import { startServer, temporaryDirectory } from '#tests/support/process.ts';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { openEnds, openStandIn, startWebsite } from './open.ts';

const SITE_URL = 'https://www.kayalink.example';

/** A stand-in that holds what the content folder holds, by way of the file that Contentful's importer takes. */
async function openWithContentFolder(contentDirectory: string) {
  const pictures = await readPictures(contentDirectory, []);
  const { entries, copy } = await readSnapshot(contentDirectory);
  const from = { siteUrl: SITE_URL, contentDirectory, buildDirectory: 'dist', pictures };
  const { file } = exportContent(entries, copy, from);
  const standIn = await openStandIn();
  for (const { sys, name } of file.tags) standIn.space.tags.set(sys.id, name);
  for (const { sys, fields } of file.assets) standIn.space.publish('Asset', { id: sys.id, fields });
  for (const { sys, fields, metadata } of file.entries) {
    const tags = metadata.tags.map((tag) => tag.sys.id);
    standIn.space.publish('Entry', { id: sys.id, contentType: sys.contentType.sys.id, fields, tags });
  }
  return standIn;
}

/**
 * Every entry, without what sources say in ways of their own: files link to an entry by its path, the service by its id;
 * and a guide's PDF lies elsewhere.
 */
function entriesOf(replica: Replica) {
  return replica.read((reader) =>
    reader.addresses().map(({ kind, letter, slug }) => {
      const { pdf: _, ...entry } = { pdf: undefined, ...reader.entry(kind, slug, letter) };
      const plain = JSON.stringify(entry).replaceAll(SITE_URL, '');
      return { kind, ...JSON.parse(plain, (_name, value) => (isEntryLink(value) ? asPath(value) : value)) };
    }),
  );
}

type EntryLink = { nodeType: string; data: { target: { href: string } } };
const isEntryLink = (value: unknown): value is EntryLink =>
  typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 'entry-hyperlink';
const asPath = (link: EntryLink) => ({
  ...link,
  nodeType: 'hyperlink',
  data: { uri: link.data.target.href },
});

test('the content folder and the content service give the same entries', async () => {
  const directory = TRIES_EVERY_CASE ? 'content' : inject('fewEntries');
  const files = Replica.inMemory();
  const content = await openFileContent(directory, { replica: files });
  content.close();
  const context = openEnds(await openWithContentFolder(directory), { limits: { answerMs: 20_000 } });
  await context.sync();
  expect(context.lines.filter((line) => line.includes('left out'))).toEqual([]);
  const [given, wanted] = [entriesOf(context.replica), entriesOf(files)];
  expect(given.map(({ kind, slug }) => `${kind} ${slug}`)).toEqual(
    wanted.map(({ kind, slug }) => `${kind} ${slug}`),
  );
  for (const [place, entry] of given.entries()) expect(entry).toEqual(wanted[place]);
});

test('the content folder and the content service give the same pages', async () => {
  const few = inject('fewEntries');
  const standIn = await openWithContentFolder(few);
  const sites = [
    startWebsite(standIn, { SITE_URL }),
    startServer({ SITE_URL, DATA_DIR: temporaryDirectory() }),
  ];
  const [fromService, fromFiles] = (await Promise.all(sites.map(({ address }) => address))) as [
    string,
    string,
  ];
  const page = async (address: string, path: string) => shownOf(await (await fetch(address + path)).text());
  await expect.poll(async () => (await fetch(`${fromService}/resources/blog`)).status).toBe(200);
  const content = await openFileContent(few);
  content.close();
  const entries = content.addresses().map(({ path }) => path);
  const lists = [
    '',
    '/blog',
    '/blog?tag=ports',
    '/blog?search=waybill',
    '/e-guides',
    '/glossary',
    '/case-studies',
  ];
  // Guides say whether they have a PDF, which lies elsewhere.
  const paths = [
    ...lists.map((list) => `/resources${list}`),
    ...entries.filter((path) => !path.startsWith(`${GUIDES_PATH}/`)),
  ];
  for (const path of paths) {
    const [shown, wanted] = await Promise.all([page(fromService, path), page(fromFiles, path)]);
    expect(shown, path).toContain('<h1');
    expect(shown, path).toBe(wanted);
  }
});

/** The text of a page, but for the other entries that it draws by chance. */
function shownOf(html: string): string {
  return html.replaceAll(/<section[^>]*aria-labelledby="(related|more-guides)".*?<\/section>/gs, '');
}
