import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** Judges a form by the schema that the server uses too; of several faults in a field, the first is told. */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: ZodMiniType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (typed) => {
    const judged = schema.safeParse(typed);
    if (judged.success) return { values: judged.data, errors: {} };
    const faults: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of judged.error.issues) {
      faults[String(path[0])] ??= { type: 'schema', message };
    }
    return { values: {}, errors: faults as FieldErrors<Input> };
  };
}
