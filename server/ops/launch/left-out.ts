import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readYaml } from '../../content/formats/yaml.ts';
import { CommandError } from '../../platform/command-error.ts';
import type { Finding } from './finding.ts';

/** Beside the database, so that it is not the copy of whoever deploys. */
export const LEFT_OUT_FILE = 'left-out.yaml';

const leftOutSchema = z.record(z.string(), z.string().trim().min(3));

/** What the company leaves out on purpose, with the reason of each. */
export type LeftOut = z.output<typeof leftOutSchema>;

/**
 * Reads what is left out on purpose: lines like `TAG_MANAGER_ID: we count without cookies`.
 * @throws CommandError where a line has no reason
 */
export function readLeftOut(dataDirectory: string): LeftOut {
  const file = join(dataDirectory, LEFT_OUT_FILE);
  if (!existsSync(file)) return {};
  const { value, error } = readYaml(readFileSync(file, 'utf8'));
  const read = leftOutSchema.safeParse(value ?? {});
  if (error || !read.success)
    throw new CommandError(
      `${file}: ${error ?? 'write the name of each thing, a colon and why it is left out: TAG_MANAGER_ID: we count without cookies'}`,
    );
  return read.data;
}

/** Whether a finding is left out: by the whole of where it is, or by the file or variable that it begins with. */
export const isLeftOut = ({ where }: Finding, leftOut: LeftOut): boolean =>
  where in leftOut || where.replace(/: .*/s, '') in leftOut;
