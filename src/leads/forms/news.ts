import type { Kept } from '#src/leads/browser/outbox.ts';
import { LOOKS, type Outcome } from './FormNote.tsx';
import type { Download, FormWords } from './form-words.ts';

/** An outcome, as a form says it. */
export interface News {
  /** Another one for each thing that is said. */
  id: number;
  outcome: Outcome | 'sending';
  text: string;
  /** The visitor's messages that are kept in this browser. */
  kept?: readonly Kept[];
  /** The path of which it speaks. */
  path?: string;
  /** Errors in what the page sends along, which no field can show. */
  reasons?: string[];
  /** The address of the file that the form hands out. */
  file?: string | undefined;
  /** By which the desk finds the lead that was made; empty where the answer broke off. */
  reference?: string;
  /** The browser sends what is kept, even when all pages are closed. */
  afterClosing?: boolean;
  /** The visitor's press led to it. */
  isAnswer?: boolean;
}

/** The words of a form about each outcome. */
export function textOf(outcome: News['outcome'], words: FormWords, download: Download | undefined): string {
  const { outcomes } = words;
  const texts: Record<News['outcome'], string> = {
    ...outcomes,
    sending: words.sending,
    accepted: outcomes.success,
    opening: download?.opening ?? outcomes.success,
    invalid: outcomes.invalid,
  };
  return texts[outcome];
}

/** Puts values into the braces of a text. */
export const filled = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** The toast that says an outcome too, where one does. */
export function toastOf({ outcome, text }: News, download: Download | undefined) {
  const kind = outcome === 'sending' ? undefined : LOOKS[outcome].toast;
  const isFailure = outcome === 'waiting' || outcome === 'unkept';
  if (!kind) return undefined;
  return download && isFailure ? ({ kind: 'error', text: download.failure } as const) : { kind, text };
}
