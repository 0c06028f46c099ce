import { join } from 'node:path';
import { checkContent } from '../content/check/check-content.ts';
import { tryOutbound } from '../content/check/outbound.ts';
import { printReport } from '../content/check/print-report.ts';
import type { ContentfulConfig } from '../content/contentful/api/contentful-config.ts';
import type { SpaceContent } from '../content/contentful/read-space.ts';
import { CommandError } from '../platform/errors.ts';
import { preview, stats } from './content/content-stats.ts';
import { exchange } from './content/exchange.ts';
import { editor } from './content/open-editor.ts';
import { type Answer, command, type PlainCall } from './framework/command.ts';
import { configOf, runAsMain } from './framework/terminal.ts';

export const run = command('content', {
  check: {
    options: {
      strict: { says: 'what is marked as a sample is an error' },
      outbound: { says: 'tries the links to other sites, too, and keeps their answers in the data folder' },
    },
    says: 'Checks all files of the content folder: the rules of every field, links, anchors, pictures. Counts what is marked as a sample. Where entries come from Contentful, checks those of its space.',
    run: check,
  },
  stats,
  preview,
  ...exchange,
  editor,
});

await runAsMain(import.meta, run);

async function check({ terminal, options }: PlainCall): Promise<Answer> {
  const { contentDirectory, dataDirectory, contentful, siteUrl } = configOf(terminal);
  const strict = options['strict'] === true;
  const space = contentful && (await readPublished(contentful, siteUrl));
  const { written, ...report } = await checkContent(contentDirectory, undefined, space);
  if (options['outbound']) {
    const cache = join(dataDirectory, 'outbound-links.json');
    report.advice.push(...(await tryOutbound(written, { cache })));
  }
  const valid = report.problems.length === 0 && !(strict && report.samples.length > 0);
  return { text: printReport(report, strict), data: report, valid };
}

/** The SDK of the service takes a moment to load: only those who use it load it. */
async function readPublished(contentful: ContentfulConfig, siteUrl: string): Promise<SpaceContent> {
  const { readSpace } = await import('../content/contentful/read-space.ts');
  return readSpace(contentful, siteUrl).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : error;
    throw new CommandError(`The space of Contentful cannot be read: ${why}`);
  });
}
