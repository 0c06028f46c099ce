import type { ReactNode } from 'react';
import type { FormDefinition } from '#domain/leads/forms/definition.ts';
import { CONSENT_FIELD, NEWS_FIELD, TRAP_FIELD } from '#domain/leads/submission.ts';
import { knownOrigin } from '#domain/visits/origin.ts';
import { ErrorSummary } from '#src/ui/parts/ErrorSummary.tsx';
import { Field } from '#src/ui/parts/Field.tsx';
import type { Download, ExplainedForm, FormWords } from './form-words.ts';
import { NewsBox } from './NewsBox.tsx';
import { Note } from './Note.tsx';
import { nativeOf } from './native.ts';
import { SendButton } from './SendButton.tsx';
import { useLead } from './use-lead.ts';

/** Props that pages hand to a form that makes a lead. */
export interface LeadFormProps {
  words: FormWords;
  /** The form after a plain POST. */
  returned?: ExplainedForm | undefined;
}

interface Special extends LeadFormProps {
  definition: FormDefinition;
  /** Begins the ids of the fields, where a page has two forms. */
  ids?: string;
  /** The grid of the cells, and where each stands in it. */
  grid: string;
  places?: Partial<Record<string, string>>;
  /** Texts that the page begins fields with. */
  values?: Partial<Record<string, string>>;
  /** Values that the page sends along. */
  carried?: Readonly<Record<string, string>>;
  /** Shows 'sending' beside the spinner, not only to screen readers. */
  saysSending?: boolean;
  /** Words for a form that hands out a file. */
  download?: Download | undefined;
  /** Draws a field that is not a line or a text. */
  choice?: (cell: { name: string; label: string; error?: string; defaultValue?: string }) => ReactNode;
}

/**
 * A form that makes a lead. As the server renders it, it posts by itself and the server validates it; hydrated, it validates, keeps, sends
 * and says what came of it. Its fields are uncontrolled, so that what was typed before stays.
 */
export function LeadForm({
  definition,
  words,
  returned,
  ids,
  grid,
  places = {},
  values = {},
  carried = {},
  saysSending,
  download,
  choice,
}: Special) {
  const { form, errors, news, isSending, isReturned, onSubmit, onInput, onDiscard } = useLead({
    definition,
    words,
    returned,
    download,
  });
  const typed = returned?.values ?? values;
  return (
    <>
      {returned && isReturned && (
        <ErrorSummary
          heading={returned.heading}
          errors={returned.errors}
          fields={Object.keys(definition.fields)}
          form={ids}
        />
      )}
      <form
        ref={form}
        method="post"
        action={definition.action}
        noValidate
        data-held={definition.action}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <p className="border-b-2 border-ink px-5 py-3 text-label text-muted md:px-6">{words.needed}</p>
        {Object.entries({ ...carried, ...knownOrigin(returned?.values ?? {}) }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={grid}>
          {Object.entries(definition.fields).map(([name, field]) => {
            const cell = {
              name,
              label: words.labels[name] ?? name,
              error: errors[name],
              defaultValue: typed[name],
            };
            return field.kind === 'choice' ? (
              choice?.(cell)
            ) : (
              <Field
                key={name}
                {...nativeOf(field)}
                {...cell}
                form={ids}
                hint={words.hints[name]}
                readOnly={isSending}
                place={places[name] ?? ''}
              />
            );
          })}
        </div>
        {words.news && <NewsBox {...words.news} ticked={Boolean(typed[NEWS_FIELD])} />}
        <label className="hidden">
          {words.trap}
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
        <input type="hidden" name={CONSENT_FIELD} value={words.privacyVersion} />
        <div className="p-5 md:p-6">
          <div role="status">
            {news && (
              <Note key={news.id} news={news} words={words} download={download} onDiscard={onDiscard} />
            )}
          </div>
          <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-4">
            <p className="text-label text-muted">{words.privacy}</p>
            <SendButton
              label={words.send}
              sendingLabel={words.sending}
              sending={isSending}
              said={saysSending}
            />
          </div>
        </div>
      </form>
    </>
  );
}
