import { useLayoutEffect, useRef } from 'react';
import { OutboundLink } from '#src/ui/parts/OutboundLink.tsx';
import { CopyReference } from './CopyReference.tsx';
import { FormNote } from './FormNote.tsx';
import type { Download, FormWords } from './form-words.ts';
import type { News } from './news.ts';

const LINK = 'link inline-flex min-h-target items-center';

interface NoteProps {
  news: News;
  words: FormWords;
  download: Download | undefined;
  onDiscard: () => void;
}

/** The outcome of a form, in words, and the visitor's next actions. A form that is folded away opens to show it. */
export function Note({ news, words, download, onDiscard }: NoteProps) {
  const place = useRef<HTMLDivElement>(null);
  const { outcome, text, kept = [], reasons = [], file, reference, afterClosing, isAnswer } = news;
  useLayoutEffect(() => {
    const note = place.current;
    const fold = note?.closest('details');
    if (fold) fold.open = true;
    if (isAnswer) bringIntoSight(note);
    return () => giveFocusBack(note);
  }, [isAnswer]);
  if (outcome === 'sending') return <p className="sr-only">{text}</p>;
  const isKept = outcome === 'waiting' || outcome === 'returned';
  const written = kept.flatMap(({ key, body }) =>
    Object.entries(words.labels).flatMap(([name, label]) =>
      body[name] ? [{ id: `${key} ${name}`, label, value: body[name] }] : [],
    ),
  );
  return (
    <div ref={place}>
      <FormNote outcome={outcome} text={text}>
        {reasons.length > 0 && (
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        {file && (
          <a href={file} target="_blank" rel="noopener noreferrer" className={LINK}>
            {download?.link}
          </a>
        )}
        {outcome === 'waiting' && (
          <p>{afterClosing ? words.outcomes.afterClosing : words.outcomes.whileOpen}</p>
        )}
        {written.length > 0 && (
          <details>
            <summary className={LINK}>{words.written}</summary>
            <dl>
              {written.map(({ id, label, value }) => (
                <div key={id}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
        {reference && words.copyReference && (
          <CopyReference reference={reference} words={words.copyReference} />
        )}
        {reference && <ChatOf reference={reference} desk={words.desk} />}
        {(isKept || outcome === 'unkept' || outcome === 'refused') && <Reach desk={words.desk} />}
        {isKept && (
          <button type="button" onClick={onDiscard} className={`${LINK} font-semibold`}>
            {words.discard}
          </button>
        )}
      </FormNote>
    </div>
  );
}

/** A chat about the lead that was made, whose first message names it. */
function ChatOf({
  reference,
  desk: { whatsapp, newTabNote },
}: { reference: string } & Pick<FormWords, 'desk'>) {
  if (!whatsapp) return null;
  const text = encodeURIComponent(whatsapp.about.replace('{reference}', reference));
  return (
    <p>
      <OutboundLink href={`${whatsapp.address}?text=${text}`} note={newTabNote} className={LINK}>
        {whatsapp.label}
      </OutboundLink>
    </p>
  );
}

/** The ways to a person at once. */
function Reach({ desk: { phone, whatsapp, newTabNote } }: Pick<FormWords, 'desk'>) {
  return (
    <p className="flex flex-wrap gap-x-6">
      <a href={`tel:${phone.number}`} className={LINK}>
        {phone.text}
      </a>
      {whatsapp && (
        <OutboundLink href={whatsapp.address} note={newTabNote} className={LINK}>
          {whatsapp.label}
        </OutboundLink>
      )}
    </p>
  );
}

/** Scrolls to a note, where a press has left it out of sight or where the toast will stand; to its begin where both have no room. */
function bringIntoSight(place: HTMLElement | null): void {
  const note = place?.firstElementChild;
  if (!note) return;
  const { scrollMarginBlockEnd: below } = getComputedStyle(note);
  const { scrollPaddingBlockStart: header } = getComputedStyle(document.documentElement);
  const room = innerHeight - Number.parseFloat(header) - Number.parseFloat(below);
  note.scrollIntoView({ block: note.clientHeight > room ? 'start' : 'nearest', behavior: 'instant' });
}

/** A note that goes had the focus, perhaps: the button of its form gets it. */
function giveFocusBack(note: HTMLElement | null): void {
  if (!note?.contains(document.activeElement)) return;
  note.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
}
