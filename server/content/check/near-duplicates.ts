import { entryTexts } from '../entries/entry-targets.ts';
import type { FolderEntries } from '../folder/snapshot.ts';
import type { Problem } from '../formats/types.ts';
import { foldedWords } from '../store/replica/words.ts';
import { prose } from './prose.ts';

/** Words in a row that two texts do not have in common by chance. */
const RUN = 6;
/** Share of a text's runs that another has too, from which they are told. */
const SHARE = 0.4;
/** Shorter texts are alike by their pattern. */
const FEWEST_RUNS = 40;

/** Texts much of which stands in another one too, told at the later of the two: search engines show one of them. */
export function nearDuplicates(entries: FolderEntries): Problem[] {
  const filesByRun = new Map<string, string[]>();
  return entryTexts(entries).flatMap(({ file, document }) => {
    const runs = runsOf(prose(document));
    if (runs.size < FEWEST_RUNS) return [];
    const shared = new Map<string, number>();
    for (const run of runs) {
      const others = filesByRun.get(run) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      filesByRun.set(run, [...others, file]);
    }
    const [most] = [...shared].toSorted(([, a], [, b]) => b - a);
    if (!most || most[1] < SHARE * runs.size) return [];
    const percent = Math.round((100 * most[1]) / runs.size);
    return [
      { file, message: `${percent}% of it stands in ${most[0]} too: make one of them, or tell them apart` },
    ];
  });
}

function runsOf(text: string): Set<string> {
  const words = foldedWords(text);
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')));
}
