import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { pino } from 'pino';
import { words } from '#domain/document.ts';
import type { EntryKind } from '#domain/rich-text.ts';
import type { ContentfulConfig } from '../../contentful-config.ts';
import type { Problem } from '../check/links.ts';
import { type Entries, entryTexts } from '../entry-targets.ts';
import { nodesOf } from '../link-targets.ts';
import { Replica } from '../replica/replica.ts';
import { asFileFault, nameForEditors } from './entry-fault.ts';
import { RawRows } from './raw-rows.ts';
import { faultsIn, type Remark } from './resources.ts';
import { ContentService } from './service.ts';
import { sync } from './sync.ts';

/** What is published in a space, as the site shows it. */
export interface SpaceContent {
  entries: Entries;
  /** Entries at fault, and links that lead to what is not published; these with the file that the entry would have. */
  problems: Problem[];
}

/** Parts of a text that show something of another entry or a file. */
const LINKED: Record<string, string> = {
  [INLINES.ENTRY_HYPERLINK]: 'entry',
  [INLINES.EMBEDDED_ENTRY]: 'entry',
  [BLOCKS.EMBEDDED_ENTRY]: 'entry',
  [INLINES.ASSET_HYPERLINK]: 'file',
  [BLOCKS.EMBEDDED_ASSET]: 'file',
};

/**
 * Copies what is published in a space, and lets go of it again; nothing of the running site is touched.
 * @throws ServiceFault
 */
export async function readSpace(
  { space, environment, host, token }: ContentfulConfig,
  siteUrl: string,
): Promise<SpaceContent> {
  const log = pino({ level: 'silent' });
  const service = new ContentService({ space, environment, host, token }, log);
  const remarks: Problem[] = [];
  const remark = ({ says, ...entry }: Remark) => remarks.push({ file: nameForEditors(entry), message: says });
  const replica = Replica.inMemory({ early: true });
  const ends = { service, rows: new RawRows(), replica, log, siteUrl, remark };
  try {
    await sync(ends);
    const entries = allEntries(ends.replica);
    const left = faultsIn(ends.rows)
      .map(asFileFault)
      .flatMap(({ file, problems }) =>
        problems.map((problem) => ({ file, message: problem.slice(`${file}: `.length) })),
      );
    return { entries, problems: [...left, ...remarks, ...lostLinks(entries)] };
  } finally {
    service.close();
    ends.rows.close();
    ends.replica.close();
  }
}

function allEntries(replica: Replica): Entries {
  return replica.read((reader) => {
    const all = Map.groupBy(reader.addresses(), ({ kind }) => kind);
    const of = (kind: EntryKind) => all.get(kind) ?? [];
    return {
      posts: of('post').flatMap(({ slug }) => reader.entry('post', slug) ?? []),
      guides: of('guide').flatMap(({ slug }) => reader.entry('guide', slug) ?? []),
      caseStudies: of('caseStudy').flatMap(({ slug }) => reader.entry('caseStudy', slug) ?? []),
      terms: of('term').flatMap(({ slug, letter }) => reader.entry('term', slug, letter) ?? []),
    };
  });
}

function lostLinks(entries: Entries): Problem[] {
  return entryTexts(entries).flatMap(({ file, document }) =>
    [...nodesOf(document)].flatMap((node) => {
      const what = LINKED[node.nodeType];
      if (!what || node.data['target']) return [];
      const named = words(node);
      const where = named ? `link '${named}'` : 'a slip or picture';
      return [{ file, message: `${where}: its ${what} is not published, or has a fault` }];
    }),
  );
}
