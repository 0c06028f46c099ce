import { useEffect } from 'react';
import { Toaster } from 'sonner';

interface ToastsProps {
  /** Called once toasts can be shown. */
  onReady?: () => void;
}

/**
 * Where toasts appear. Sonner 1.7's defaults are the specified constants (specification, section 9): 3 visible, gap 14,
 * width 356, offset 32, swipe 20 px or 0.11, Alt+T, bottom right, 4000 ms. A toast is never the only message.
 */
export function Toasts({ onReady }: ToastsProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Toaster
      toastOptions={{
        classNames: {
          toast:
            'rounded-card! border-2! border-paper! bg-ink! font-text! text-label! text-paper! [box-shadow:none]!',
        },
      }}
    />
  );
}
