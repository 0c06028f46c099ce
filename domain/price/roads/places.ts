import { z } from 'zod';
import { ZONES } from '../../company/states.ts';
import { fold } from './fold.ts';

/** The role of a place for a load: a state's capital, a sea port, a border post, works, a market, or a town on the road. */
export const PLACE_KINDS = ['capital', 'port', 'border', 'industry', 'market', 'town'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

const STATES = ZONES.flatMap(({ states }) => states);

/** The square that Nigeria lies in, in degrees. */
const SOUTH = 4.2;
const NORTH = 13.9;
const WEST = 2.6;
const EAST = 14.7;

export const placeSlug = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'write small letters and hyphens');

const placeSchema = z.strictObject({
  slug: placeSlug.describe('its id in the other files and in addresses'),
  name: z.string().min(2).max(40),
  state: z.enum(STATES).describe('as the constitution spells it'),
  kinds: z.array(z.enum(PLACE_KINDS)).min(1),
  latitude: z.number().min(SOUTH).max(NORTH).describe('degrees north'),
  longitude: z.number().min(WEST).max(EAST).describe('degrees east'),
  city: placeSlug.optional().describe('the city that sources mean when they give a distance from here'),
  aliases: z.array(z.string().min(2).max(40)).default([]).describe('other names and spellings'),
});

/** A place that a load can be sent from or to. */
export type Place = z.infer<typeof placeSchema>;

/** The places of `content/roads/places.yaml`; no slug and no name, as `fold` writes it, stands for two of them. */
export const placesSchema = z.array(placeSchema).superRefine((places, context) => {
  const slugs = new Set<string>();
  const names = new Map<string, string>();
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  for (const [index, { slug, name, aliases }] of places.entries()) {
    if (slugs.has(slug)) refuse([index, 'slug'], `'${slug}' is taken: choose another`);
    slugs.add(slug);
    for (const [position, text] of [name, ...aliases].entries()) {
      const path = position === 0 ? [index, 'name'] : [index, 'aliases', position - 1];
      const owner = names.get(fold(text));
      if (owner) refuse(path, `'${text}' already leads to '${owner}': remove it`);
      names.set(fold(text), slug);
    }
  }
});
