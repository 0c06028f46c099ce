import { useCallback, useState } from 'react';
import type { FormCopy } from '#domain/form-copy.ts';
import type { Outcome } from './FormNote.tsx';

/** What the form says of its outcome. */
export interface Note {
  outcome: Outcome;
  text: string;
}

/** Says what came of the form: the words of the outcome, unless others are given. */
export type Say = (outcome: Outcome, text?: string) => void;

/** Keeps what the form says. */
export function useNote(copy: FormCopy) {
  const [note, setNote] = useState<Note>();
  const say: Say = useCallback(
    (outcome, text) => {
      const words: Record<Outcome, string> = { ...copy, accepted: copy.success, faulty: copy.invalid };
      setNote({ outcome, text: text ?? words[outcome] });
    },
    [copy],
  );
  const clear = useCallback(() => setNote(undefined), []);
  return { note, say, clear };
}
