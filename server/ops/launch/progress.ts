import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { formatDate, lagosDay } from '#domain/shared/dates.ts';
import { writeFileWhole } from '../../platform/durable-file.ts';
import { CommandError } from '../../platform/errors.ts';
import type { Finding } from './launch-text.ts';

/** Beside the database; written by `--save` alone. */
const PROGRESS_FILE = 'launch-progress.json';

const savedSchema = z.object({ day: z.iso.date(), open: z.array(z.string()) });

/** Keeps what is open today, to be compared with later. */
export async function saveProgress(dataDirectory: string, findings: readonly Finding[]): Promise<void> {
  const saved = { day: lagosDay(new Date()), open: [...new Set(findings.map(nameOf))] };
  await writeFileWhole(
    join(dataDirectory, PROGRESS_FILE),
    Buffer.from(`${JSON.stringify(saved, null, 2)}\n`),
  );
}

/** Says what was done since progress was kept; nothing where it never was. @throws CommandError where the file cannot be read */
export function progressText(dataDirectory: string, findings: readonly Finding[]): string | undefined {
  const file = join(dataDirectory, PROGRESS_FILE);
  if (!existsSync(file)) return undefined;
  const saved = savedSchema.safeParse(parsed(readFileSync(file, 'utf8')));
  if (!saved.success)
    throw new CommandError(`${file} cannot be read: remove it, and keep progress anew by --save.`);
  const { day, open } = saved.data;
  const [before, now] = [new Set(open), new Set(findings.map(nameOf))];
  const done = [...before].filter((name) => !now.has(name)).length;
  const added = [...now].filter((name) => !before.has(name)).length;
  return `Since ${formatDate(day)}: ${done} of ${before.size} done, ${added} new.`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const nameOf = ({ where, says }: Finding) => `${where}: ${says}`;
