import { Children, type ReactNode } from 'react';
import { Icon } from '#src/ui/parts/Icon.tsx';
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
      <Heading>{heading}</Heading>
      <Links>{children}</Links>
    </div>
  );
}

/**
 * The same, folded on phones. It comes open, so that without script and on wide screens nothing is folded;
 * src/layouts/browser/fold-footer.ts folds it.
 */
export function FooterFold({ heading, className = '', children }: Props) {
  return (
    <details open className={`footer-fold ${className}`}>
      <summary>
        <Heading>{heading}</Heading>
        <Icon name="caret" className="caret size-5" />
      </summary>
      <Links>{children}</Links>
    </details>
  );
}

const Heading = ({ children }: { children: string }) => (
  <h2 className="font-text text-label font-bold tracking-normal">{children}</h2>
);

const Links = ({ children }: { children: ReactNode }) => (
  <ul className="footer-links">{Children.map(children, (link) => link && <li>{link}</li>)}</ul>
);
