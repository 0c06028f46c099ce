import type { EditedEntry, TypedEntry } from '#domain/entries/drafts.ts';

/** An entry in the form in which the content service's own libraries hand it out, which its editor knows. */
export interface Entity {
  sys: { id: string; type: 'Entry'; createdAt: string; updatedAt: string } & Record<string, unknown>;
  metadata: { tags: unknown[] };
  fields: Record<string, unknown>;
}

const linkTo = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

/** The entry that the editor is told to send changes of. */
export function asEntity({ id, space, environment, contentType, ...entry }: EditedEntry): Entity {
  const { createdAt, updatedAt, locale, tags, fields } = entry;
  return {
    sys: {
      id,
      type: 'Entry',
      createdAt,
      updatedAt,
      locale,
      space: linkTo('Space', space),
      environment: linkTo('Environment', environment),
      contentType: linkTo('ContentType', contentType),
    },
    metadata: { tags: tags.map((tag) => linkTo('Tag', tag)) },
    fields,
  };
}

/**
 * Makes the server's form of an entry that the editor has sent.
 * @param given from the editor: links in it may be resolved, and lead round in circles
 * @param known the entry as it was when the page was made
 */
export function asTyped(given: unknown, { id, contentType, ...known }: EditedEntry): TypedEntry {
  const { sys, metadata, fields } = record(given);
  const { createdAt, updatedAt } = record(sys);
  const tags = record(metadata)['tags'];
  return {
    id,
    contentType,
    createdAt: typeof createdAt === 'string' ? createdAt : known.createdAt,
    updatedAt: typeof updatedAt === 'string' ? updatedAt : known.updatedAt,
    localeOf: known.localeOf,
    tags: Array.isArray(tags) ? tags.flatMap((tag) => idOf(tag) ?? []) : known.tags,
    fields: record(withLinks(record(fields))),
  };
}

/** A value with links in the place of the entries and assets that they were resolved to. */
function withLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLinks);
  if (typeof value !== 'object' || value === null) return value;
  const { type } = record(record(value)['sys']);
  const id = idOf(value);
  if (id !== undefined && (type === 'Entry' || type === 'Asset')) return linkTo(type, id);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withLinks(each)]));
}

function idOf(value: unknown): string | undefined {
  const { id } = record(record(value)['sys']);
  return typeof id === 'string' ? id : undefined;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
