import { basename } from 'node:path';
import { LOCALES } from '#domain/shared/locale.ts';
import { GoodFiles } from '../folder/last-valid-files.ts';
import { FolderReader } from '../folder/reading/folder-reader.ts';
import type { Problem } from '../formats/types.ts';
import { asProblem } from './problem.ts';

/** The faults of what is written in further languages, by the rules of the default one but for words that are fixed there. */
export async function translationFaults(directory: string, locales = LOCALES): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const locale of locales.slice(1)) {
    const good = GoodFiles.inMemory();
    const reader = await FolderReader.open({ directory, good, locale, withEntries: true });
    const { faults } = await reader.read(undefined);
    reader.close();
    good.close();
    for (const fault of faults)
      problems.push(...fault.problems.map((problem) => asProblem(problem, `${basename(directory)}/`)));
  }
  return problems;
}
