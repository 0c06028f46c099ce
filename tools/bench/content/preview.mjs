/**
 * `npm run bench -- preview [--entries=N]`: what a draft costs beside so many entries of a content service, which a stand-in over HTTP
 * plays on this machine: a copy of the space, as every page of a preview was made from once, and the draft itself.
 */
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { RawRows } from '#server/content/contentful/api/raw-rows.ts';
import { ContentService } from '#server/content/contentful/api/service.ts';
import { Drafts } from '#server/content/contentful/drafts/drafts.ts';
import { sync } from '#server/content/contentful/sync/sync.ts';
import { publishedIn } from '#server/content/contentful/types/documents.ts';
import { Replica } from '#server/content/store/replica/replica.ts';
import { documentOf, paragraph, post, text } from '../../../tests/content/contentful/samples.ts';
import { PREVIEW_TOKEN, StandIn } from '../../../tests/content/contentful/stand-in/index.ts';
import { median } from '../report.mjs';

const RUNS = 20;
/** An article of some 800 words. */
const WORDS = 'A lorry that waits at the gate earns nothing, and the owner pays the driver all the same. ';
const PARAGRAPHS = 6;
const TIMES = 8;

const log = pino({ level: 'silent' });

/** @param {string[]} options @returns {Promise<import('../report.mjs').Report>} */
export async function bench(options) {
  const { values } = parseArgs({ args: options, options: { entries: { type: 'string', default: '5000' } } });
  const entries = Number(values.entries);
  const standIn = new StandIn();
  await standIn.listen();
  const content = documentOf(
    ...Array.from({ length: PARAGRAPHS }, () => paragraph(text(WORDS.repeat(TIMES)))),
  );
  for (let number = 0; number < entries; number += 1)
    standIn.space.publish('Entry', post(`p${number}`, { content }));
  const { id: space, environment } = standIn.space;
  const access = { space, environment, host: standIn.host, token: PREVIEW_TOKEN };

  /** @param {() => Promise<unknown>} work */
  const measured = async (work) => {
    standIn.asked.length = 0;
    const begun = performance.now();
    await work();
    return { ms: performance.now() - begun, requests: standIn.asked.length };
  };

  const service = new ContentService(access, log);
  const rows = new RawRows();
  const replica = Replica.inMemory();
  const copied = await measured(() => sync({ service, rows, replica, log }));
  const drafts = new Drafts(access, publishedIn(rows), log);
  const at = (/** @type {string} */ slug) => drafts.at({ kind: 'post', letter: '', slug });
  const first = await measured(() => at('p1'));
  const later = [];
  for (let run = 0; run < RUNS; run += 1) later.push(await measured(() => at(`p${run}`)));
  const lists = [];
  for (let run = 0; run < RUNS; run += 1) lists.push(await measured(() => drafts.latest()));
  await drafts.close();
  service.close();
  await standIn.close();

  /** @param {string} title @param {{ ms: number, requests: number }[]} runs */
  const row = (title, runs) => [title, median(runs.map(({ ms }) => ms)), runs[0]?.requests ?? 0];
  return {
    how: `${entries.toLocaleString('en')} articles of 800 words; the last two rows are medians of ${RUNS}. The stand-in answers at once, so the network of the real service comes on top of each request.`,
    tables: [
      {
        columns: ['What a page of a preview waits for', 'Time, ms', 'Requests'],
        rows: [
          row('a copy of the space, as it was before', [copied]),
          row('the first draft: languages, tags and the entry', [first]),
          row('a draft after it', later),
          row('a list, with the 40 that were saved last', lists),
        ],
      },
    ],
  };
}
