import { ADDRESS, GUIDE, LISTED, NEW_TOPIC, TIME } from '../forms/fields.ts';
import type { Field } from '../forms/form-of-schema.ts';
import type { Values } from './write-yaml.ts';
import { isMap } from './write-yaml.ts';

/**
 * Gives each switch of a form the position that it stands for where its file says nothing: Decap shows one without a value as off.
 */
export function withSwitches(values: Values, fields: Field[]): Values {
  const parts = fields.flatMap(({ name, default: position, fields: inner }) => {
    if (inner && name in values) return [[name, inParts(values[name], inner)]];
    return typeof position === 'boolean' && !(name in values) ? [[name, position]] : [];
  });
  return { ...values, ...Object.fromEntries(parts) };
}

function inParts(value: unknown, fields: Field[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => inParts(entry, fields));
  return isMap(value) ? withSwitches(value, fields) : value;
}

/** Makes the values of the form from those of a file: a cover with a name for each of its kinds, and a time beside the day. */
export function formOfFile(values: Values): Values {
  const { cover, date } = values;
  const { day, time } = momentOf(date);
  return {
    ...values,
    ...(typeof cover === 'string' && { cover: { drawing: cover } }),
    ...(time !== undefined && { date: day, [TIME]: time }),
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
    const kept = known.has(name) || name === NEW_TOPIC ? filled(value) : value;
    const isItself = kept === known.get(name)?.default && !(name in before);
    if (kept !== undefined && !isItself) values[name] = name === 'cover' ? coverOf(kept) : kept;
  }
  const { [TIME]: time, [NEW_TOPIC]: topic, [LISTED]: _listed, ...others } = values;
  for (const name of [ADDRESS, GUIDE]) if (known.has(name)) delete others[name];
  if (known.has(TIME) && others['date'] !== undefined)
    others['date'] = dateOf(others['date'], time, before['date']);
  if (typeof topic === 'string') others['tags'] = [...listOf(others['tags']), topic.trim()];
  return others;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const MOMENT = /^(?<day>\d{4}-\d\d-\d\d)[T ](?<time>\d\d:\d\d)$/;

/** The day and the time that a date in a file tells. */
function momentOf(date: unknown): { day: unknown; time?: string | undefined } {
  const { day = date, time } = (typeof date === 'string' && MOMENT.exec(date)?.groups) || {};
  return { day, time };
}

/** The date that a file has for a day and a time; written as before where it is the same. */
function dateOf(day: unknown, time: unknown, before: unknown): unknown {
  const was = momentOf(before);
  if (was.day === day && was.time === time) return before;
  return time === undefined ? day : `${day} ${time}`;
}

const without = (values: Values, known: Map<string, unknown>): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !known.has(name)));

/** A picture wins over a drawing, which may be beside it from before. */
function coverOf(cover: unknown): unknown {
  if (!isMap(cover)) return cover;
  const { drawing, ...picture } = cover;
  return Object.keys(picture).length > 0 ? picture : drawing;
}

/** A value without its empty parts; nothing when it has no others. */
export function filled(value: unknown): unknown {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined;
  if (Array.isArray(value)) return value.length > 0 ? value : undefined;
  if (!isMap(value)) return value;
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const kept = filled(part);
    return kept === undefined ? [] : [[name, kept]];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}
