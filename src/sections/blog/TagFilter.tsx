import { type Tag, taggedPath } from '#domain/blog.ts';

interface Props {
  tags: Tag[];
  /** Id of the tag that the list is filtered by. */
  chosen?: string;
  /** Label of the link that shows all posts, and name of the whole for screen readers. */
  labels: { all: string; filter: string };
}

/** The topics of the blog as links, so that every choice is an address. */
export function TagFilter({ tags, chosen, labels }: Props) {
  return (
    <nav aria-label={labels.filter}>
      <ul className="flex flex-wrap gap-3">
        <Choice href={taggedPath()} label={labels.all} current={chosen === undefined} />
        {tags.map((tag) => (
          <Choice key={tag.id} href={taggedPath(tag)} label={tag.name} current={tag.id === chosen} />
        ))}
      </ul>
    </nav>
  );
}

const PLATE =
  'inline-flex min-h-target items-center rounded-control border-2 border-current px-4 font-semibold hover:bg-paper/15 aria-[current]:border-paper aria-[current]:bg-paper aria-[current]:text-ink';

function Choice({ href, label, current }: { href: string; label: string; current: boolean }) {
  return (
    <li>
      <a href={href} aria-current={current ? 'page' : undefined} className={PLATE}>
        {label}
      </a>
    </li>
  );
}
