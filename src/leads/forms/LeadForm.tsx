import type { ComponentProps, ReactNode } from 'react';
import type { FormDefinition, FormField } from '#domain/leads/forms/fields.ts';
import { CONSENT_FIELD, NEWS_FIELD, TRAP_FIELD } from '#domain/leads/submission.ts';
import { knownOrigin } from '#domain/visits/origin.ts';
import { SubmitButton } from '#src/ui/parts/Button.tsx';
import { ErrorSummary } from '#src/ui/parts/ErrorSummary.tsx';
import { Field } from '#src/ui/parts/Field.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import type { Download, ExplainedForm, FormWords } from './form-words.ts';
import { Note } from './Note.tsx';
import { useLead } from './use-lead.ts';

type Native = Pick<
  ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'multiline' | 'required'
>;

const KINDS: Record<Exclude<FormField['kind'], 'choice'>, Native> = {
  line: {},
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel' },
  text: { multiline: true },
};

/** The attributes of a field in HTML: its keypad, what may be filled in, and how long it may be. */
function nativeOf(field: FormField): Native {
  if (field.kind === 'choice') return {};
  const { kind, max, autoComplete, optional = false } = field;
  return { ...KINDS[kind], maxLength: max, autoComplete, required: !optional };
}

interface NewsBoxProps {
  label: string;
  /** Of the label; stored when it is agreed to. */
  version: string;
  /** As the visitor left it, in a form that came back. */
  ticked: boolean;
}

/** Asks for the newsletter too: a choice of its own, which nobody has made beforehand. */
function NewsBox({ label, version, ticked }: NewsBoxProps) {
  return (
    <label className="flex min-h-target items-center gap-3 border-b-2 border-ink px-5 py-3 text-label leading-snug md:px-6">
      <input
        type="checkbox"
        name={NEWS_FIELD}
        value={version}
        defaultChecked={ticked}
        className="size-5 shrink-0 accent-brand"
      />
      {label}
    </label>
  );
}

const FACE = 'inline-flex items-center gap-3';

interface SendButtonProps {
  label: string;
  /** Stands for the label while sending: for screen readers only, unless `said`. */
  sendingLabel: string;
  /** Shows how it looks while sending. */
  sending?: boolean;
  /** The sending label is beside the spinner for everyone. */
  said?: boolean;
}

/** 'Send Message', or a spinner in its place while sending: the script shows the one or the other. The button keeps its width. */
export function SendButton({ label, sendingLabel, sending = false, said = false }: SendButtonProps) {
  return (
    <SubmitButton ariaDisabled={sending} className="min-w-52 justify-center">
      <span data-idle="" hidden={sending} className={FACE}>
        {label}
        <Icon name="arrow" />
      </span>
      <span data-busy="" hidden={!sending} className={FACE}>
        <svg viewBox="0 0 24 24" className="size-6 animate-spin" aria-hidden="true">
          <circle
            cx="12"
            cy="12"
            r="9"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeDasharray="40 17"
          />
        </svg>
        <span className={said ? undefined : 'sr-only'}>{sendingLabel}</span>
      </span>
    </SubmitButton>
  );
}

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
  /** The grid of the cells, and where each is in it. */
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
        data-defer={definition.action}
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
