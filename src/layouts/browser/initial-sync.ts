/** Loads a page that waits for the initial sync of the content again as soon as it is there, unless something was typed into it. */
import { FIRST_COPY_WAIT } from '#domain/services/content.ts';
import { hasInput } from '#src/ui/browser/has-input.ts';

const SECOND = 1000;

const look = async () => {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok && !hasInput()) location.reload();
  else setTimeout(look, FIRST_COPY_WAIT * SECOND);
};
setTimeout(look, FIRST_COPY_WAIT * SECOND);
