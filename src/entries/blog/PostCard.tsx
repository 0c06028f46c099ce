import { type PostSummary, postPath } from '#domain/entries/blog.ts';
import { formatDate } from '#domain/shared/dates.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { CardCover } from './Cover.tsx';

interface Props {
  post: PostSummary;
  /** The action of a click; shown, but not read out after every title. */
  read: string;
  /** Marks it as one that is shown first. */
  pinned?: string | undefined;
  /** `wide` sets cover and words side by side where there is room. */
  shape?: 'tall' | 'wide';
  /** Level of the title under the heading of its section. */
  level?: 'h2' | 'h3';
}

const SHAPES = {
  tall: { card: '', cover: '', title: 'text-h3' },
  wide: {
    card: 'md:grid md:grid-cols-12',
    cover: 'md:col-span-6 md:h-full lg:col-span-7',
    title: 'text-h3 xl:text-[4rem]',
  },
} as const;

/** A post in a list; the whole card leads to it. */
export function PostCard({ post, read, pinned, shape = 'tall', level: Level = 'h2' }: Props) {
  const look = SHAPES[shape];
  return (
    <article className={`group relative flex flex-col overflow-hidden rounded-card bg-white ${look.card}`}>
      <CardCover image={post.image} className={`aspect-[4/3] w-full ${look.cover}`} />
      <div className="flex grow flex-col p-6 md:col-span-6 lg:col-span-5 lg:p-8">
        <p className="text-label font-semibold text-brand">
          {pinned && <span className="me-3 rounded-control bg-signal px-2 py-1 text-ink">{pinned}</span>}
          {post.tags.map(({ name }) => name).join(', ')}
        </p>
        <Level className={`mt-3 ${look.title}`}>
          <a
            href={postPath(post.slug)}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-[3px] group-hover:underline-offset-4"
          >
            {post.title}
          </a>
        </Level>
        <p className="mt-3">{post.subTitle}</p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-6 text-label whitespace-nowrap">
          <time dateTime={post.date} className="text-muted">
            {formatDate(post.date)}
          </time>
          <span aria-hidden="true" className="flex items-center gap-2 font-bold">
            {read}
            <Icon name="arrow" />
          </span>
        </p>
      </div>
    </article>
  );
}
