import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_LOCALE } from '#domain/shared/locale.ts';
import { copyFewEntries } from '../../../tests/support/few-entries.ts';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { keepCopy } from '../../../tools/run/steps/build.mjs';
import { openFolder } from './open-folder.ts';

const guideStore = {
  has: () => false,
  isAwaited: () => false,
  file: () => undefined,
  revision: () => '',
  onChange: () => () => {},
};

test.each([
  ['an error in it', (file: string) => appendFile(file, '\nbrand: twice\n')],
  ['nothing of it', (file: string) => rm(file)],
])('a first start with %s shows what the build was made from, and tells', async (_name, harm) => {
  const folder = temporaryDirectory();
  const contentDirectory = copyFewEntries(join(folder, 'content'));
  await harm(join(contentDirectory, 'site.yaml'));
  const reports: string[] = [];
  const builtContent = join(folder, 'dist/content');
  keepCopy('content', builtContent);
  const { content, close } = await openFolder(DEFAULT_LOCALE, {
    config: { contentful: undefined, samples: true, contentDirectory, dataDirectory: join(folder, 'data') },
    log: pino({ level: 'silent' }),
    report: (message) => void reports.push(message),
    guideStore,
    builtContent,
  });
  onTestFinished(close);
  expect(content.site().brand).toBeTruthy();
  expect(content.errors()).toContainEqual(
    expect.objectContaining({ file: 'site.yaml', shows: 'last good version' }),
  );
  expect(reports.join()).toContain('site.yaml');
});
