import { SubmitButton } from '#src/ui/Button.tsx';

interface SendButtonProps {
  label: string;
  /** Stands for the label while sending: for screen readers only, unless `said`. */
  sendingLabel: string;
  sending: boolean;
  /** The sending label stands beside the spinner for everyone. */
  said?: boolean;
}

/** 'Send Message', or a spinner in its place while sending; the button keeps its width. */
export function SendButton({ label, sendingLabel, sending, said = false }: SendButtonProps) {
  return (
    <SubmitButton disabled={sending} icon={sending ? undefined : 'arrow'} className="min-w-52 justify-center">
      {sending ? (
        <>
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
        </>
      ) : (
        label
      )}
    </SubmitButton>
  );
}
