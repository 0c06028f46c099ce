import type { FormCopy } from '#domain/leads/copy/form-copy.ts';
import { GUIDES_PATH } from '#domain/shared/page-paths.ts';
import { OutboundLink } from '#src/ui/parts/OutboundLink.tsx';
import { PhoneLink } from '#src/ui/parts/PhoneLink.tsx';
import type { Desk } from './desk.ts';
import { FormNote } from './FormNote.tsx';

const LINK = 'link inline-flex min-h-target items-center';

interface NotesProps {
  copy: FormCopy;
  desk: Desk;
  /** Words for a form that hands out a file. */
  download?: { opening: string; link: string; failure: string };
}

/** Everything that the form may have to say, for its script to choose from: browsers show nothing of it (src/leads/browser/form). */
export function Notes({ copy, desk, download }: NotesProps) {
  const reach = <Reach desk={desk} />;
  const written = <Written heading={copy.written} />;
  const discard = (
    <button type="button" data-discard="" className={`${LINK} font-semibold`}>
      {copy.discard}
    </button>
  );
  const failure = download?.failure;
  return (
    <template data-notes="">
      <p data-outcome="sending" className="sr-only">
        {copy.sending}
      </p>
      <FormNote outcome="accepted" text={copy.success} />
      {download && (
        <FormNote outcome="opening" text={download.opening}>
          <a data-download="" href={GUIDES_PATH} target="_blank" rel="noopener noreferrer" className={LINK}>
            {download.link}
          </a>
        </FormNote>
      )}
      <FormNote outcome="waiting" text={copy.waiting} failure={failure}>
        <p data-while-open="">{copy.whileOpen}</p>
        <p data-after-closing="" hidden>
          {copy.afterClosing}
        </p>
        {written}
        {reach}
        {discard}
      </FormNote>
      <FormNote outcome="unkept" text={copy.unkept} failure={failure}>
        {reach}
      </FormNote>
      <FormNote outcome="faulty" text={copy.invalid} />
      <FormNote outcome="delivered" text={copy.delivered} />
      <FormNote outcome="returned" text={copy.returned}>
        {written}
        {reach}
        {discard}
      </FormNote>
      <FormNote outcome="discarded" text={copy.discarded} />
    </template>
  );
}

/** The visitor's values, which the script fills in. */
function Written({ heading }: { heading: string }) {
  return (
    <details data-written="" hidden>
      <summary className={LINK}>{heading}</summary>
      <dl />
    </details>
  );
}

/** The ways to a person at once. */
function Reach({ desk }: { desk: Desk }) {
  return (
    <p className="flex flex-wrap gap-x-6">
      <PhoneLink number={desk.phone} className={LINK} />
      {desk.whatsapp && (
        <OutboundLink href={desk.whatsapp.address} note={desk.newTabNote} className={LINK}>
          {desk.whatsapp.label}
        </OutboundLink>
      )}
    </p>
  );
}
