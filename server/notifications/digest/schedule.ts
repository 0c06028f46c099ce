import { z } from 'zod';
import type { DigestLine, DigestSection, DigestWords } from '#domain/leads/desk/digest.ts';
import { lagosDay } from '#domain/shared/dates.ts';
import { addressList } from '../../leads/mail/desk-config.ts';

/** As `Date.getUTCDay` counts them. */
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** Before the desk opens. */
const DEFAULT_TIME = '07:00';
const DEFAULT_WEEKLY_DAY: Weekday = 'mon';
const OFF = 'off';
const HOUR = 60;

const parts = (list: string) => list.split(',').map((part) => part.trim().toLowerCase());
const weekday = z.enum(WEEKDAYS, `write days like mon, from ${WEEKDAYS.join(', ')}; or ${OFF}`);

/** The variables of the digests. */
export const digestVariables = {
  DIGEST_EMAIL: addressList.optional(),
  DIGEST_TIME: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'write a time of Lagos like 07:00')
    .optional(),
  DIGEST_DAYS: z
    .string()
    .transform((list) => (list.trim().toLowerCase() === OFF ? [] : parts(list)))
    .pipe(z.array(weekday))
    .optional(),
  DIGEST_WEEKLY_EMAIL: addressList.optional(),
  DIGEST_WEEKLY_DAY: z
    .string()
    .transform((day) => day.trim().toLowerCase())
    .pipe(z.union([z.literal(OFF), weekday], `write a day like mon, or ${OFF}`))
    .optional(),
};

type Given = z.output<z.ZodObject<typeof digestVariables>> & { SALES_EMAIL?: string[] | undefined };

/** When a digest goes out, and to whom. */
interface DigestPlan {
  kind: 'daily' | 'weekly';
  days: Weekday[];
  to: string[];
}

/** The digests that are sent, at one time of the day. */
export interface DigestConfig {
  /** Minutes after midnight in Lagos. */
  minutes: number;
  plans: DigestPlan[];
}

/** @returns nothing where no address of the desk is set, or every day is off */
export function digestOf(given: Given): DigestConfig | undefined {
  const to = given.DIGEST_EMAIL ?? given.SALES_EMAIL ?? [];
  const weekly = given.DIGEST_WEEKLY_DAY ?? DEFAULT_WEEKLY_DAY;
  const all: DigestPlan[] = [
    { kind: 'daily', days: given.DIGEST_DAYS ?? [...WEEKDAYS], to },
    { kind: 'weekly', days: weekly === OFF ? [] : [weekly], to: given.DIGEST_WEEKLY_EMAIL ?? to },
  ];
  const plans = all.filter((plan) => plan.days.length > 0 && plan.to.length > 0);
  if (plans.length === 0) return undefined;
  const [hours = 0, minutes = 0] = (given.DIGEST_TIME ?? DEFAULT_TIME).split(':').map(Number);
  return { minutes: hours * HOUR + minutes, plans };
}

const MINUTE_MS = 60_000;
/** Nigeria has no summer time. */
const LAGOS_AHEAD_MS = 60 * MINUTE_MS;

/** A digest whose time of today has come. */
export interface Slot {
  /** The same in every process. */
  id: string;
  plan: DigestPlan;
}

/** The digests of today in Lagos whose time has come. @param now in ms since 1970 */
export function slotsDue({ minutes, plans }: DigestConfig, now: number): Slot[] {
  const lagos = new Date(now + LAGOS_AHEAD_MS);
  if (lagos.getUTCHours() * 60 + lagos.getUTCMinutes() < minutes) return [];
  const today = WEEKDAYS[lagos.getUTCDay()];
  return plans
    .filter(({ days }) => days.some((day) => day === today))
    .map((plan) => ({ id: slotId(plan.kind, now), plan }));
}

/** The id of the digest of a day. */
export const slotId = (kind: DigestPlan['kind'], now: number): string => `${kind}-${lagosDay(new Date(now))}`;

/** A digest for mailboxes that show text only, and for the terminal. */
export function plainDigest({ heading, lead, sections, chart, open, note }: DigestWords): string {
  return [
    heading,
    lead,
    ...sections.map((section) =>
      [section.heading, ...section.lines.map((line) => plainLine(line, open)), ...plainTable(section)].join(
        '\n',
      ),
    ),
    ...(chart ? [chart.alt] : []),
    note,
  ].join('\n\n');
}

function plainLine({ text, details = [], ways = [], href }: DigestLine, open: string): string {
  const reached = ways.map(({ label, href: to }) => (to.startsWith('tel:') ? label : `${label}: ${to}`));
  const lines = [...details, ...reached, ...(href ? [`${open}: ${href}`] : [])];
  return [`- ${text}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

const plainTable = ({ table }: DigestSection): string[] =>
  (table?.rows ?? []).map(([label, now, before]) => {
    const [ofNow, ofBefore] = table?.columns ?? [];
    return `- ${label}: ${now} (${ofBefore?.toLowerCase() ?? ofNow}: ${before})`;
  });
