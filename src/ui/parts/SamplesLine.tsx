interface Props {
  className: string;
  /** The words of the layout's copy. */
  children: string;
}

/** Says, until the site is launched, that what it says of people, clients and figures is invented; not on paper. */
export function SamplesLine({ className, children }: Props) {
  return <p className={`text-label print:hidden ${className}`}>{children}</p>;
}
