import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  /** By which the same part of another page is found. */
  name: string;
  /** Of another page, in place of what the page came with. */
  nodes?: readonly Node[] | undefined;
  children?: ReactNode;
}

/**
 * Shows HTML that the server made, which React leaves as it is: the slot that the page came with, until nodes of another page take its place.
 * The entries of a list are thus sent once, as what is seen.
 */
export function ServerHtml({ name, nodes, children }: Props) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = part;
    if (!current || !nodes) return;
    while (current.firstChild) current.removeChild(current.firstChild);
    for (const node of nodes) current.appendChild(node);
  }, [nodes]);
  return (
    <div ref={part} data-part={name} className="contents">
      {children}
    </div>
  );
}

/** Finds what `ServerHtml` of that name shows. */
export const partSelector = (name: string): string => `[data-part="${name}"]`;

/** Takes what `ServerHtml` of that name shows out of another page. */
export function nodesOf(page: Document, name: string): readonly Node[] {
  return [...(page.querySelector(partSelector(name))?.childNodes ?? [])];
}
