import { SubmitButton } from '#src/ui/parts/Button.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';

const FACE = 'inline-flex items-center gap-3';

interface SendButtonProps {
  label: string;
  /** Stands for the label while sending: for screen readers only, unless `said`. */
  sendingLabel: string;
  /** Shows how it looks while sending. */
  sending?: boolean;
  /** The sending label stands beside the spinner for everyone. */
  said?: boolean;
}

/** 'Send Message', or a spinner in its place while sending: the script shows the one or the other. The button keeps its width. */
export function SendButton({ label, sendingLabel, sending = false, said = false }: SendButtonProps) {
  return (
    <SubmitButton ariaDisabled={sending} className="min-w-52 justify-center">
      <span data-idle="" hidden={sending} className={FACE}>
        {label}
        <Icon name="arrow" />
      </span>
      <span data-busy="" hidden={!sending} className={FACE}>
        <svg viewBox="0 0 24 24" className="size-6 animate-spin" aria-hidden="true">
          <circle
            cx="12"
            cy="12"
            r="9"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeDasharray="40 17"
          />
        </svg>
        <span className={said ? undefined : 'sr-only'}>{sendingLabel}</span>
      </span>
    </SubmitButton>
  );
}
