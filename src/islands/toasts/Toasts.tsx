import { useState } from 'react';
import { Toaster } from 'sonner';
import styles from 'sonner/dist/styles.css?url';

let shown = false;

/** Whether this is the first of its page: each island has its own root, and every toast would show in each. */
function isFirst(): boolean {
  const first = !shown;
  shown = true;
  return first;
}

/**
 * Where toasts appear. Sonner 1.7's defaults are the specified constants (specification, section 9): 3 visible, gap 14,
 * width 356, offset 32, swipe 20 px or 0.11, Alt+T, bottom right, 4000 ms. A toast is never the only message.
 */
export function Toasts() {
  const [first] = useState(isFirst);
  return (
    first && (
      <>
        <link rel="stylesheet" href={styles} precedence="toasts" />
        <Toaster
          toastOptions={{
            classNames: {
              toast:
                'rounded-card! border-2! border-ink! bg-paper! font-text! text-label! text-ink! shadow-none!',
            },
          }}
        />
      </>
    )
  );
}
