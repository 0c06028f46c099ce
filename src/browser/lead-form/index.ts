/** Runs the forms of a page that make leads. */
import { FORMS } from '#domain/forms/index.ts';
import { ready } from '../held.ts';
import { somethingWaits } from '../waiting.ts';
import { resume } from './kept.ts';
import { startForm } from './start.ts';
import { fetchToasts } from './toasts.ts';

const tellings = [...document.querySelectorAll<HTMLFormElement>('form[data-lead]')].flatMap((form) => {
  const definition = Object.values(FORMS).find(({ action }) => action === form.getAttribute('action'));
  return definition ? [startForm(form, definition)] : [];
});
ready('lead-form');
if (somethingWaits()) {
  fetchToasts();
  void resume(tellings);
}
