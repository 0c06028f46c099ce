import { ENTRY_KINDS, KINDS, kindOfFile } from '#domain/entries/entry-kinds.ts';
import { FAQ_CATEGORIES, faqPath } from '#domain/entries/faq.ts';
import { authorPath } from '#domain/entries/people.ts';
import { FOUND_PAGES } from '#domain/pages/page-records.ts';
import { lanePath } from '#domain/price/lanes.ts';
import { destination } from '#domain/shared/links.ts';
import { PAGE_PATHS } from '#domain/shared/page-paths.ts';
import { linkError } from '../../check/addresses.ts';
import { copyPaths, fileOfPage } from '../../entries/entry-targets.ts';
import { entryPath } from '../../entries/site-entry.ts';
import { FIXED_PATHS, pathOf } from '../../entries/site-links.ts';
import { readFiles } from '../../files/files.ts';
import type { Files } from '../../formats/errors.ts';
import { readYaml } from '../../formats/yaml.ts';
import { headsOf, listOf, mapOf, namedOf, placesOf } from './choices.ts';
import { spelledOut } from './labels.ts';

/** A page of the site that a text can link to. */
export interface LinkTarget {
  label: string;
  /** What it is, in a word. */
  kind: string;
  address: string;
  /** Whether it can be shown as a card. */
  isEntry?: true;
}

/** The pages that a text can link to, by their names; drafts have none. */
export async function linkTargets(directory: string): Promise<LinkTarget[]> {
  const files = await readFiles(directory);
  const pages = FOUND_PAGES.map((name) => ({
    label: spelledOut(name),
    kind: 'page',
    address: PAGE_PATHS[name],
  }));
  const answers = FAQ_CATEGORIES.map((category) => ({
    label: `FAQ: ${spelledOut(category)}`,
    kind: 'page',
    address: faqPath(category),
  }));
  return [...pages, ...answers, ...entriesOf(files), ...lanesOf(files)];
}

function entriesOf(files: Files): LinkTarget[] {
  const heads = headsOf(files).filter(({ head }) => head['draft'] !== true);
  return ENTRY_KINDS.flatMap((kind) =>
    heads.flatMap((each) =>
      namedOf(each, kind).map(({ label, address }) => ({
        label,
        kind: KINDS[kind].one,
        address,
        isEntry: true as const,
      })),
    ),
  );
}

const LANE = /^lanes\/(?<slug>[a-z0-9-]+)\.yaml$/;

const laneSlugs = (files: Files): string[] =>
  [...files.keys()].flatMap((file) => LANE.exec(file)?.groups?.['slug'] ?? []);

function lanesOf(files: Files): LinkTarget[] {
  const places = new Map(
    placesOf(saidBy(files, 'roads/places.yaml')).map(({ value, label }) => [value, label]),
  );
  return laneSlugs(files).map((slug) => {
    const { from, to } = mapOf(saidBy(files, `lanes/${slug}.yaml`));
    const label = [from, to].map((place) => places.get(String(place)) ?? spelledOut(String(place)));
    return { label: label.join(' to '), kind: 'route', address: lanePath({ slug }) };
  });
}

/** What a file says; nothing where it cannot be read. */
function saidBy(files: Files, file: string): unknown {
  try {
    return readYaml(files.get(file) ?? '').value;
  } catch {
    return undefined;
  }
}

/** Every address that leads to a page: also those that entries and pages had before. */
function knownPaths(files: Files, targets: LinkTarget[]): Set<string> {
  const former = headsOf(files).flatMap(({ file, head }) => {
    const kind = kindOfFile(file);
    const [, letter = ''] = file.split('/');
    return kind
      ? listOf(head['formerly']).map((slug) => entryPath({ kind, letter: letter.toUpperCase(), slug }))
      : [];
  });
  const redirects = Object.fromEntries(
    Object.entries(mapOf(saidBy(files, 'redirects.yaml'))).map(([from, to]) => [from, String(to)]),
  );
  const written = saidBy(files, 'videos.yaml');
  const videos = (Array.isArray(written) ? written : []).map(mapOf).map(({ id }) => ({ id: Number(id) }));
  const people = Object.keys(mapOf(saidBy(files, 'people.yaml'))).map(authorPath);
  const copied = copyPaths({ videos, lanes: {}, people: {}, redirects });
  return new Set([...FIXED_PATHS, ...targets.map(({ address }) => address), ...former, ...people, ...copied]);
}

/**
 * Tells what is wrong with an address for a link, by the rules of the check; nothing where it leads somewhere.
 * @param directory the content folder
 */
export async function addressError(uri: string, directory: string): Promise<string | undefined> {
  if (destination(uri) === 'unsafe')
    return 'This is no address: choose a page, or write a web address, an email address or a phone number.';
  const files = await readFiles(directory);
  const known = knownPaths(files, await linkTargets(directory));
  const isDraft = files.has(fileOfPage(pathOf(uri) ?? '') ?? '');
  return linkError({ file: '', uri, isDraft }, { has: (path) => known.has(path), anchors: () => undefined });
}
