import { z } from 'zod';
import type { ServiceAccess } from './service.ts';

/** To be raised when entries are made of resources in another way: everything is then copied anew. */
export const SHAPE = 3;

/** How fields and tags are read. */
export interface Reading {
  /** Locales in which a value is looked for, first to last. */
  locales: string[];
  /** Names of tags by id. */
  tags: Map<string, string>;
}

/** Where a copy of the service's content stands: the token that the next sync begins with, and how it was read so far. */
export interface Position extends Reading {
  sync: string;
}

const originSchema = z.object({ source: z.string() });
const positionSchema = originSchema.extend({
  shape: z.literal(SHAPE),
  sync: z.string(),
  locales: z.array(z.string()),
  tags: z.array(z.tuple([z.string(), z.string()])),
});

/** A position as text. */
export function writePosition(access: ServiceAccess, { sync, locales, tags }: Position): string {
  return JSON.stringify({ shape: SHAPE, source: sourceOf(access), sync, locales, tags: [...tags] });
}

/** The position that a text tells; nothing when it is one of another version, or in another space or environment. */
export function readPosition(access: ServiceAccess, text: string): Position | undefined {
  const { data } = positionSchema.safeParse(JSON.parse(text));
  if (data?.source !== sourceOf(access)) return undefined;
  return { sync: data.sync, locales: data.locales, tags: new Map(data.tags) };
}

/** Whether a position, of this or of another version, is in this space and environment. */
export function isOfSpace(access: ServiceAccess, text: string | undefined): boolean {
  return text !== undefined && originSchema.safeParse(JSON.parse(text)).data?.source === sourceOf(access);
}

function sourceOf({ host, space, environment }: ServiceAccess): string {
  return `${host}/${space}/${environment}`;
}
