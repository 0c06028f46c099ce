import { z } from 'zod';
import type { Files } from '../../content/formats/errors.ts';
import { readYaml } from '../../content/formats/yaml.ts';
import type { Finding } from './launch-text.ts';

const HOW = 'docs/content.md, Pictures';

const named = z.object({
  name: z.string(),
  photo: z.unknown().optional(),
  sample: z.boolean().default(false),
});
const peopleSchema = z.record(z.string(), named);
const memberSchema = z.object({ person: z.string() });
const aboutSchema = z.object({
  founders: z.object({ people: z.array(memberSchema) }),
  team: z.object({ people: z.array(memberSchema) }),
});
const brandsSchema = z.array(
  z.object({
    name: z.string(),
    sign: z.unknown().optional(),
    logo: z.unknown().optional(),
    sample: z.boolean().default(false),
  }),
);
const photographsSchema = z.record(z.string(), z.unknown());

/** Whose trucks and stores nobody sees yet. */
const WANTED = { haulage: 'a truck', warehousing: 'a store' };

/** People by the ids that pages name them by. */
export type ShownPeople = Readonly<Record<string, { name: string; photo?: unknown }>>;

/**
 * Finds what is drawn or invented where visitors expect to see the company as it is; unreadable content is reported elsewhere.
 * @param ofSpace the people of the content service, who replace those of the files
 */
export function pictureFindings(content: Files, ofSpace: ShownPeople): Finding[] {
  return [...faceless(content, ofSpace), ...inventedSigns(content), ...unseen(content)];
}

/** Those whom the about page shows with a painted face. */
function faceless(content: Files, ofSpace: ShownPeople): Finding[] {
  const people: ShownPeople = { ...read(content, 'people.yaml', peopleSchema), ...ofSpace };
  const about = read(content, 'pages/about.yaml', aboutSchema);
  const shown = [...(about?.founders.people ?? []), ...(about?.team.people ?? [])];
  const without = shown.flatMap(({ person }) => {
    const one = people[person];
    return one && !one.photo ? [one.name] : [];
  });
  if (without.length === 0) return [];
  const says = `have a painted face on the about page: put a photograph of each into people.yaml, or into their entry in the space (${HOW})`;
  return [{ where: 'portraits', says: `${without.join(', ')} ${says}`, level: 'should', who: 'marketing' }];
}

/** A sign of ours beside the name of a client who exists would pass for their logo. */
function inventedSigns(content: Files): Finding[] {
  const brands = read(content, 'brands.yaml', brandsSchema) ?? [];
  return brands.flatMap(({ name, sign, logo, sample }) =>
    sample || logo || !sign
      ? []
      : [
          {
            where: `brands.yaml: “${name}”.sign`,
            item: name,
            who: 'marketing' as const,
            says: `is an invented sign beside a real name, '${name}': put in the logo, or take the sign out (${HOW})`,
          },
        ],
  );
}

function unseen(content: Files): Finding[] {
  const boards = read(content, 'photographs.yaml', photographsSchema) ?? {};
  const missing = Object.entries(WANTED).filter(([page]) => !boards[page]);
  if (missing.length === 0) return [];
  const [pages, things] = [missing.map(([page]) => page), missing.map(([, thing]) => thing)];
  return [
    {
      where: 'photographs',
      level: 'nice',
      who: 'marketing',
      says: `of ${things.join(' and of ')} are missing: put one into photographs.yaml under ${pages.join(' and ')} (${HOW})`,
    },
  ];
}

function read<Shape>(content: Files, file: string, schema: z.ZodType<Shape>): Shape | undefined {
  const text = content.get(file);
  return text === undefined ? undefined : schema.safeParse(readYaml(text).value).data;
}
