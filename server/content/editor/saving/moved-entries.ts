/** What a new address of an entry, or its end, changes in the other files of the content folder. */
import { isDeepStrictEqual } from 'node:util';
import { ARTICLES, type EntryKind, kindOfFile } from '#domain/entries/entry-kinds.ts';
import { GONE } from '#domain/pages/redirects.ts';
import { lanePath } from '#domain/price/lanes.ts';
import { publicationInstant } from '#domain/shared/dates.ts';
import { textFile } from '../../entries/guides.ts';
import { entryPath } from '../../entries/site-entry.ts';
import type { Files } from '../../formats/errors.ts';
import { collectionOf, nameOfFile } from '../forms/fields.ts';
import { partsOf, valuesOf } from '../writing/entry-text.ts';
import { Refused } from '../writing/refused.ts';
import { type Values, writeFields } from '../writing/write-yaml.ts';

/** The texts that files have from now on, by path below the content folder; a file without one goes. */
export type Changes = Map<string, string | undefined>;

/** Where an entry is. */
interface Place {
  kind: EntryKind | 'lane';
  folder: string;
  /** Last part of its address. */
  name: string;
  /** Address of its page. */
  address: string;
}

/** The file of old addresses. */
const REDIRECTS = 'redirects.yaml';

/**
 * Gives an entry another address. Links to it follow, in all files, and the old address leads to it.
 * @param from its file so far
 * @param to its file from now on
 * @param text of that file
 */
export function renamed(files: Files, from: string, to: string, text: string): Changes {
  const [old, now] = [placeOf(from), placeOf(to)];
  if (!old || !now) throw new Refused(`${from} has no address.`);
  const others = new Map(files);
  others.delete(from);
  const changes = freed(others, to);
  for (const [file, before] of others) {
    if (file === REDIRECTS || (changes.has(file) && changes.get(file) === undefined)) continue;
    const followed = withLinks(changes.get(file) ?? before, old, now);
    const after = kindOfFile(file) === old.kind ? withRelated(followed, old, now) : followed;
    if (after !== before) changes.set(file, after);
  }
  moveGuideText(files, changes, old, now);
  const former = formerNames(text);
  // A lane has no field for them.
  const isBeside = old.folder === now.folder && now.kind !== 'lane';
  const own = withLinks(text, old, now);
  changes.set(from, undefined);
  changes.set(to, withFormer(own, isBeside ? without([...former, old.name], now.name) : []));
  // Earlier names are those of the same folder: elsewhere, the file of redirects has them.
  const led = isBeside ? [] : [old.address, ...former.map((name) => addressBeside(old, name))];
  return redirected(files, changes, (redirects) => ({
    ...Object.fromEntries(
      Object.entries(redirects)
        .map(([path, target]) => [path, target === old.address ? now.address : target])
        .filter(([path, target]) => path !== target && path !== now.address),
    ),
    ...Object.fromEntries(led.map((path) => [path, now.address])),
  }));
}

/** Withdraws an entry: those of its addresses that visitors may know say that it is gone. */
export function withdrawn(files: Files, file: string): Changes {
  const place = placeOf(file);
  const text = files.get(file) ?? '';
  const changes: Changes = new Map([[file, undefined]]);
  if (!place) return changes;
  if (place.kind === 'guide' && files.has(textFile(place.name))) changes.set(textFile(place.name), undefined);
  const known = [place.address, ...formerNames(text).map((name) => addressBeside(place, name))];
  const gone = isPublished(place.kind, partsOf(text).values) ? known : [];
  return redirected(files, changes, (redirects) => ({
    ...Object.fromEntries(
      Object.entries(redirects).map(([path, target]) => [
        path,
        known.includes(String(target)) ? GONE : target,
      ]),
    ),
    ...Object.fromEntries(gone.map((path) => [path, GONE])),
  }));
}

