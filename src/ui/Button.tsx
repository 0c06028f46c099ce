import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { OutboundLink } from './OutboundLink.tsx';

/**
 * `action` is the one thing to do on a field, `plain` an outlined second, `dark` the action on an amber field.
 */
export type ButtonKind = 'action' | 'plain' | 'dark';

const BASE =
  'group inline-flex min-h-12 items-center gap-3 rounded-control px-6 py-3 text-[1.0625rem] font-bold leading-tight select-none forced-colors:border-2';

const KINDS: Record<ButtonKind, string> = {
  action:
    'foot bg-amber text-ink hover:bg-[#ffc24d] disabled:bg-sand disabled:text-muted aria-disabled:bg-sand aria-disabled:text-muted',
  plain: 'border-2 border-current hover:bg-paper/15',
  dark: 'bg-ink text-paper hover:bg-forest',
};

interface Look {
  kind?: ButtonKind;
  icon?: IconName;
  className?: string;
  children: ReactNode;
}

interface LinkProps extends Look {
  href: string;
  /** Opens in a new tab, without opener or referrer; say so in `newTabNote`. */
  newTabNote?: string;
  /** Name of the analytics event that a click fires. */
  event?: string;
}

/** A link that looks like the button it acts as. */
export function ButtonLink({
  kind = 'action',
  icon,
  className = '',
  children,
  href,
  newTabNote,
  event,
}: LinkProps) {
  const look = `${BASE} ${KINDS[kind]} ${className}`;
  const label = (
    <>
      {children}
      {icon && <Icon name={icon} />}
    </>
  );
  return newTabNote ? (
    <OutboundLink href={href} note={newTabNote} className={look} event={event}>
      {label}
    </OutboundLink>
  ) : (
    <a href={href} className={look} data-event={event}>
      {label}
    </a>
  );
}

interface SubmitProps extends Look {
  disabled?: boolean;
  /** Name of the analytics event that a click fires. */
  event?: string;
}

/** The button that sends a form. */
export function SubmitButton({
  kind = 'action',
  icon,
  className = '',
  children,
  disabled,
  event,
}: SubmitProps) {
  return (
    <button
      type="submit"
      disabled={disabled}
      className={`${BASE} ${KINDS[kind]} ${className}`}
      data-event={event}
    >
      {children}
      {icon && <Icon name={icon} />}
    </button>
  );
}
