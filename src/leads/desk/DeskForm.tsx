import type { ReactNode } from 'react';
import { grouped } from '#domain/company/claims.ts';
import { DESK_NAME_MAX, type DeskAction } from '#domain/leads/desk/desk.ts';
import type { DeskCopy } from '#domain/leads/desk-links/desk-copy.ts';
import {
  ACTION_FIELD,
  DESK_ACTION,
  type DeskSheet,
  NAME_FIELD,
  NOTE_MAX,
  SHOWN_CALL_FIELD,
  type WorkField,
} from '#domain/leads/desk-links/desk-page.ts';
import { TOKEN_PARAMETER } from '#domain/leads/newsletter/newsletter.ts';
import type { LeadState } from '#domain/leads/states.ts';
import { lagosCellTime } from '#domain/shared/dates.ts';
import { type ButtonKind, SubmitButton } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/Field.tsx';
import { SelectField } from '#src/ui/parts/SelectField.tsx';

/** The words of the page where its link works. */
export type SheetCopy = Omit<DeskCopy, 'expired' | 'failed'>;

interface Props {
  copy: SheetCopy;
  sheet: DeskSheet;
}

/**
 * The buttons of a lead and what is noted with them, in one form: whichever is pressed, nothing that was typed is lost. The first button
 * takes it: that is what Enter in the field of the name does.
 */
export function DeskForm({ copy, sheet }: Props) {
  const { isSuspectedSpam, hasEmail } = sheet;
  const { values = {}, errors = {} } = sheet.returned ?? {};
  const [day, hour] = sheet.nextCallAt ? lagosCellTime(sheet.nextCallAt).split(' ') : [];
  const shown: Partial<Record<WorkField, string | undefined>> = {
    call_day: day,
    call_hour: hour,
    value: sheet.wonValue === null ? undefined : grouped(sheet.wonValue),
    reason: sheet.lostReason ?? undefined,
  };
  const field = (name: WorkField) => ({
    name,
    defaultValue: sheet.returned ? values[name] : shown[name],
    error: errors[name] && copy.errors[errors[name]],
  });
  const act = (what: DeskAction, kind: ButtonKind = 'plain') => <Act what={what} kind={kind} copy={copy} />;
  const unless = (state: LeadState, button: ReactNode) => (sheet.state === state ? null : button);
  return (
    <form method="post" action={DESK_ACTION}>
      <input type="hidden" name={TOKEN_PARAMETER} value={sheet.token} />
      <input type="hidden" name={SHOWN_CALL_FIELD} value={sheet.nextCallAt ?? ''} />
      <Field
        name={NAME_FIELD}
        label={copy.labels.yourName}
        hint={copy.nameHint}
        defaultValue={sheet.returned ? values[NAME_FIELD] : sheet.deskName}
        error={errors[NAME_FIELD] && copy.errors[errors[NAME_FIELD]]}
        autoComplete="name"
        maxLength={DESK_NAME_MAX}
      />
      <Buttons legend={copy.outcome}>
        {act('taken', 'action')}
        {unless('answered', act('answered'))}
        {unless('open', act('open'))}
      </Buttons>
      <Field {...field('note')} label={copy.labels.note} maxLength={NOTE_MAX} multiline />
      <div className="grid border-t-2 border-rule sm:grid-cols-2">
        <Field {...field('call_day')} label={copy.labels.callDay} type="date" />
        <Field {...field('call_hour')} label={copy.labels.callHour} type="time" />
      </div>
      <Buttons>{act('noted')}</Buttons>
      <Field {...field('value')} label={copy.labels.value} hint={copy.valueHint} inputMode="decimal" />
      <Buttons>{act('won')}</Buttons>
      <SelectField
        {...field('reason')}
        label={copy.labels.reason}
        options={copy.reasons}
        none={copy.labels.noReason}
      />
      <Buttons>{act('lost')}</Buttons>
      {(isSuspectedSpam || hasEmail) && (
        <Buttons legend={copy.more}>
          {isSuspectedSpam && act('released', 'action')}
          {hasEmail && act('resent')}
        </Buttons>
      )}
    </form>
  );
}

function Buttons({ legend, children }: { legend?: string; children: ReactNode }) {
  const buttons = <div className="clear-both flex flex-wrap gap-3">{children}</div>;
  const look = 'border-b-2 border-rule px-5 pt-4 pb-5 md:px-6';
  if (legend === undefined) return <div className={look}>{buttons}</div>;
  return (
    <fieldset className={look}>
      <legend className="float-left mb-3 w-full text-label font-semibold text-muted">{legend}</legend>
      {buttons}
    </fieldset>
  );
}

function Act({ what, kind, copy }: { what: DeskAction; kind: ButtonKind; copy: SheetCopy }) {
  return (
    <SubmitButton kind={kind} name={ACTION_FIELD} value={what}>
      {copy.buttons[what]}
    </SubmitButton>
  );
}
