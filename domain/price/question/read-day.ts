import leven from 'leven';

/** The names that people give to months and days, by their first three letters. */
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WEEKDAYS = 'sun mon tue wed thu fri sat'.split(' ');

/** The name of a month, as a part of a pattern. */
export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAY =
  '(?:sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thur?s?(?:day)?|fri(?:day)?|sat(?:urday)?)';
const TODAY = '(?:to ?day|tonight|now(?: now)?)';
const TOMORROW = '(?:t[ou]m+or+ow|tomorow|tmrw|tmr|tmw|2moro+w?|2mrw|2morrow)';
const YESTERDAY = 'yesterday';
const NTH = String.raw`\d{1,2}(?:st|nd|rd|th)`;
const TIME_OF_DAY = '(?: (?:morning|afternoon|evening|night))?';
/** '3rd floor' is no day. */
const NO_DAY = '(?! (?:floor|street|avenue|gate|phase|party|time|trip|load|truck|mile|term)\\b)';
const DATE = [
  String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}`,
  String.raw`\d{1,2}/\d{1,2}`,
  String.raw`\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\b,?(?: \d{4})?`,
  String.raw`${MONTH} \d{1,2}(?:st|nd|rd|th)?\b,?(?: \d{4})?`,
  `(?:the )?${NTH}${NO_DAY}`,
].join('|');

const LONG_NAMES =
  'tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday january february august september october november december'.split(
    ' ',
  );
/** Looks like a misspelt day. */
const SUNDRY = 'sundry';
/** From how many letters on two of a name may be wrong. */
const LONG = 8;

/** Corrects the spelling of names of days: 'tomoro', 'wenesday', 'decemeber'. */
export const withDayNames = (text: string): string =>
  text.replace(/[a-z]{5,12}/g, (word) => {
    if (word === SUNDRY) return word;
    const near = (name: string) =>
      name[0] === word[0] && leven(name, word, { maxDistance: 3 }) <= (name.length < LONG ? 1 : 2);
    return LONG_NAMES.find(near) ?? word;
  });

/** Texts that name one day, for those who look for it in a sentence. */
export const DAY = [
  String.raw`\d{4}-\d{1,2}-\d{1,2}`,
  `(?:on )?${WEEKDAY},? (?:${DATE})`,
  DATE,
  String.raw`in \d{1,2} days?(?: time)?`,
  `(?:day after|next) ${TOMORROW}${TIME_OF_DAY}`,
  `${TODAY}${TIME_OF_DAY}`,
  YESTERDAY,
  `${TOMORROW}${TIME_OF_DAY}`,
  `(?:(?:on|by|this|coming) )*${WEEKDAY}${TIME_OF_DAY}`,
].join('|');

const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const LOCAL = /^(?<day>\d{1,2})[/.\- ](?<month>\d{1,2})(?:[/.\- ](?<year>\d{4}|\d{2}))?$/;
const DAY_MONTH = new RegExp(
  String.raw`^(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<name>${MONTH}),?(?: (?<year>\d{4}))?$`,
);
const MONTH_DAY = new RegExp(
  String.raw`^(?<name>${MONTH}) (?<day>\d{1,2})(?:st|nd|rd|th)?,?(?: (?<year>\d{4}))?$`,
);
const NTH_ONLY = /^(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)$/;
const IN_DAYS = /^in (?<days>\d{1,2}) days?(?: time)?$/;
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);
const RELATIVE: readonly (readonly [RegExp, number])[] = [
  [whole(YESTERDAY), -1],
  [whole(`${TODAY}${TIME_OF_DAY}`), 0],
  [whole(`${TOMORROW}${TIME_OF_DAY}`), 1],
  [whole(`(?:day after|next) ${TOMORROW}${TIME_OF_DAY}`), 2],
];
const ON_WEEKDAY = new RegExp(`^(?:(?:on|by|this|coming) )*(?<name>${WEEKDAY})${TIME_OF_DAY}$`);

const WEEKDAY_AND_DATE = new RegExp(`^(?:on )?(?<name>${WEEKDAY}),? (?<date>(?:${DATE}))$`);

const DAY_LENGTH = 86_400_000;
const CENTURY = 2000;
const timeOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`);
const later = (iso: string, days: number) =>
  new Date(timeOf(iso) + days * DAY_LENGTH).toISOString().slice(0, 10);

/** @returns the ISO date; nothing for 31 February, which `Date` would take for a day of March */
function calendarDay(year: number, month: number, day: number): string | undefined {
  const iso = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  const time = timeOf(iso);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

/**
 * Reads a day as a date field sends it, `2026-12-24`, or as people write it: `24/12/2026`, `24/12`, `5th December`, `tomorrow`, `Friday`.
 * Without a year it is the next such day.
 * @param today ISO date
 * @returns ISO date; nothing where it is no day of the calendar, or may be several, like `next Tuesday`
 */
export function readDay(typed: string, today: string): string | undefined {
  const text = withDayNames(typed.trim().toLowerCase().replace(/\s+/g, ' '));
  const days = RELATIVE.find(([pattern]) => pattern.test(text))?.[1] ?? IN_DAYS.exec(text)?.groups?.days;
  if (days !== undefined) return later(today, Number(days));
  const weekday = ON_WEEKDAY.exec(text)?.groups?.name;
  if (weekday) {
    const ahead = (WEEKDAYS.indexOf(weekday.slice(0, 3)) - weekdayOf(today) + 7) % 7;
    // On a Friday, 'Friday' may be today or the next one.
    return ahead === 0 ? undefined : later(today, ahead);
  }
  const named = WEEKDAY_AND_DATE.exec(text)?.groups;
  if (!named) return calendarDate(text, today);
  const date = calendarDate(named.date ?? '', today);
  // Which is meant by 'Monday 1 December' that is a Tuesday?
  return date && weekdayOf(date) === WEEKDAYS.indexOf((named.name ?? '').slice(0, 3)) ? date : undefined;
}

const weekdayOf = (iso: string): number => new Date(timeOf(iso)).getUTCDay();

function calendarDate(text: string, today: string): string | undefined {
  const match = [ISO, LOCAL, DAY_MONTH, MONTH_DAY, NTH_ONLY]
    .map((form) => form.exec(text)?.groups)
    .find(Boolean);
  if (!match) return undefined;
  const { year, month, name, day } = match;
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  const given = name ? MONTHS.indexOf(name.slice(0, 3)) + 1 : Number(month);
  if (year) return calendarDay(year.length === 2 ? CENTURY + Number(year) : Number(year), given, Number(day));
  if (name || month) {
    const soon = calendarDay(thisYear, given, Number(day));
    return soon && soon < today ? calendarDay(thisYear + 1, given, Number(day)) : soon;
  }
  const soon = calendarDay(thisYear, thisMonth, Number(day));
  if (soon && soon >= today) return soon;
  return thisMonth === 12
    ? calendarDay(thisYear + 1, 1, Number(day))
    : calendarDay(thisYear, thisMonth + 1, Number(day));
}
