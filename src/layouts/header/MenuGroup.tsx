import type { ReactNode } from 'react';

interface Props {
  /** The name of the closed menu. */
  summary: ReactNode;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
}

/**
 * One of the header's menus, of which one is open at a time: browsers see to that by the shared name, so that it holds
 * without script.
 */
export function MenuGroup({ summary, className = '', summaryClassName = '', children }: Props) {
  return (
    <details name="header-menu" className={className}>
      <summary className={`flex min-h-target items-center gap-1.5 font-semibold ${summaryClassName}`}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
