interface Props {
  heading: string;
  text: string;
  links: { label: string; path: string }[];
}

/** The pages whose text every visitor has, as plates. */
export function PackedLinks({ heading, text, links }: Props) {
  return (
    <section aria-labelledby="packed" className="border-b-2 border-rule pb-10">
      <h2 id="packed" className="text-h3">
        {heading}
      </h2>
      <p className="mt-2">{text}</p>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {links.map(({ label, path }) => (
          <li key={path}>
            <a
              href={path}
              className="flex min-h-target items-center rounded-control bg-signal px-5 py-3 font-display text-h4 hover:underline hover:decoration-2 hover:underline-offset-4"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
