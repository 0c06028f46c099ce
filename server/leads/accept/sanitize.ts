import { LEAD_COLUMNS, type TypedColumns } from '#domain/leads/forms/columns.ts';
import {
  type CarriedField,
  columnOf,
  type FormField,
  SOMETHING_TO_READ,
  sentFields,
} from '#domain/leads/forms/fields.ts';
import { FORMS } from '#domain/leads/forms/index.ts';
import type { Enquiry } from '#domain/leads/lead.ts';
import { PAGE_PATHS } from '#domain/shared/page-paths.ts';
import { CAMPAIGN_PARAMETERS, type Origin, type OriginColumn } from '#domain/visits/origin.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { sendableAddress } from '../lead/addresses.ts';
import { dialable, typedValue } from '../lead/values.ts';

const LINE_BREAKS = /\r\n?|[\u2028\u2029]/g;
/** They turn round what is shown beside them: in a subject, a table, a terminal (Unicode, UAX 9). */
const BIDI_CONTROLS = /\p{Bidi_Control}/gu;
const CONTROL_CHARACTERS_BUT_LINE_BREAK_AND_TAB = /(?![\n\t])\p{Cc}/gu;

/** The columns that a lead has or lacks by the form that it came from. */
type EnquiryColumns = TypedColumns & Pick<LeadRow, 'kind' | 'phone_as_typed'>;

/**
 * The enquiry as it is stored: text that every database and mail header can hold, and the telephone number both as
 * typed and in E.164 (`+2348031234567`) where it is a number of a network, otherwise its digits.
 */
export function cleaned(enquiry: Enquiry): EnquiryColumns {
  const columns: Record<string, string | null> = Object.fromEntries(
    LEAD_COLUMNS.map((column) => [column, null]),
  );
  let phone_as_typed: string | null = null;
  for (const [name, field] of sentFields(FORMS[enquiry.kind])) {
    const typed = typedValue(enquiry, name);
    columns[columnOf(name, field)] = SOMETHING_TO_READ.test(typed) ? stored(field, typed) || null : null;
    if (field.kind === 'phone') phone_as_typed = oneLine(typed);
  }
  return { ...(columns as TypedColumns), kind: enquiry.kind, phone_as_typed };
}

function stored({ kind }: FormField | CarriedField, typed: string): string {
  switch (kind) {
    case 'text':
      return text(typed);
    case 'phone':
      return dialable(typed);
    case 'line':
      return oneLine(typed);
    case 'email':
      return sendableAddress(typed);
    case 'choice':
    case 'carried':
      return typed;
  }
}

function text(typed: string): string {
  return typed
    .toWellFormed()
    .replace(LINE_BREAKS, '\n')
    .replace(CONTROL_CHARACTERS_BUT_LINE_BREAK_AND_TAB, '');
}

function oneLine(typed: string): string {
  return text(typed).replace(BIDI_CONTROLS, '').replace(/\s+/g, ' ').trim();
}

/** In characters; what is longer is no path of ours, or no host. */
const LONGEST_PLACE = 120;
/** In characters; of what is longer, the rest is cut off. */
const LONGEST_WORD = 60;

/** Letters, digits, hyphens and slashes, as our addresses are made: nothing in it becomes a link in a mailbox. */
const PATH = /^\/[\w/-]*$/;
/** A name of the Internet has a dot (RFC 1034, section 3.5). */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
/** Characters that no campaign needs: they would be code, a formula or a cell of its own elsewhere. */
const NO_WORD = /[^\p{L}\p{M}\p{N}._|:-]+/gu;
const NO_BEGINNING = /^[^\p{L}\p{N}]+/u;

/** The first parts of our pages' paths. */
const AREAS = new Set(Object.values(PAGE_PATHS).map(areaOf));

/**
 * Makes what anybody may have written fit for storage, e-mail, spreadsheets and other systems. What makes no sense is null.
 * @param said by column
 * @param ownHosts names of this site, which are no site before it
 */
export function cleanOrigin(
  said: Partial<Record<OriginColumn, unknown>>,
  ownHosts: readonly string[],
): Origin {
  const [utm_source, utm_medium, utm_campaign, utm_term, utm_content] = CAMPAIGN_PARAMETERS.map((name) =>
    word(said[name]),
  ) as [string | null, string | null, string | null, string | null, string | null];
  return {
    origin_page: path(said.origin_page),
    origin_first_page: path(said.origin_first_page),
    origin_referrer: host(said.origin_referrer, ownHosts),
    utm_source,
    utm_medium,
    utm_campaign,
    utm_term,
    utm_content,
  };
}

function areaOf(path: string): string | undefined {
  return path.split('/')[1];
}

/** A path below one of our pages; whether there is such a page is not asked. */
function path(said: unknown): string | null {
  const isOurs =
    typeof said === 'string' &&
    said.length <= LONGEST_PLACE &&
    PATH.test(said) &&
    !said.includes('//') &&
    AREAS.has(areaOf(said) ?? '');
  return isOurs ? said : null;
}

function host(said: unknown, ownHosts: readonly string[]): string | null {
  if (typeof said !== 'string' || said.length > LONGEST_PLACE) return null;
  const name = said.toLowerCase();
  return HOST.test(name) && !ownHosts.includes(name) ? name : null;
}

/** A word of a campaign; one with an address of e-mail in it identifies a person, and goes. */
function word(said: unknown): string | null {
  if (typeof said !== 'string' || said.includes('@')) return null;
  const kept = said.toWellFormed().normalize('NFC').replace(NO_WORD, ' ').replace(NO_BEGINNING, '');
  return [...kept].slice(0, LONGEST_WORD).join('').trim() || null;
}
