import { DESK_NAME_MAX, type DeskAction } from '#domain/leads/desk/desk.ts';
import {
  ACTION_FIELD,
  type DeskReturned,
  isDeskAction,
  NAME_FIELD,
  NOTE_MAX,
  SHOWN_CALL_FIELD,
  VALUE_MAX,
  WORK_FIELDS,
} from '#domain/leads/desk-links/desk-page.ts';
import { isLostReason } from '#domain/leads/states.ts';
import type { DeskChange } from '../../leads/desk/desk-events.ts';
import { readNumbers } from '../../platform/spreadsheets/written-values.ts';

/** An action of the desk as it was typed. */
type TypedChange = Omit<DeskChange, 'leadId'>;

/** The result of reading the form of the desk's page. */
export type DeskForm = { change: TypedChange } | { returned: DeskReturned } | { unknown: true };

type Fields = Record<string, unknown>;
type Errors = DeskReturned['errors'];

/** Buttons that are pressed with something other than a plan: it is noted beside. */
const PRESSED = (what: unknown): what is Exclude<DeskAction, 'planned'> =>
  isDeskAction(what) && what !== 'planned';

/**
 * Reads the form of the desk's page.
 * @param now in ms since 1970
 */
export function readDeskForm(fields: Fields, now: number): DeskForm {
  const what = fields[ACTION_FIELD];
  if (!PRESSED(what)) return { unknown: true };
  const errors: Errors = {};
  const by = nameIn(fields[NAME_FIELD]);
  if (what === 'taken' && by === null) errors[NAME_FIELD] = 'name';
  const note = textOf(fields['note']).trim();
  if (note.length > NOTE_MAX) errors.note = 'note';
  const nextCallAt = callIn(fields, now, errors);
  const value = what === 'won' ? valueIn(fields['value'], errors) : null;
  const reason = what === 'lost' && isLostReason(fields['reason']) ? fields['reason'] : null;
  if (what === 'noted' && note === '' && nextCallAt === undefined && Object.keys(errors).length === 0)
    errors.note = 'nothing';
  if (Object.keys(errors).length > 0) return { returned: { values: typedIn(fields), errors } };
  return { change: { what, by, note: note || null, nextCallAt, value, reason } };
}

function typedIn(fields: Fields): DeskReturned['values'] {
  const typed = [NAME_FIELD, ...WORK_FIELDS].map((name) => [name, textOf(fields[name])] as const);
  return Object.fromEntries(typed.filter(([, value]) => value !== ''));
}

const BREAK = /\r\n?/g;
/** What is no letter: characters that turn or break a line, but for its end. */
const UNSEEN = /[^\P{Cc}\n]|\p{Cf}/gu;

const textOf = (typed: unknown): string =>
  typeof typed === 'string' ? typed.replace(BREAK, '\n').replace(UNSEEN, '') : '';

/** A typed name without what turns or breaks a line. */
function nameIn(typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const name = typed
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, DESK_NAME_MAX);
  return name === '' ? null : name;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d/;
/** When the desk opens, for a call without an hour. */
const FIRST_HOUR = '09:00';
const MINUTE = 60_000;
/** A call may be planned that long ago: forms stay open. */
const GRACE_MS = 60 * MINUTE;

/** The planned call, by the clock of Lagos. @returns nothing where it is as the page showed it, or was not asked for */
function callIn(fields: Fields, now: number, errors: Errors): string | null | undefined {
  const { call_day: day, call_hour: hour = '' } = fields;
  if (typeof day !== 'string' || typeof hour !== 'string') return undefined;
  const shown = textOf(fields[SHOWN_CALL_FIELD]);
  if (day === '') return shown === '' ? undefined : null;
  const time = Date.parse(`${day}T${HOUR.exec(hour)?.[0] ?? FIRST_HOUR}:00+01:00`);
  const isWritten = DAY.test(day) && (hour === '' || HOUR.test(hour)) && !Number.isNaN(time);
  if (!isWritten) {
    errors.call_day = 'day';
    return undefined;
  }
  const instant = new Date(time).toISOString();
  if (instant === shown) return undefined;
  if (time < now - GRACE_MS) errors.call_day = 'past';
  return instant;
}

const CURRENCY = /^(?:₦|NGN|N)\s*/i;
const IN_WORDS = /^(?<number>[\d.,]+)\s*(?<unit>k|m|million)$/i;
const UNITS: Record<string, number> = { k: 1000, m: 1_000_000, million: 1_000_000 };

/** The value of what was won as people write it: `₦1,050,000`, `1.05m`, `850k`. */
function valueIn(typed: unknown, errors: Errors): number | null {
  const written = textOf(typed).trim().replace(CURRENCY, '');
  if (written === '') return null;
  const { number = written, unit = '' } = IN_WORDS.exec(written)?.groups ?? {};
  const [value, another] = readNumbers(number, unit === '' ? undefined : '.');
  const naira = Math.round((value ?? 0) * (UNITS[unit.toLowerCase()] ?? 1));
  if (another === undefined && naira > 0 && naira <= VALUE_MAX) return naira;
  errors.value = 'value';
  return null;
}
