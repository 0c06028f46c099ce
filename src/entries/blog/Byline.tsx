import type { ReactNode } from 'react';
import type { Post } from '#domain/entries/blog.ts';
import { authorPath, initialsOf, type People, type Person } from '#domain/entries/people.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { formatDate } from '#domain/shared/dates.ts';
import { InitialsStamp } from '#src/ui/blocks/InitialsStamp.tsx';

interface Props {
  post: Post;
  copy: PageCopy<'blog'>['byline'];
  people: People;
  brand: string;
}

/** Who answers for a post, with the author's face, and on which days it was written, changed and held against its sources. */
export function Byline({ post: { date, updated, byline }, copy, people, brand }: Props) {
  const named = (id: string | undefined) => {
    const person = id === undefined ? undefined : people[id];
    return person && { ...person, href: authorPath(id ?? '') };
  };
  const author = named(byline.author);
  const reviewer = named(byline.reviewer);
  return (
    <div className="mt-5 flex items-start gap-4">
      {author && <InitialsStamp initials={initialsOf(author.name)} photo={author.photo} />}
      <dl className="grid gap-y-1 text-label">
        <Line label={copy.author}>
          {author ? <Named {...author} /> : copy.desk.replace('{brand}', brand)}
        </Line>
        {reviewer && (
          <Line label={copy.reviewer}>
            <Named {...reviewer} />
          </Line>
        )}
        <Line label={copy.written}>
          <Day iso={date} />
        </Line>
        {updated && (
          <Line label={copy.updated}>
            <Day iso={updated} />
          </Line>
        )}
        {byline.checked && (
          <Line label={copy.checked}>
            <Day iso={byline.checked} />
          </Line>
        )}
      </dl>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="inline">{`${label} `}</dt>
      <dd className="inline font-bold">{children}</dd>
    </div>
  );
}

function Named({ name, role, href }: Person & { href: string }) {
  return (
    <>
      <a href={href} className="link inline-flex min-h-target items-center">
        {name}
      </a>
      <span className="font-normal">, {role}</span>
    </>
  );
}

function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDate(iso)}</time>;
}
