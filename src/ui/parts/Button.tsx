import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { OutboundLink } from './OutboundLink.tsx';

/**
 * `action` is the one thing to do on a field, `plain` an outlined second, `dark` the action on an amber field.
 */
export type ButtonKind = 'action' | 'plain' | 'dark';

const KINDS: Record<ButtonKind, string> = {
  action: 'button button-action foot',
  plain: 'button button-plain',
  dark: 'button button-dark',
};

interface Look {
  kind?: ButtonKind;
  icon?: IconName;
  className?: string;
  children: ReactNode;
}

interface LinkProps extends Look {
  href: string;
  /** Names the link where its words alone say too little; begins with them. */
  label?: string;
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
  label,
  newTabNote,
  event,
}: LinkProps) {
  const look = `${KINDS[kind]} ${className}`;
  const content = (
    <>
      {children}
      {icon && <Icon name={icon} />}
    </>
  );
  return newTabNote ? (
    <OutboundLink href={href} note={newTabNote} className={look} event={event}>
      {content}
    </OutboundLink>
  ) : (
    <a href={href} aria-label={label} className={look} data-event={event}>
      {content}
    </a>
  );
}

interface SubmitProps extends Look {
  /** Shows that a press does nothing now, and keeps the focus, which `disabled` would lose. */
  ariaDisabled?: boolean;
  /** Name of the analytics event that a click fires. */
  event?: string;
  /** The value that the form sends for this button, where it has several. */
  name?: string;
  value?: string;
}

/** The button that sends a form. */
export function SubmitButton({
  kind = 'action',
  icon,
  className = '',
  children,
  ariaDisabled = false,
  event,
  name,
  value,
}: SubmitProps) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      aria-disabled={ariaDisabled || undefined}
      className={`${KINDS[kind]} ${className}`}
      data-event={event}
    >
      {children}
      {icon && <Icon name={icon} />}
    </button>
  );
}
