import type { Announcement as Announced } from '#domain/company/announcement.ts';

/** One line above the header, from the server, so that nothing shifts. */
export function Announcement({ text, link }: Announced) {
  return (
    <aside className="bg-ink text-paper print:hidden">
      <p className="measure py-2 text-label">
        {text}{' '}
        <a href={link.path} className="link inline-flex min-h-target items-center">
          {link.label}
        </a>
      </p>
    </aside>
  );
}
