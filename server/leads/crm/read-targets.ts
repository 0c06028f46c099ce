import { parseDocument } from 'yaml';
import { z } from 'zod';
import type { Target } from './kinds.ts';
import { TARGET_KINDS } from './kinds.ts';

const NAME = /^[a-z][a-z0-9-]{0,30}$/;
const KIND_NAMES = Object.keys(TARGET_KINDS) as (keyof typeof TARGET_KINDS)[];
const ofSomeKind = z.looseObject({
  kind: z.enum(KIND_NAMES, `write a kind: one of ${KIND_NAMES.join(', ')}`),
});
const WRITE_NAMES = 'write a name of small letters, digits and - for each target, and below it what it is';

/** The targets as they are written, in YAML or JSON: a name each, and what stands below it. A fault repeats no value: some are secrets. */
export const targetList = z.string().transform((text, context): Target[] => {
  const fault = (message: string) => context.addIssue({ code: 'custom', message });
  const document = parseDocument(text);
  const [broken] = document.errors;
  if (broken) {
    fault(`the text is no YAML (line ${broken.linePos?.[0].line ?? 1}): ${broken.code}`);
    return [];
  }
  const written: unknown = document.toJS();
  if (typeof written !== 'object' || written === null || Array.isArray(written)) {
    fault(WRITE_NAMES);
    return [];
  }
  return Object.entries(written).flatMap(([name, value]) => {
    if (!NAME.test(name)) {
      fault(WRITE_NAMES);
      return [];
    }
    const { data, error } = readOne(value);
    for (const issue of error?.issues ?? []) fault([name, ...issue.path, said(issue)].map(String).join(': '));
    if (!data) return [];
    const target = { ...data, channel: `webhook:${name}` as const };
    if (target.allowPrivate || !target.url.startsWith('http:')) return [target];
    fault(`${name}: url: write an https address; http is for a private network (private: true)`);
    return [];
  });
});

function said(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys') return issue.message;
  return `there is no ${issue.keys.join(', ')} here; remove it`;
}

/** Reads the value below a name as its kind does. */
function readOne(value: unknown) {
  const known = ofSomeKind.safeParse(value);
  return known.success ? TARGET_KINDS[known.data.kind].written.safeParse(value) : known;
}
