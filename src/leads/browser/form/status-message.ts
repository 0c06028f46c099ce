import { isToastKind, toast } from './toasts.ts';

/** The values that can be put into a note before it is shown. */
export interface Filling {
  /** The values for the braces of its words. */
  said?: Record<string, string>;
  /** The visitor's values, by label. */
  written?: [label: string, value: string][];
  /** Where the link for a download leads. */
  download?: string;
  /** The browser sends what waits, even when all pages are closed. */
  afterClosing?: boolean;
  /** No toast says it too. */
  isQuiet?: boolean;
}

/** The region of a form that tells the outcome, with the words that the page keeps for it (src/leads/forms/Notes.tsx). */
export function formNote(form: HTMLFormElement) {
  const region = form.querySelector<HTMLElement>('[role=status]');
  const words = form.querySelector<HTMLTemplateElement>('template[data-notes]');
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');

  /** The old content of the region may have had the focus. */
  function show(...note: Node[]): void {
    const hadFocus = region?.contains(document.activeElement);
    region?.replaceChildren(...note);
    if (hadFocus) button?.focus({ preventScroll: true });
  }

  return {
    /** Says what came of the form, here and by a toast where the note has words for one. */
    say(outcome: string, filling: Filling = {}): void {
      const note = words?.content.querySelector(`[data-outcome=${outcome}]`)?.cloneNode(true);
      if (!(note instanceof HTMLElement)) return;
      fill(note, filling);
      show(note);
      const { toast: kind = '', toastText } = note.dataset;
      if (isToastKind(kind) && !filling.isQuiet)
        toast(kind, toastText ?? note.querySelector('[data-words]')?.textContent ?? '', form);
    },

    /** Scrolls to it, where a press has left it out of sight or where the toast will stand; to its begin where both have no room. */
    bringIntoSight(): void {
      const note = region?.firstElementChild;
      if (!note) return;
      const { scrollMarginBlockEnd: below } = getComputedStyle(note);
      const { scrollPaddingBlockStart: header } = getComputedStyle(document.documentElement);
      const room = innerHeight - Number.parseFloat(header) - Number.parseFloat(below);
      note.scrollIntoView({ block: note.clientHeight > room ? 'start' : 'nearest', behavior: 'instant' });
    },

    /** Its text now. */
    outcome: () => region?.querySelector<HTMLElement>('[data-outcome]')?.dataset['outcome'],
  };
}

export type Note = ReturnType<typeof formNote>;

function fill(note: HTMLElement, { said = {}, written = [], download, afterClosing = false }: Filling): void {
  const part = (name: string) => note.querySelector<HTMLElement>(`[data-${name}]`);
  const text = part('words');
  for (const [place, value] of Object.entries(said))
    if (text) text.textContent = (text.textContent ?? '').replace(`{${place}}`, value);
  if (download) part('download')?.setAttribute('href', download);
  part('while-open')?.toggleAttribute('hidden', afterClosing);
  part('after-closing')?.toggleAttribute('hidden', !afterClosing);
  part('written')?.toggleAttribute('hidden', written.length === 0);
  const list = part('written')?.querySelector('dl');
  for (const [label, value] of written) {
    list?.append(withText('dt', label), withText('dd', value));
  }
}

function withText(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
