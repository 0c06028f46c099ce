import { type PostFilter, postsPath, type Tag } from '#domain/entries/blog.ts';

interface Props {
  tags: Tag[];
  /** The words and the tag that narrow the list; a choice of a tag keeps the search. */
  filter: PostFilter;
  /** Label of the link that shows all posts, and name of the whole for screen readers. */
  labels: { all: string; filter: string };
}

/** The topics of the blog as links, so that every choice is an address. */
export function TagFilter({ tags, filter: { tag: chosen, search }, labels }: Props) {
  return (
    <nav aria-label={labels.filter} data-post-tags>
      <ul className="-mx-margin flex gap-3 overflow-x-auto px-margin py-2 md:mx-0 md:flex-wrap md:overflow-visible md:p-0">
        <Choice href={postsPath({ search })} label={labels.all} current={chosen === undefined} />
        {tags.map(({ id, name }) => (
          <Choice key={id} href={postsPath({ search, tag: id })} label={name} current={id === chosen} />
        ))}
      </ul>
    </nav>
  );
}

const PLATE =
  'inline-flex min-h-target scroll-mx-margin items-center whitespace-nowrap rounded-control border-2 border-ink px-4 font-semibold hover:bg-white aria-[current]:bg-ink aria-[current]:text-paper';

function Choice({ href, label, current }: { href: string; label: string; current: boolean }) {
  return (
    <li>
      <a href={href} aria-current={current ? 'page' : undefined} className={PLATE} data-held="posts">
        {label}
      </a>
    </li>
  );
}
