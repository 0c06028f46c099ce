/** Where a field is in a file, in one word that people read and the editor's forms follow: `questions.“How do I book?”.answer`. */

/** Fields by which people know an entry of a list, the first that it has. */
const NAMING = [
  'question',
  'name',
  'title',
  'subject',
  'heading',
  'label',
  'person',
  'id',
  'text',
  'url',
  'file',
];
/** Letters of a name that say which entry it is. */
const NAME_LENGTH = 50;
/** Keys that are written without quotes. */
const PLAIN = /^[\w-]+$/;
const STEP = String.raw`(?:[\w-]+|“[^”]*”)`;
const PLACE = new RegExp(String.raw`^(?<place>${STEP}(?:\.${STEP})*): (?<says>.*)$`, 's');

/**
 * Names a field by the keys that lead to it, and by the names of what is in lists: nobody counts the questions of a list.
 * @param path keys and positions, as zod gives them
 * @param tree the value in which the path begins
 * @param from so many keys at the beginning are left out
 */
export function placeOf(path: readonly PropertyKey[], tree: unknown, from = 0): string {
  let value = tree;
  const steps = path.map((step) => {
    value = Object(value)[step];
    return typeof step === 'number' ? nameOf(value, step) : quoted(String(step));
  });
  return steps.slice(from).join('.');
}

/**
 * Parts an error into the field that it names and what it says of it.
 * @returns no steps where it names none
 */
export function partedError(error: string): { steps: string[]; says: string } {
  const { place, says = error } = PLACE.exec(error)?.groups ?? {};
  return { steps: place?.match(new RegExp(STEP, 'g')) ?? [], says };
}

/**
 * The keys and positions that steps of a place stand for.
 * @param tree the value in which they begin
 */
export function pathOfSteps(steps: string[], tree: unknown): PropertyKey[] {
  let value = tree;
  return steps.map((step) => {
    const at = Array.isArray(value)
      ? value.findIndex((entry, position) => nameOf(entry, position) === step)
      : -1;
    const key = at >= 0 ? at : step.replace(/^“|”$/g, '');
    value = Object(value)[key];
    return key;
  });
}

function nameOf(entry: unknown, position: number): string {
  const names = typeof entry === 'string' ? [entry] : NAMING.map((field): unknown => Object(entry)[field]);
  const name = names.find((each) => typeof each === 'string' && each.trim() !== '');
  return name === undefined ? `“number ${position + 1}”` : named(String(name));
}

const quoted = (key: string) => (PLAIN.test(key) ? key : named(key));

/** The name of an entry of a list, as places have it. */
export function named(words: string): string {
  const plain = words.replace(/[“”\s]+/g, ' ').trim();
  return `“${plain.length > NAME_LENGTH ? `${plain.slice(0, NAME_LENGTH).trimEnd()}…` : plain}”`;
}
