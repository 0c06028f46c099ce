import leven from 'leven';
import { ENTRY_KINDS, KINDS, kindOfFile, kindOfFolder } from '#domain/entries/entry-kinds.ts';
import { FAQ_CATEGORIES } from '#domain/entries/faq.ts';
import { slug } from '#domain/shared/slug.ts';
import { IMAGES_FOLDER } from '../../media/pictures/pictures.ts';
import { COPY_FOLDERS } from '../copy/copy.ts';
import { RATES_FOLDER } from '../copy/rate-cards.ts';
import { LOCALES_FOLDER, standardPlace } from '../files/locale-files.ts';
import { alreadyThere, type Problem } from '../formats/errors.ts';

const READ = [
  /^[^/]+\.yaml$/,
  /^guides\/[^/.]+\.pdf\.md$/,
  /^privacy\.md$/,
  /^README\.md$/,
  /^images\/[^/]+$/,
];
const YAML_IN_FOLDER = /^(?<folder>[^/]+\/)[^/]+\.yaml$/;
const YAML_FOLDERS = [...COPY_FOLDERS.map((folder) => `${folder}/`), RATES_FOLDER];
/** Folders besides those of entries. */
const FOLDERS = [IMAGES_FOLDER, 'questions', ...COPY_FOLDERS, RATES_FOLDER.replace('/', '')];
/** Ending of the text of a guide's PDF. */
const PDF_TEXT = '.pdf.md';
const OTHER_ENDING = /\.(markdown|mdown|mdx|md\.txt|txt|md)$/i;

/** Read in the default language alone (docs/decisions/0071-localization.md). */
const OF_DEFAULT_LANGUAGE = [/^emails\.yaml$/, /\.pdf\.md$/];

const QUESTIONS = new Set(FAQ_CATEGORIES.map((id) => `questions/${id}.md`));

/**
 * Names the files of the content folder that nothing reads, as an editor would wonder why one is not shown.
 * @param elsewhere files that entries of the content service would have
 */
export function unreadFiles(paths: Iterable<string>, elsewhere: Iterable<string> = []): Problem[] {
  const files = [...paths];
  const all = new Set([...files, ...elsewhere]);
  return files.flatMap((file) => {
    const place = standardPlace(file);
    if (place !== file && OF_DEFAULT_LANGUAGE.some((pattern) => pattern.test(place)))
      return [{ file, message: `is not read: ${place} is used in the default language only` }];
    if (!isRead(place)) return [{ file, message: `is not read: ${remedyFor(file, all)}` }];
    const page = file.endsWith(PDF_TEXT) ? `${file.slice(0, -PDF_TEXT.length)}.md` : file;
    return all.has(page) || all.has(standardPlace(page))
      ? []
      : [{ file, message: `is not read: there is no page ${page} that it belongs to` }];
  });
}

const isRead = (path: string): boolean =>
  QUESTIONS.has(path) ||
  kindOfFile(path) !== undefined ||
  YAML_FOLDERS.includes(YAML_IN_FOLDER.exec(path)?.groups?.['folder'] ?? '') ||
  READ.some((pattern) => pattern.test(path));

/** Gives a file the name that is meant, unless another file has it. */
const renamed = (to: string, all: ReadonlySet<string>, remedy: string): string =>
  all.has(to) ? alreadyThere(to) : remedy;

function remedyFor(file: string, all: ReadonlySet<string>): string {
  const folders = file.split('/');
  const name = folders.pop() ?? '';
  const [folder = ''] = folders;
  if (`${folder}/` === LOCALES_FOLDER)
    return 'give it the name and place of a file of the content folder, below a language of domain/shared/locale.ts';
  const kind = kindOfFolder(folder);
  if (!kind) return meantBy(file, all) ?? 'move it out of the content folder';
  if (!OTHER_ENDING.test(name))
    return `an entry is a file that ends in .md; a picture belongs into ${IMAGES_FOLDER}/`;
  const depth = KINDS[kind].depth + 1;
  if (folders.length < depth) return 'move it into the folder of its letter';
  const place = folders.slice(0, depth).join('/');
  const valid = `${slug(name.replace(OTHER_ENDING, ''))}.md`;
  const remedy =
    folders.length > depth
      ? `move it to ${place}/${valid}: folders below ${place}/ are not looked into`
      : `rename it to ${valid}`;
  return renamed(`${place}/${valid}`, all, remedy);
}

/** Endings that people give to YAML files. */
const YAML_ENDING = /\.(yml|yaml\.txt|yaml)$/i;
/** A slip changes one letter, or two where they change places. */
const SLIP = 2;

/** The file or folder that a name is nearly that of. */
function meantBy(file: string, all: ReadonlySet<string>): string | undefined {
  const [folder = '', ...rest] = file.split('/');
  const asYaml = file.replace(YAML_ENDING, '.yaml').toLowerCase();
  if (asYaml !== file && isRead(asYaml)) return renamed(asYaml, all, `rename it to ${asYaml}`);
  if (rest.length === 0) return undefined;
  const known = [...ENTRY_KINDS.map((kind) => KINDS[kind].folder), ...FOLDERS];
  const moved = known
    .filter((each) => leven(folder.toLowerCase(), each) <= SLIP)
    .map((meant) => [meant, ...rest].join('/'));
  const read = moved.find(isRead);
  return read && renamed(read, all, `move it to ${read}`);
}
