import { Children, type ReactNode } from 'react';

interface Props {
  heading: string;
  className?: string;
  /** The links, one to a line. */
  children: ReactNode;
}

/** A headed list of links. */
export function FooterColumn({ heading, className = '', children }: Props) {
  return (
    <div className={className}>
      <h2 className="font-text text-label font-bold tracking-normal">{heading}</h2>
      <ul className="mt-1 text-[1.0625rem] leading-snug [&_a]:inline-flex [&_a]:min-w-6 [&_a]:min-h-target [&_a]:items-center [&_a]:py-1.5 [&_a]:no-underline [&_a]:decoration-2 [&_a]:underline-offset-4 [&_a:hover]:underline md:[&_a]:min-h-10">
        {Children.map(children, (link) => link && <li>{link}</li>)}
      </ul>
    </div>
  );
}
