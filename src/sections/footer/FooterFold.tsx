import { Children, type ReactNode } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import './footer.css';

interface Props {
  heading: string;
  className?: string;
  /** The links, one to a line. */
  children: ReactNode;
}

/**
 * A headed list of links that phones fold. It comes open, so that without script and on wide screens nothing is folded;
 * src/browser/fold-footer.ts folds it.
 */
export function FooterFold({ heading, className = '', children }: Props) {
  return (
    <details open className={`footer-fold ${className}`}>
      <summary>
        <h2 className="font-text text-label font-bold tracking-normal">{heading}</h2>
        <Icon name="caret" className="caret size-5" />
      </summary>
      <ul className="footer-links">{Children.map(children, (link) => link && <li>{link}</li>)}</ul>
    </details>
  );
}
