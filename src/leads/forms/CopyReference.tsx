import { useState } from 'react';
import type { FormWords } from './form-words.ts';

interface Props {
  reference: string;
  words: NonNullable<FormWords['copyReference']>;
}

/** Copies the reference of what was sent, and says so. It stays in the sentence above, for browsers that refuse. */
export function CopyReference({ reference, words }: Props) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <button
        type="button"
        onClick={copy}
        className="link inline-flex min-h-target cursor-pointer items-center"
      >
        {words.label}
      </button>
      {/* A region of its own: otherwise the whole note is read out again. */}
      <span aria-live="polite" aria-atomic="true">
        {isCopied && words.copied}
      </span>
    </p>
  );
}
