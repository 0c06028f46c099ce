import { PackedHead } from './PackedHead.tsx';

interface Props {
  heading: string;
  links: { path: string; title: string; line?: string }[];
  /** Many short names, which stand in columns. */
  dense?: boolean;
}

/** The terms or guides that can be read without a line. */
export function PackedList({ heading, links, dense = false }: Props) {
  return (
    <section>
      <PackedHead heading={heading} />
      <div className="bg-paper text-ink">
        <ul className={`measure py-12 lg:py-16 ${dense ? 'gap-x-gutter sm:columns-2 lg:columns-3' : ''}`}>
          {links.map(({ path, title, line }) => (
            <li key={path} className="break-inside-avoid border-b-2 border-rule py-1">
              <a href={path} className="link inline-flex min-h-target items-center font-semibold">
                {title}
              </a>
              {line && <p className="pb-3">{line}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
