import { DAY_FIRST } from '#domain/shared/locale.ts';

const day = new Intl.DateTimeFormat(DAY_FIRST, { dateStyle: 'long' });
const clock = new Intl.DateTimeFormat(DAY_FIRST, { timeStyle: 'short' });

/** A moment as people of the place say it: 24 November 2026, 14:05. */
export const said = (at: number): string => `${day.format(at)}, ${clock.format(at)}`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML, also between double quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
