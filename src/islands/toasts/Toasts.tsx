import { useEffect, useState } from 'react';
import { Toaster } from 'sonner';
import styles from 'sonner/dist/styles.css?url';

/** Each island has a React root of its own: in a second one of a page, every toast would show a second time. */
let taken = false;

/**
 * Where toasts appear. Sonner 1.7's defaults are the specified constants (specification, section 9): 3 visible, gap 14,
 * width 356, offset 32, swipe 20 px or 0.11, Alt+T, bottom right, 4000 ms. A toast is never the only message.
 */
export function Toasts() {
  const [first, setFirst] = useState(false);
  useEffect(() => {
    if (taken) return;
    taken = true;
    setFirst(true);
  }, []);
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
