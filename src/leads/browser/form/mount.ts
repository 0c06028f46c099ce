import type { FormDefinition } from '#domain/leads/forms/definition.ts';
import { ready } from '../../../ui/browser/deferred-events.ts';
import { somethingWaits } from '../pending-flag.ts';
import { resume } from './returned-message.ts';
import { startForm } from './start.ts';
import { fetchToasts } from './toasts.ts';

/** Runs the forms of a page that make leads. @param definitions of all that it may have */
export function runForms(definitions: readonly FormDefinition[]): void {
  const tellings = [...document.querySelectorAll<HTMLFormElement>('form[data-lead]')].flatMap((form) => {
    const definition = definitions.find(({ action }) => action === form.getAttribute('action'));
    return definition ? [startForm(form, definition)] : [];
  });
  ready('lead-form');
  if (somethingWaits()) {
    fetchToasts();
    void resume(tellings);
  }
}
