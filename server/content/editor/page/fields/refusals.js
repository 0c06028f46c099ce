/**
 * Marks the fields that a refusal names, as Decap marks its own errors: with the sentence at the field, until it is changed or saved.
 * The lines of a refusal name fields as the form does: `Series, Part: …`, `People, “Ada Obi”, Short name: …`.
 * @typedef {{ field: Element, says: string }} Named
 */
import { FORM } from '../preview/places.js';
import { CONTAINER, focusOn, labelOf, SAVE } from './errors.js';

/** How Decap's styles name the parts of a list's entry. */
const BAR = '[class*="-StyledListItemTopBar"]';
const SUMMARY = '[class*="-NestedObjectLabel"]';
/** The widgets of which every form has one. */
const EVERYWHERE = ['string', 'list', 'object'];
/** Beside the label of a field that may be left out. */
const OPTIONAL = / \(optional\)$/;
const ENTRY = /^“(?<name>[^”]*)”(?:, |: )/;
const NUMBER = /^number (?<count>\d+)$/;

/** Decap's own way to tell an error of a field, which is one for all fields. @type {import('../decap.d.ts').WidgetProps['onValidateObject']} */
let report;
/** The fields that are marked. @type {Set<string>} */
let marked = new Set();

/** The fields of a part of the form, without those within them. @param {Element} part */
const fieldsOf = (part) =>
  [...part.querySelectorAll(CONTAINER)].filter((field) => {
    const around = field.parentElement?.closest(CONTAINER);
    return !around || around === part || !part.contains(around);
  });

/** @param {Element} field */
const nameOf = (field) => (labelOf(field)?.textContent ?? '').replace(OPTIONAL, '');
/** @param {Element} field */
const idOf = (field) => labelOf(field)?.getAttribute('for') ?? '';

/** Whether a text is what a refusal calls an entry; long names are cut. @param {string | null | undefined} text @param {string} name */
function isCalled(text, name) {
  const plain = (text ?? '').replace(/[“”\s]+/g, ' ').trim();
  return plain === name || (name.endsWith('…') && plain.startsWith(name.slice(0, -1)));
}

/** The field of an entry that holds what it is called. @param {Element} entry @param {string} name */
const fieldOfName = (entry, name) =>
  fieldsOf(entry).find((field) => {
    /** @type {NodeListOf<HTMLInputElement>} */
    const typed = field.querySelectorAll('input, textarea');
    return [...typed].some(({ value }) => isCalled(value, name));
  });

/** The entry of a list that has a name: of two, the later one is refused. @param {Element} list @param {string} name */
function entryOf(list, name) {
  const entries = [...list.querySelectorAll(BAR)].flatMap(({ parentElement: entry }) =>
    entry?.closest(CONTAINER) === list ? [entry] : [],
  );
  const count = Number(NUMBER.exec(name)?.groups?.['count']);
  return (
    entries.findLast(
      (entry) =>
        isCalled(entry.querySelector(`:scope > ${SUMMARY}`)?.textContent, name) || fieldOfName(entry, name),
    ) ?? entries[count - 1]
  );
}

/**
 * The innermost field that a line names.
 * @param {string} line
 * @param {Element} part of the form
 * @returns {Named | undefined}
 */
function namedIn(line, part) {
  const [field] = fieldsOf(part)
    .filter((each) => [', ', ': '].some((end) => nameOf(each) && line.startsWith(nameOf(each) + end)))
    .toSorted((one, other) => nameOf(other).length - nameOf(one).length);
  if (!field) return undefined;
  const rest = line.slice(nameOf(field).length);
  if (rest.startsWith(': ')) return { field, says: line };
  const inner = rest.slice(', '.length);
  const { 0: called = '', groups: { name = '' } = {} } = ENTRY.exec(inner) ?? {};
  const entry = name === '' ? undefined : entryOf(field, name);
  if (!entry) return namedIn(inner, field) ?? { field, says: line };
  const own = fieldOfName(entry, name) ?? fieldsOf(entry)[0] ?? field;
  return namedIn(inner.slice(called.length), entry) ?? { field: own, says: line };
}

/** The fields that a field is in. @param {Element} field @returns {string[]} */
function around(field) {
  const outer = field.parentElement?.closest(CONTAINER);
  return outer ? [...around(outer), idOf(outer)] : [];
}

/** Marks the fields that lines name, and leads to the first one. @param {string[]} lines */
export function markRefused(lines) {
  const form = document.querySelector(FORM);
  if (!form) return;
  const named = lines.flatMap((line) => namedIn(line, form) ?? []);
  marked = new Set(named.map(({ field }) => idOf(field)));
  for (const id of marked) {
    const errors = named.filter(({ field }) => idOf(field) === id);
    report?.(
      id,
      errors.map(({ field, says }) => ({ type: 'CUSTOM', message: says, parentIds: around(field) })),
    );
  }
  const isFirst = (/** @type {Named} */ { field }) =>
    named.every((other) => !(other.field.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING));
  const first = named.find(isFirst);
  if (first) focusOn(first.field);
}

/** Learns how errors are told. */
function learn() {
  for (const name of EVERYWHERE) {
    const { control, preview, schema } = CMS.getWidget(name);
    class Told extends control {
      /** @param {import('../decap.d.ts').WidgetProps} props */
      constructor(props) {
        super(props);
        report ??= props.onValidateObject;
      }
    }
    CMS.registerWidget(name, Told, preview, schema);
  }
}

/** Makes ready to mark fields, and takes the marks off as somebody saves: Decap would not send a form with errors. */
export function keepRefusals() {
  learn();
  const clear = (/** @type {Event} */ { target }) => {
    if (!(target instanceof Element) || !target.closest(SAVE)) return;
    for (const id of marked) report?.(id, []);
    marked.clear();
  };
  document.addEventListener('click', clear, { capture: true });
}
