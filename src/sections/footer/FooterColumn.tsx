import { Children, type ReactNode } from 'react';
import './footer.css';

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
      <ul className="footer-links">{Children.map(children, (link) => link && <li>{link}</li>)}</ul>
    </div>
  );
}
