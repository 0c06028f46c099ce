import { BLOG_PATH } from '#domain/blog.ts';

interface Props {
  text: string;
  back: string;
  /** The text is the title of a page that has no other. */
  title?: boolean;
}

/** Stands where a post has no text, or an address no post (specification, section 8). */
export function NotAvailable({ text, back, title = false }: Props) {
  const Text = title ? 'h1' : 'p';
  return (
    <section className="bg-sand text-ink">
      <div className="measure py-section">
        <Text className={title ? 'text-h2' : 'font-display text-h3'}>{text}</Text>
        {title && (
          <p className="mt-8">
            <a href={BLOG_PATH} className="link inline-flex min-h-target items-center text-lead text-forest">
              {back}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
