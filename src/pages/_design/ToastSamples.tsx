import { show } from '#src/ui/toasts/show.tsx';

const SAMPLES = [
  ['success', 'We have your message.'],
  ['warning', 'Your message is kept in this browser.'],
  ['error', 'Your message could not reach us.'],
] as const;

/** Buttons that show a toast of each kind. */
export function ToastSamples() {
  return (
    <div className="kit-surface">
      {SAMPLES.map(([kind, text]) => (
        <button key={kind} type="button" className="link" onClick={() => show(kind, text)}>
          {kind}
        </button>
      ))}
    </div>
  );
}
