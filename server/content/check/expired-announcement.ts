import type { Announcement } from '#domain/company/announcement.ts';
import type { Copy } from '../copy/copy.ts';
import type { Problem } from '../formats/types.ts';

/**
 * The line above the header, once its last day has passed: nobody sees it any more.
 * @param ofService those of the content service, in whose place that of the folder would stand
 */
export function overAnnouncement(
  { announcement }: Pick<Copy, 'announcement'>,
  today: string,
  ofService: Announcement[] = [],
): Problem[] {
  const over = (file: string, { text, until }: Announcement, remedy: string) =>
    until >= today
      ? []
      : [{ file, message: `'${text}' is not shown any more since its 'until', ${until}: ${remedy}` }];
  const written = announcement
    ? over('announcement.yaml', announcement, 'write a later day, or delete the file')
    : [];
  return ofService.length === 0
    ? written
    : ofService.flatMap((each) =>
        over('Contentful: announcement', each, 'write a later day, or unpublish it'),
      );
}
