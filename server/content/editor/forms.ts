import type { Field } from './fields.ts';

/** Fields of an entry, by name. */
export type Values = Record<string, unknown>;

/** Makes the values of the form from those of a file: a cover with a name for each of its kinds, and every switch. */
export function formOfFile(values: Values, fields: Field[]): Values {
  const switches = fields.flatMap(({ name, default: position }) =>
    position === undefined ? [] : [[name, position]],
  );
  const { cover } = values;
  return {
    ...Object.fromEntries(switches),
    ...values,
    ...(typeof cover === 'string' && { cover: { drawing: cover } }),
  };
}

/**
 * Makes the values of a file from those of the form: no empty value, and no switch that stands as it does by itself.
 * @param before fields of the file so far; those that the form does not know stay
 */
export function fileOfForm(form: Values, fields: Field[], before: Values): Values {
  const known = new Map(fields.map((field) => [field.name, field]));
  const values: Values = {};
  for (const [name, value] of Object.entries({ ...without(before, known), ...form })) {
    const kept = known.has(name) ? filled(value) : value;
    const isItself = kept === known.get(name)?.default && !(name in before);
    if (kept !== undefined && !isItself) values[name] = name === 'cover' ? coverOf(kept) : kept;
  }
  return values;
}

const without = (values: Values, known: Map<string, unknown>): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !known.has(name)));

/** A picture wins over a drawing, which may stand beside it from before. */
function coverOf(cover: unknown): unknown {
  if (!isMap(cover)) return cover;
  const { drawing, ...picture } = cover;
  return Object.keys(picture).length > 0 ? picture : drawing;
}

/** A value without its empty parts; nothing when it has no others. */
function filled(value: unknown): unknown {
  if (value === '' || value === null) return undefined;
  if (Array.isArray(value)) return value.length > 0 ? value : undefined;
  if (!isMap(value)) return value;
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const kept = filled(part);
    return kept === undefined ? [] : [[name, kept]];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/** Whether a value has fields of its own. */
export function isMap(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
