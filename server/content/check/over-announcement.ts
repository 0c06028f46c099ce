import type { Copy } from '../copy.ts';
import type { Problem } from './links.ts';

/** The line above the header, once its last day has passed: nobody sees it any more. */
export function overAnnouncement({ announcement }: Pick<Copy, 'announcement'>, today: string): Problem[] {
  if (!announcement || announcement.until >= today) return [];
  const message = `is not shown any more since its 'until', ${announcement.until}: write a later day, or delete the file`;
  return [{ file: 'announcement.yaml', message }];
}
