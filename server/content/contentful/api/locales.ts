import { LANGUAGE_TAG } from '#domain/shared/locale.ts';
import type { Locale } from './service.ts';

/**
 * The locales in which a value is looked for, first to last: the site's where the space has it, those that it falls back to, and the default
 * one, which also holds the values of fields that are not localized.
 */
export function localeOrder(locales: Locale[]): string[] {
  const byCode = new Map(locales.map((locale) => [locale.code, locale]));
  const standard = locales.find((locale) => locale.default)?.code;
  const order = new Set<string>();
  let next: string | null | undefined = byCode.has(LANGUAGE_TAG) ? LANGUAGE_TAG : standard;
  while (next && !order.has(next)) {
    order.add(next);
    next = byCode.get(next)?.fallbackCode;
  }
  if (standard) order.add(standard);
  return [...order];
}

/** One value for each field, from the first locale that has one. A text that was emptied has none. */
export function flatten(fields: unknown, order: string[]): Record<string, unknown> {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, values]) => [
      name,
      isRecord(values) ? order.map((locale) => values[locale]).find((value) => !isBlank(value)) : undefined,
    ]),
  );
}

/** Nothing, or what the editor leaves of a text from which all words were taken. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (!isRecord(value) || value['nodeType'] !== 'document' || !Array.isArray(value['content'])) return false;
  return value['content'].every(
    (block) =>
      isRecord(block) &&
      block['nodeType'] === 'paragraph' &&
      Array.isArray(block['content']) &&
      block['content'].every((text) => isRecord(text) && String(text['value'] ?? '-').trim() === ''),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
