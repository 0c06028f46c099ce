import type { z } from 'zod';
import { remedy } from '../formats/error-messages.ts';

type FixedWords = z.core.$ZodIssueInvalidValue & { input: string; values: [string] };

/**
 * Reads copy of another language than the default one: where the schema holds words of the specification, the translation may have
 * words of its own. All else that the schema asks for holds in every language.
 * @param tree what the files hold; changed
 */
export function parseTranslated<Schema extends z.ZodType>(
  schema: Schema,
  tree: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  const params = { error: remedy, reportInput: true };
  const first = schema.safeParse(tree, params);
  const fixed = (first.error?.issues ?? []).filter(isFixedWords);
  if (fixed.length === 0) return first;
  for (const { path, values } of fixed) put(tree, path, values[0]);
  const second = schema.safeParse(tree, params);
  if (second.success) for (const { path, input } of fixed) put(second.data, path, input);
  return second;
}

/** One text alone is allowed, and it is no path. */
function isFixedWords(issue: z.core.$ZodIssue): issue is FixedWords {
  if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return false;
  const [words, ...others] = issue.values;
  return typeof words === 'string' && others.length === 0 && !words.startsWith('/');
}

function put(tree: unknown, path: PropertyKey[], value: string): void {
  const holder = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as Tree)[key], tree);
  (holder as Tree)[path.at(-1) ?? ''] = value;
}

type Tree = Record<PropertyKey, unknown>;
