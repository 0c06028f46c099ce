import type { ReactNode } from 'react';
import {
  ACTION_FIELD,
  DESK_ACTION,
  DESK_NAME_MAX,
  type DeskAction,
  type DeskSheet,
  NAME_FIELD,
} from '#domain/desk.ts';
import { LEAD_STATES } from '#domain/lead-states.ts';
import { TOKEN_PARAMETER } from '#domain/newsletter.ts';
import { type ButtonKind, SubmitButton } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import type { SheetCopy } from './LeadDesk.tsx';

/**
 * The buttons of a lead, in one form with the name of who uses them. The first one takes it: that is what Enter in the field of the
 * name does.
 */
export function DeskForm({ copy, sheet }: { copy: SheetCopy; sheet: DeskSheet }) {
  const outcomes = LEAD_STATES.filter((state) => state !== sheet.state).toSorted(
    (a, b) => Number(a === 'open') - Number(b === 'open'),
  );
  return (
    <form method="post" action={DESK_ACTION}>
      <input type="hidden" name={TOKEN_PARAMETER} value={sheet.token} />
      <div className="border-b-2 border-ink">
        <Field
          name={NAME_FIELD}
          label={copy.labels.yourName}
          hint={copy.nameHint}
          error={sheet.lacksName ? copy.lacksName : undefined}
          autoComplete="name"
          maxLength={DESK_NAME_MAX}
        />
      </div>
      <Group legend={copy.outcome}>
        <Act what="taken" kind="action" copy={copy} />
        {outcomes.map((state) => (
          <Act key={state} what={state} kind="plain" copy={copy} />
        ))}
      </Group>
      {(sheet.isSuspectedSpam || sheet.hasEmail) && (
        <Group legend={copy.more}>
          {sheet.isSuspectedSpam && <Act what="released" kind="action" copy={copy} />}
          {sheet.hasEmail && <Act what="resent" kind="plain" copy={copy} />}
        </Group>
      )}
    </form>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="px-5 pt-4 pb-5 md:px-6">
      <legend className="float-left mb-3 w-full text-label font-semibold text-muted">{legend}</legend>
      <div className="clear-both flex flex-wrap gap-3">{children}</div>
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