/** Takes an address that an entry gets out of what leads elsewhere from there, and would lead past the entry. */
export function freed(files: Files, to: string): Changes {
  const changes: Changes = new Map();
  const place = placeOf(to);
  if (!place) return changes;
  const { folder, name, address } = place;
  for (const [file, text] of files) {
    if (!file.startsWith(`${folder}/`) || !kindOfFile(file)) continue;
    const former = formerNames(text);
    if (former.includes(name)) changes.set(file, withFormer(text, without(former, name)));
  }
  return redirected(files, changes, (redirects) =>
    Object.fromEntries(Object.entries(redirects).filter(([path]) => path !== address)),
  );
}

/** An entry's text with the earlier names that a form did not know, which was opened before the entry got its name. */
export function withKnownNames(text: string, before: string): string {
  return withFormer(text, [...new Set([...formerNames(text), ...formerNames(before)])]);
}

function placeOf(file: string): Place | undefined {
  const folder = file.slice(0, file.lastIndexOf('/'));
  const name = nameOfFile(file);
  const kind = kindOfFile(file);
  if (!kind && collectionOf(file)?.name === 'lanes')
    return { kind: 'lane', folder, name, address: lanePath({ slug: name }) };
  if (!kind) return undefined;
  const letter = kind === 'term' ? folder.slice(folder.lastIndexOf('/') + 1).toUpperCase() : '';
  return { kind, folder, name, address: entryPath({ kind, letter, slug: name }) };
}

const addressBeside = ({ address, name }: Place, other: string) =>
  address.slice(0, address.length - name.length) + other;

/** Whether visitors can see an entry, or could until it is withdrawn. */
const isPublished = (kind: Place['kind'], values: Values) =>
  values['draft'] !== true && !isScheduled(kind, values);

/** Whether the day and time of an entry are still to come. */
export const isScheduled = (kind: Place['kind'], { date }: Values): boolean =>
  kind in ARTICLES && publicationInstant(String(date).replace(' ', 'T')).getTime() > Date.now();

/** A text whose links to an address lead to another one, with what is behind it, such as the name of a heading. */
function withLinks(text: string, { address }: Place, now: Place): string {
  if (!text.includes(address)) return text;
  return text.replaceAll(new RegExp(`(?<![\\w.:/-])${address}(?![\\w-]|[./]\\w)`, 'g'), now.address);
}

/** An entry that names another one as related, by its new name. */
function withRelated(text: string, { name }: Place, now: Place): string {
  if (!text.includes(name)) return text;
  const { head, values } = partsOf(text);
  const { related } = values;
  if (!Array.isArray(related) || !related.includes(name)) return text;
  const names = related.map((each) => (each === name ? now.name : each));
  return text.replace(head, () => writeFields(head, { ...values, related: names }));
}

function moveGuideText(files: Files, changes: Changes, old: Place, now: Place): void {
  const [from, to] = [textFile(old.name), textFile(now.name)];
  if (old.kind !== 'guide' || !files.has(from)) return;
  changes.set(to, changes.get(from) ?? files.get(from));
  changes.set(from, undefined);
}

function formerNames(text: string): string[] {
  if (!text.includes('formerly')) return [];
  const { formerly } = partsOf(text).values;
  return Array.isArray(formerly) ? formerly.map(String) : [];
}

function withFormer(text: string, names: string[]): string {
  const { head, values } = partsOf(text);
  const { formerly, ...others } = values;
  if (isDeepStrictEqual(formerly ?? [], names)) return text;
  const all = names.length > 0 ? { ...values, formerly: names } : others;
  return text.replace(head, () => writeFields(head, all));
}

const without = (names: string[], name: string) => [...new Set(names)].filter((each) => each !== name);

/** Adds what redirects become to changes. */
function redirected(
  files: Files,
  changes: Changes,
  change: (redirects: Record<string, unknown>) => Record<string, unknown>,
): Changes {
  const text = files.get(REDIRECTS) ?? '';
  const before = valuesOf(text);
  const after = change(before);
  if (isDeepStrictEqual(before, after)) return changes;
  return changes.set(REDIRECTS, Object.keys(after).length > 0 ? writeFields(text, after) : undefined);
}
