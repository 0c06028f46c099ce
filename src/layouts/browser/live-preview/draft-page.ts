import { Idiomorph } from 'idiomorph';
import { DRAFT_ERRORS_ID, TYPED_PATH, type TypedEntry } from '#domain/entries/drafts.ts';

/** Only what this site answered is made a page of. */
const rules = { createHTML: (answer: string) => answer };
const trusted = window.trustedTypes?.createPolicy('draft', rules) ?? rules;

const UNPROCESSABLE = 422;
const UNREACHED = 'The site cannot be reached. Check your connection: what you type next is tried again.';
const PART = 'main';

/** The page of an entry while that is typed: it follows the last state that was sent, and skips those between. */
export class DraftPage {
  // Not `#`: what lowers it for older engines would be a file that the scripts of visitors share and wait for.
  private waiting: TypedEntry | undefined;
  private busy = false;

  /** Shows an entry; while another state is on its way, the newest one follows it. */
  async show(entry: TypedEntry): Promise<void> {
    this.waiting = entry;
    if (this.busy) return;
    this.busy = true;
    while (this.waiting) {
      const next = this.waiting;
      this.waiting = undefined;
      await send(next).catch(() => tell([UNREACHED]));
    }
    this.busy = false;
  }
}

async function send(entry: TypedEntry): Promise<void> {
  const answer = await fetch(TYPED_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entry),
  });
  if (answer.ok) return change(await answer.text());
  const { detail = answer.statusText } = await answer.json().catch(() => ({}));
  // The page that was shown last stays: a field that is empty for a moment is no reason to take the page away.
  tell(answer.status === UNPROCESSABLE ? String(detail).split('\n') : [String(detail)]);
}

/** Makes the page what the answer is, and touches nothing that is the same: no picture is loaded anew, nothing moves again. */
function change(html: string): void {
  const page = new DOMParser().parseFromString(trusted.createHTML(html), 'text/html');
  const [before, after] = [document.querySelector(PART), page.querySelector(PART)];
  if (before && after) Idiomorph.morph(before, after);
  document.title = page.title;
  tell(Array.from(page.querySelectorAll(`#${DRAFT_ERRORS_ID} li`), ({ textContent }) => textContent ?? ''));
}

function tell(errors: string[]): void {
  const place = document.getElementById(DRAFT_ERRORS_ID);
  if (!place) return;
  place.hidden = errors.length === 0;
  place.querySelector('ul')?.replaceChildren(
    ...errors.map((error) => {
      const line = document.createElement('li');
      line.textContent = error;
      return line;
    }),
  );
}
