/** A page that is kept, by its address. */
export interface KeptPage {
  url: string;
  bytes: number;
  names: Iterable<string>;
}

/** A file that is kept, by its name, and the names that stand in it. */
export interface KeptFile {
  bytes: number;
  names: Iterable<string>;
}

/**
 * Chooses what stays: pages in their order as long as they fit with the files that they name, directly or through other files.
 * @param pages the first to stay comes first
 * @param room bytes for pages and files together
 * @returns addresses of pages and names of files; what is not among them goes
 */
export function fitting(
  pages: readonly KeptPage[],
  files: ReadonlyMap<string, KeptFile>,
  room: number,
): { pages: Set<string>; files: Set<string> } {
  const chosen = { pages: new Set<string>(), files: new Set<string>() };
  let left = room;
  for (const page of pages) {
    const needed = filesNamed(page.names, files, chosen.files);
    const weight = [...needed].reduce((sum, name) => sum + (files.get(name)?.bytes ?? 0), page.bytes);
    if (weight > left) break;
    left -= weight;
    chosen.pages.add(page.url);
    for (const name of needed) chosen.files.add(name);
  }
  return chosen;
}

function filesNamed(
  names: Iterable<string>,
  files: ReadonlyMap<string, KeptFile>,
  known: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const file = files.get(name);
    if (!file || known.has(name) || found.has(name)) continue;
    found.add(name);
    open.push(...file.names);
  }
  return found;
}
