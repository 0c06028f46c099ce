import type { ReactNode } from 'react';
import { destination } from '#domain/shared/links.ts';
import { OutboundLink } from '#src/ui/parts/OutboundLink.tsx';

interface Props {
  uri: string;
  /** Told to screen readers when the link opens a new tab. */
  newTabNote: string;
  children: ReactNode;
}

/** A link of an author; one with an unsafe scheme is shown as its words only. */
export function RichLink({ uri, newTabNote, children }: Props) {
  switch (destination(uri)) {
    case 'unsafe':
      return children;
    case 'outbound':
      return (
        <OutboundLink href={uri} note={newTabNote}>
          {children}
        </OutboundLink>
      );
    default:
      return <a href={uri}>{children}</a>;
  }
}
